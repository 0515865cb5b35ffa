import { useCallback } from 'react';
import { listExtraQuestions } from '#contract/requests/extra-questions.ts';
import { call } from '#web/lib/api/call.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import type { QuestionsOf } from './learn-questions.ts';

/** Asks the server for the extra questions of a trade; none, and a line in the log, where it fails. */
export function useQuestions(): QuestionsOf {
  const { language } = useLanguage();
  return useCallback(
    async (profession) => {
      try {
        return await call(listExtraQuestions, { params: { profession }, query: { language } });
      } catch (error) {
        console.warn('The questions of the trade could not be read.', error);
        return [];
      }
    },
    [language],
  );
}
