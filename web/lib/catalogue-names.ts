import { useCallback } from 'react';
import { PROFESSION_NAMES, type Profession } from '#contract/professions.ts';
import { URGENCY_NAMES, type Urgency } from '#contract/urgency.ts';
import { useLanguage } from './i18n.tsx';

/** Names a profession in the reader's language. */
export function useProfessionName(): (profession: Profession) => string {
  const { language } = useLanguage();
  return useCallback((profession) => PROFESSION_NAMES[language][profession].one, [language]);
}

/** Says an urgency in the reader's language. */
export function useUrgencyName(): (urgency: Urgency) => string {
  const { language } = useLanguage();
  return useCallback((urgency) => URGENCY_NAMES[language][urgency], [language]);
}
