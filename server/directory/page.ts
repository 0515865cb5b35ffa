import type { Language } from '#contract/language.ts';
import { ownName } from '#contract/language-facts.ts';
import { languageAttributes } from '#server/platform/page-language.ts';
import { Html, markup } from '#server/platform/html.ts';
import { SCHEME_HEAD } from '#server/platform/page-look.ts';
import { askPagePath, type Addresses } from './addresses.ts';
import { LOCALES_OF_COUNTRIES, tagOf } from './locales.ts';
import { schemeSwitch } from './scheme-switch.ts';
import type { Site } from './site.ts';
import { dataBlock, type Thing } from './structured-data.ts';
import { textsIn } from './texts/texts.ts';

/** A public page, before its layout. */
export interface Page {
  language: Language;
  title: string;
  description: string;
  /** Undefined for a 404 page. */
  addresses: Addresses | undefined;
  /** Its own picture, from the root of the site. */
  picture?: string | undefined;
  things: readonly Thing[];
  body: Html;
  /** Fixed to the foot of a phone's screen. */
  action?: Html;
}

/** The whole HTML document of a page, whose only scripts apply and switch the scheme. */
export function document(page: Page, site: Site): string {
  const { language, title, description, action } = page;
  const texts = textsIn(language);
  const { styles, fonts } = site.look;
  const { shades, version } = site.chosen;
  return markup`<!doctype html>
<html ${languageAttributes(language, tagOf(language))}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · ${site.brand}</title>
<meta name="description" content="${description}">
${new Html(SCHEME_HEAD)}
${page.addresses ? links(page.addresses, page, site) : new Html('<meta name="robots" content="noindex">')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/app-icons/180.png">
<link rel="manifest" href="/manifest.webmanifest">
${fonts.map((font) => markup`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`)}${
    styles && new Html(`<style>${styles}</style>`)
  }${shades && markup`\n<link rel="stylesheet" href="/api/site/brand.css?v=${version}">`}
${page.things.length > 0 ? dataBlock(page.things) : undefined}
</head>
<body class="flex min-h-dvh flex-col">
<a href="#content" class="sr-only rounded-md bg-card px-4 py-3 focus:not-sr-only focus:absolute focus:top-3 focus:start-3 focus:z-20">${texts.skip}</a>
${header(page, site)}
<main id="content" tabindex="-1" class="container-page w-full grow pt-6 pb-20 outline-none sm:pt-8">
${page.body}
</main>
${footer(language, site, action ? 'pb-24 lg:pb-0' : '')}
${action}
</body>
</html>
`.text;
}

function links(addresses: Addresses, page: Page, site: Site): Html {
  const { publicUrl, brand, offeredLanguages } = site;
  const own = `${publicUrl}${addresses[page.language]}`;
  return markup`<link rel="canonical" href="${own}">
${offeredLanguages.map((language) => markup`<link rel="alternate" hreflang="${language}" href="${publicUrl}${addresses[language]}">\n`)}<link rel="alternate" hreflang="x-default" href="${publicUrl}${addresses.otherwise}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand}">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:url" content="${own}">
<meta property="og:locale" content="${cardLocale(page.language)}">
${offeredLanguages.filter((language) => language !== page.language).map((language) => markup`<meta property="og:locale:alternate" content="${cardLocale(language)}">\n`)}${
    page.picture && markup`<meta property="og:image" content="${publicUrl}${page.picture}">`
  }<meta name="twitter:card" content="${page.picture ? 'summary_large_image' : 'summary'}">`;
}

/** As Open Graph writes it: `fr_CA`. */
function cardLocale(language: Language): string {
  return LOCALES_OF_COUNTRIES[language].replace('-', '_');
}

function header(page: Page, site: Site): Html {
  const { language } = page;
  return markup`<header class="border-b border-line bg-paper">
<div class="container-page flex min-h-16 items-center justify-between gap-4">
<a href="/?lang=${language}" class="inline-flex min-h-11 items-center gap-2.5 rounded-md font-display text-lg font-bold tracking-tight">${nameplate(site)}</a>
${languageLinks(page, site)}
</div>
</header>`;
}

/** The logo, with the name as its text; without one a picture and the name beside it. */
function nameplate({ brand, chosen }: Site): Html {
  if (!chosen.logo) return markup`<img src="/favicon.svg" alt="" width="32" height="32">${brand}`;
  const { url, width, height, hasName } = chosen.logo;
  const wide = Math.round(Math.min(176, (36 * width) / height));
  const picture = markup`<img src="${url}" alt="${hasName ? brand : ''}" width="${wide}" height="${Math.round((wide * height) / width)}">`;
  return hasName ? picture : markup`${picture}${brand}`;
}

/** Nothing where the site offers one language. */
function languageLinks({ language, addresses }: Page, { offeredLanguages }: Site) {
  if (offeredLanguages.length === 1) return undefined;
  return markup`<nav aria-label="${textsIn(language).languages}"><ul class="flex text-sm font-semibold">${
    addresses &&
    offeredLanguages.map((other) => languageLink(other, other === language, addresses[other]))
  }</ul></nav>`;
}

function languageLink(language: Language, isCurrent: boolean, address: string): Html {
  const name = markup`<span class="sm:hidden" aria-hidden="true">${language.toUpperCase()}</span><span class="max-sm:sr-only">${ownName(language)}</span>`;
  return markup`<li><a href="${address}" hreflang="${language}" lang="${tagOf(language)}"${
    isCurrent ? new Html(' aria-current="true"') : undefined
  } class="inline-flex min-h-11 items-center rounded-md px-2.5 ${
    isCurrent ? 'text-ink' : 'text-ink-faint hover:text-ink'
  }">${name}</a></li>`;
}

/** `room` is the space it leaves below itself. */
function footer(language: Language, { brand }: Site, room: string): Html {
  const texts = textsIn(language);
  const links = [
    [`/${language}/professionals`, texts.everybody],
    [askPagePath(language), texts.ask],
    [`/about?lang=${language}`, texts.about],
    [`/subscription-plans?lang=${language}`, texts.forProfessionals],
    [`/contact?lang=${language}`, texts.contact],
    [`/privacy?lang=${language}`, texts.privacy],
    [`/terms?lang=${language}`, texts.terms],
  ] as const;
  return markup`<footer class="bg-night text-mist ${room}">
<div class="container-page py-12">
<div class="flex flex-col gap-6 md:flex-row md:items-center md:justify-between">
<p class="max-w-72 text-sm"><span class="mb-1 block font-display text-lg font-bold text-white">${brand}</span>${texts.footTagline}</p>
<ul class="flex flex-wrap gap-x-6 text-sm">${links.map(
    ([address, words]) =>
      markup`<li><a href="${address}" class="inline-flex min-h-9 items-center rounded-md hover:text-white hover:underline focus-visible:outline-white">${words}</a></li>`,
  )}</ul>
</div>
<div class="mt-8">${schemeSwitch(language)}</div>
</div>
</footer>`;
}
