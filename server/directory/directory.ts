import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { readerLanguage } from '#contract/reader-language.ts';
import { findCityBySlug } from '#server/places/places.ts';
import { callerLanguage } from '#server/platform/http/caller-language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { absentPage } from './absent-page.ts';
import { idIn, pageNumber } from './addresses.ts';
import { sendBadge } from './badge.ts';
import { cityPage } from './city-page.ts';
import { orderOf } from './city-order.ts';
import type { Page } from './page.ts';
import { profilePage } from './profile/page.ts';
import { findProfile, readProfileFacts } from './profile/read.ts';
import { readFor } from './reading.ts';
import { mountRobotsAndSitemap } from './robots.ts';
import { sendPage } from './send.ts';
import { siteOf, type Look, type Site } from './site.ts';
import { tradePage } from './trade-page.ts';
import { tradesPage } from './trades-page.ts';
import { findTradeBySlug } from './trades/trades.ts';

export type { Look } from './site.ts';

/**
 * Mounts the public pages: a professional's own, the directory by trade and city, and sitemap and
 * robots. Only professionals who agreed are on them; they are HTML whose only scripts are those of the scheme.
 */
export function mountDirectory(app: Hono, platform: Platform, look: Look): void {
  const site = siteOf(platform, look);
  const pages = new Hono();
  pages.get('/pro/:name', (c) => toReadersLanguage(c, platform));
  for (const language of LANGUAGES) mountLanguage(pages, platform, site, language);
  mountRobotsAndSitemap(pages, platform, site);
  app.route('/', pages);
}

function mountLanguage(pages: Hono, platform: Platform, site: Site, language: Language): void {
  const send = (c: Context, page: Page | undefined) =>
    sendPage(c, page ?? absentFor(language, site), site);
  const root = `/${language}`;
  pages.use(`${root}/*`, (_, next) => platform.shedder.during(next), compress());
  pages.get(`${root}/pro/:name`, (c) => sendProfile(c, platform, site, language));
  pages.get(`${root}/badge/:file`, (c) => sendBadge(c, platform, site, language));
  pages.get(`${root}/professionals`, async (c) =>
    send(c, await tradesPage(readFor(c, platform), language, site, c.req.query('q'))),
  );
  pages.get(`${root}/:trade`, async (c) => {
    const profession = findTradeBySlug(c.req.param('trade'), language);
    return send(
      c,
      profession && (await tradePage(readFor(c, platform), profession, language, site)),
    );
  });
  pages.get(`${root}/:trade/:city`, async (c) => {
    const profession = findTradeBySlug(c.req.param('trade'), language);
    const city = findCityBySlug(c.req.param('city'), language);
    const page = pageNumber(c.req.query('page'));
    const order = orderOf(c.req.query('sort'));
    if (profession === undefined || city === undefined || page === undefined) {
      return send(c, undefined);
    }
    return send(
      c,
      await cityPage(readFor(c, platform), { profession, city, page, order, language }, site),
    );
  });
}

/** A page has one canonical address: another name before the right id redirects to it. */
async function sendProfile(c: Context, platform: Platform, site: Site, language: Language) {
  const name = c.req.param('name') ?? '';
  const page = pageNumber(c.req.query('page'));
  const id = idIn(name);
  const professional = id && page ? await findProfile(platform, id) : undefined;
  if (!professional || !page) return sendPage(c, absentFor(language, site), site);
  const { publicPath } = professional.profile;
  if (publicPath !== `/pro/${name}`) return c.redirect(`/${language}${publicPath}`, 301);
  const facts = await readProfileFacts(platform, professional, { language, page });
  const found = facts && profilePage(facts, language, site);
  return sendPage(c, found ?? absentFor(language, site), site);
}

/** The 404 page of an address in a language, which need not be offered. */
function absentFor(language: Language, site: Site): Page {
  return absentPage(readerLanguage(site, language));
}

/** Redirects for any id: the page itself answers whether it exists. */
function toReadersLanguage(c: Context, { config }: Platform): Response {
  const said = c.req.query('lang');
  const accepted = c.req.header('accept-language');
  const language = callerLanguage([said], accepted, config);
  c.header('cache-control', 'no-cache');
  c.header('vary', 'Accept-Language');
  return c.redirect(`/${language}/pro/${encodeURIComponent(c.req.param('name') ?? '')}`, 302);
}
