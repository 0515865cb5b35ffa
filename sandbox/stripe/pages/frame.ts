import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { understoodIn } from '#contract/understood-in.ts';
import { callerLanguage } from '#server/platform/http/caller-language.ts';
import { pageHeader } from '#server/platform/page-header.ts';
import { SCHEME_HEAD, SCHEME_SOURCE } from '#server/platform/page-look.ts';
import type { PageContext } from './context.ts';
import { languageOfLocale } from './formatting.ts';
import { pageStyle } from './page-style.ts';
import { PAGE_TEXTS } from './texts.ts';

/** Markup of the `html` tag, where every value is escaped. */
export type Markup = ReturnType<typeof html> | '';

interface Page {
  at: PageContext;
  language: UnderstoodLanguage;
  title: string;
  content: Markup;
  layout?: 'narrow' | 'middle' | 'wide';
  /** Sites to which a form on the page may redirect in the end. */
  goesTo?: readonly (string | null)[];
  status?: 200 | 404 | 410 | 422;
}

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** Answers with a page without external resources, whose only script applies the scheme. */
export function show(c: Context, page: Page): Response | Promise<Response> {
  const { goesTo = [], status = 200 } = page;
  return c.html(frame(page), status, {
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${SCHEME_SOURCE}`,
      `style-src 'sha256-${styleHash}'`,
      ["form-action 'self'", ...new Set(goesTo.flatMap(originOf))].join(' '),
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
  });
}

/** The same for everything that is missing, so that the reason is not disclosed. */
export function showNothing(c: Context, at: PageContext): Response | Promise<Response> {
  const language = pageLanguage(c, at, null);
  const { title, text } = PAGE_TEXTS[language].notFound;
  return show(c, { at, language, title, content: message(title, text), status: 404 });
}

/** A page with a message, and a link if given. */
export function message(title: string, text: string, link?: { to: string; text: string }): Markup {
  return html`<div class="panel">
    <h1>${title}</h1>
    <p class="soft">${text}</p>
    ${link ? html`<p><a class="back" href="${link.to}">${link.text}</a></p>` : ''}
  </div>`;
}

/** The language of `?lang`, else of the session or the customer, else of the browser. */
export function pageLanguage(
  c: Context,
  { platform }: PageContext,
  locale: string | null | undefined,
): UnderstoodLanguage {
  const said = [c.req.query('lang'), languageOfLocale(locale)];
  const accepted = c.req.header('accept-language');
  return understoodIn(callerLanguage(said, accepted, platform.config));
}

function frame({ at, language, title, content, layout = 'narrow' }: Page) {
  const texts = PAGE_TEXTS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.badge}: ${title}</title>
        ${raw(`${SCHEME_HEAD}<style>${pageStyle}</style>`)}
      </head>
      <body>
        ${raw(pageHeader(at.platform.config.brandName).text)}
        <main class="${layout}">
          <div class="top">
            <p class="badge">${texts.badge}</p>
            <span class="soft">${texts.standIn}</span>
          </div>
          ${content}
        </main>
      </body>
    </html>`;
}

function originOf(address: string | null): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}
