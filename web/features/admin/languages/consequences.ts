import { useTranslations } from 'use-intl';
import type { LanguagesSettings } from '#contract/admin/site-languages.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { useLanguageName } from '#web/lib/i18n/use-language-name.ts';
import { countOf, type Choice } from './choice.ts';

/** What a change does and does not do, a sentence each. */
export function useConsequences(settings: LanguagesSettings, choice: Choice): string[] {
  const t = useTranslations('admin-languages');
  const named = useLanguageName((known) => t(`inSentence.${known}`));
  const standard = named(choice.defaultLanguage);
  const stood = (one: Language) => settings.offered.includes(one);
  const stands = (one: Language) => choice.offered.includes(one);
  const gone = LANGUAGES.filter((one) => stood(one) && !stands(one));
  const back = LANGUAGES.filter((one) => !stood(one) && stands(one));
  return [
    ...gone.flatMap((one) => [
      t('confirm.gone', { language: named(one) }),
      t('confirm.people', { count: countOf(settings, one), standard }),
    ]),
    ...(gone.length > 0 ? [t('confirm.links', { standard }), t('confirm.understood')] : []),
    ...back.map((one) =>
      t('confirm.back', { count: countOf(settings, one), language: named(one) }),
    ),
    ...(choice.defaultLanguage === settings.defaultLanguage
      ? []
      : [t('confirm.standard', { standard })]),
  ];
}
