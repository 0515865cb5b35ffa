import { useCallback, useRef } from 'react';
import { analyzeMessage, type Analysis } from '#contract/requests/assistant.ts';
import { call } from '#web/lib/api/call.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';

const MAX_MESSAGE_LENGTH = 2_000;

/**
 * Asks the server to analyse a message; null, and a log line, where it fails. `begun` is whether
 * there were messages before: the server counts only the first one of a chat.
 */
export function useAnalysis(begun: boolean): (message: string) => Promise<Analysis | null> {
  const { language } = useLanguage();
  const followsUp = useRef(begun);
  return useCallback(
    async (message) => {
      try {
        const later = followsUp.current && { followsUp: true };
        followsUp.current = true;
        const body = { message: message.slice(0, MAX_MESSAGE_LENGTH), language, ...later };
        return await call(analyzeMessage, { body });
      } catch (error) {
        console.warn('The message could not be analysed.', error);
        return null;
      }
    },
    [language],
  );
}
