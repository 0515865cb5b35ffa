import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { faceUrl } from '#contract/drawings.ts';
import type { Language } from '#contract/language.ts';
import { understoodIn } from '#contract/understood-in.ts';
import type { ProviderName } from '#server/accounts/oauth/provider.ts';
import { pageHeader } from '#server/platform/page-header.ts';
import { SCHEME_HEAD, SCHEME_SOURCE } from '#server/platform/page-look.ts';
import { DEMO_PEOPLE, type DemoPerson } from './people.ts';
import { pageStyle } from './page-style.ts';
import { CHOOSER_TEXTS } from './texts.ts';

/** The names people know the providers by. */
export const PROVIDER_NAMES: Record<ProviderName, string> = {
  google: 'Google',
  facebook: 'Facebook',
};

interface Chooser {
  provider: ProviderName;
  language: Language;
  brand: string;
}

interface PageContent {
  title: string;
  content: unknown;
}

const styleHash = createHash('sha256').update(pageStyle).digest('base64');
const pageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; script-src ${SCHEME_SOURCE}; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
};

/** The page to choose one of the demo's people: each is a button that posts their id. */
export function chooserPage(c: Context, { provider, language, brand }: Chooser) {
  const texts = CHOOSER_TEXTS[understoodIn(language)];
  const name = PROVIDER_NAMES[provider];
  const content = html`<h1>${texts.title(name)}</h1>
    <p>${texts.explanation(name, brand)}</p>
    <form method="post">
      ${DEMO_PEOPLE[provider].map((person) => personButton(person, language))}
      <button class="cancel" name="person" value="">${texts.cancel}</button>
    </form>`;
  return c.html(page({ title: texts.title(name), content, language, brand }), 200, pageHeaders);
}

/** Shown where a sign-in has expired. */
export function expiredPage(c: Context, { language, brand }: Omit<Chooser, 'provider'>) {
  const texts = CHOOSER_TEXTS[understoodIn(language)];
  const content = html`<h1>${texts.expiredTitle}</h1>
    <p>${texts.expired}</p>
    <a href="/">${texts.back}</a>`;
  return c.html(page({ title: texts.expiredTitle, content, language, brand }), 400, pageHeaders);
}

function page({ title, content, language, brand }: Omit<Chooser, 'provider'> & PageContent) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${CHOOSER_TEXTS[understoodIn(language)].badge}: ${title}</title>
        ${raw(`${SCHEME_HEAD}<style>${pageStyle}</style>`)}
      </head>
      <body>
        ${raw(pageHeader(brand).text)}
        <main>
          <div>
            <p class="badge">${CHOOSER_TEXTS[understoodIn(language)].badge}</p>
            ${content}
          </div>
        </main>
      </body>
    </html>`;
}

function personButton({ id, name, email, note, face }: DemoPerson, language: Language) {
  const { notes, withoutEmail } = CHOOSER_TEXTS[understoodIn(language)];
  return html`<button name="person" value="${id}">
    <img class="face" src="${faceUrl(face)}" alt="" width="48" height="48" />
    <span
      ><strong>${name}</strong> <small>${email ?? withoutEmail}</small>
      <small>${notes[note]}</small></span
    >
  </button> `;
}
