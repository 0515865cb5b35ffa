import { useCallback, useRef } from 'react';
import { analyzeMessage, type Analysis } from '#contract/requests/assistant.ts';
import { call } from '#web/lib/api/call.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';

const LONGEST_MESSAGE = 2_000;

/**
 * Asks the server what a message says; null, and a line in the log, where it cannot tell. `begun` is
 * whether something was said before: the server counts the first message of a chat.
 */
export function useAnalysis(begun: boolean): (message: string) => Promise<Analysis | null> {
  const { language } = useLanguage();
  const followsUp = useRef(begun);
  return useCallback(
    async (message) => {
      try {
        const later = followsUp.current && { followsUp: true };
        followsUp.current = true;
        const body = { message: message.slice(0, LONGEST_MESSAGE), language, ...later };
        return await call(analyzeMessage, { body });
      } catch (error) {
        console.warn('The message could not be analysed.', error);
        return null;
      }
    },
    [language],
  );
}
