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
  await activateLanguage(language);
  const { prelude } = await prerender(<App initialLanguage={language} />, {
    // Larger parts would be streamed after the page and moved into place by inline scripts.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const t = createTranslator({
    locale: localeOf(language),
    messages: catalogueOf(language) as Catalogue,
    namespace: 'landing',
  });
  return {
    root: await new Response(prelude as unknown as BodyInit).text(),
    title: t('title', { brand: BRAND }),
    description: t('description', { brand: BRAND }),
  };
}
