import { useCallback } from 'react';
import { analyzeMessage, type Analysis } from '#contract/assistant.ts';
import { call } from '#web/lib/call.ts';
import { useLanguage } from '#web/lib/i18n.tsx';

const LONGEST_MESSAGE = 2_000;

/** Asks the server what a message says; null, and a line in the log, where it cannot tell. */
export function useAnalysis(): (message: string) => Promise<Analysis | null> {
  const { language } = useLanguage();
  return useCallback(
    async (message) => {
      try {
        const body = { message: message.slice(0, LONGEST_MESSAGE), language };
        return await call(analyzeMessage, { body });
      } catch (error) {
        console.warn('The message could not be analysed.', error);
        return null;
      }
    },
    [language],
  );
}
