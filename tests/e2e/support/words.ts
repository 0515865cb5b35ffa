import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTranslator } from 'use-intl/core';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { PSEUDO_LANGUAGES } from '#scripts/languages/pseudo-languages.ts';
import { pseudoMessages, type PseudoStyle } from '#scripts/languages/pseudo.ts';
import { localeOf } from '#web/lib/i18n/language.ts';
import type { Catalogue } from '#web/locales/catalogue.ts';

const FEATURES: readonly (keyof Catalogue)[] = [
  'common',
  'landing',
  'map',
  'assistant-chat',
  'photos',
  'connect',
  'requests',
  'request',
  'saved',
  'appointments',
  'calendar-feed',
  'external-calendar',
  'team',
  'quotes',
  'agreements',
  'agreement-check',
  'invoices',
  'priced-lines',
  'sign-in',
  'trade',
  'passkeys',
  'authenticator-app',
  'second-step',
  'password',
  'privacy',
  'account',
  'admin',
  'admin-panel',
  'admin-lists',
  'admin-team',
  'admin-audit',
  'admin-reports',
  'admin-request',
  'admin-user',
  'admin-professional',
  'admin-market',
  'admin-deliveries',
  'admin-incoming',
  'admin-doctor',
  'admin-import',
  'admin-catalogue',
  'admin-plans',
  'sign-in-return',
  'customer-home',
  'professional-dashboard',
  'leads',
  'lead-answer',
  'quota',
  'analytics',
  'professional-profile',
  'work-photos',
  'quick-replies',
  'reviews',
  'safety',
  'conversation',
  'bell',
  'phone-bar',
  'messages',
  'status',
  'notifications',
  'onboarding',
  'unsubscribe',
  'plans',
  'plan-card',
  'plan-tax',
  'payment',
  'subscription',
  'subscription-terms',
  'site-pages',
  'contact',
  'admin-content',
  'admin-brand',
  'admin-languages',
  'admin-units',
  'admin-taxes',
  'not-found',
];

const WORDS = {
  en: await translatorOf('en'),
  fr: await translatorOf('fr'),
  es: await translatorOf('es'),
};

/** The translator of a language: `wordsOf('fr')('connect.sendCode')`. */
export function wordsOf(language: UnderstoodLanguage) {
  return WORDS[language];
}

export type Words = ReturnType<typeof wordsOf>;

/** The translator of a pseudo-language, which is made from English. */
export async function wordsOfPseudo(style: PseudoStyle): Promise<Words> {
  const messages = pseudoMessages(await messagesOf('en'), style);
  return createTranslator({ locale: PSEUDO_LANGUAGES[style].locale, messages });
}

async function translatorOf(language: UnderstoodLanguage) {
  return createTranslator({ locale: localeOf(language), messages: await messagesOf(language) });
}

async function messagesOf(language: UnderstoodLanguage): Promise<Catalogue> {
  const files = globSync(`web/locales/${language}/**/*.ts`);
  const found = FEATURES.map(async (feature) => {
    const file = files.find((one) => path.basename(one, '.ts') === feature);
    if (!file) throw new Error(`No texts of ${feature} in ${language}.`);
    const { texts } = (await import(pathToFileURL(file).href)) as { texts: object };
    return [feature, texts] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as unknown as Catalogue;
}
