import { prerender } from 'react-dom/static';
import { createTranslator } from 'use-intl/core';
import type { Language } from '#contract/language.ts';
import type { Catalogue } from './locales/catalogue.ts';
import { App } from './app.tsx';
import { BRAND } from './lib/brand.ts';
import { localeOf } from './lib/i18n/language.ts';
import { activateLanguage, catalogueOf } from './lib/i18n/texts.ts';

/** Prerenders the landing page of a language as HTML, with its head. Used by the build only. */
export async function renderLanding(language: Language) {
  const root = await render(language, '/');
  const t = createTranslator({
    locale: localeOf(language),
    messages: catalogueOf(language) as Catalogue,
    namespace: 'landing',
  });
  return {
    root,
    title: t('title', { brand: BRAND }),
    description: t('description', { brand: BRAND }),
  };
}

/** Prerenders the screen of a path, and names the texts it loaded beside those of the landing page. */
export async function renderScreen(language: Language, path: string) {
  const root = await render(language, path);
  const { common: _, landing: __, ...texts } = catalogueOf(language);
  return { root, texts: Object.keys(texts) };
}

async function render(language: Language, path: string): Promise<string> {
  await activateLanguage(language);
  const { prelude } = await prerender(<App initialLanguage={language} path={path} />, {
    // Larger parts would be streamed after the page and moved into place by inline scripts.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return new Response(prelude as unknown as BodyInit).text();
}
