import { useCallback, useRef } from 'react';
import { ASKED, analyzeMessage, type Analysis } from '#contract/requests/assistant.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { MAX_NEED_LENGTH } from '#contract/text.ts';
import type { Step } from '#contract/dialogue/steps.ts';
import { call } from '#web/lib/api/call.ts';
import { browserTimeZone } from '#web/lib/browser-time-zone.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';

/** Longer than a page stays that is left. */
const MAX_LEAVING_MS = 10_000;

/**
 * Asks the server what a message says that answers a step, or begins; null, and a line in the log, where it cannot tell. `begun` is
 * whether something was said before: the server counts the first message of a chat.
 */
export function useAnalysis(
  begun: boolean,
): (message: string, step: Step | null) => Promise<Analysis | null> {
  const { language } = useLanguage();
  const followsUp = useRef(begun);
  return useCallback(
    async (message, step) => {
      let isLeaving = false;
      const leave = () => (isLeaving = true);
      addEventListener('beforeunload', leave);
      try {
        const later = followsUp.current && { followsUp: true };
        followsUp.current = true;
        // To an extra question as to the description, anything may be the answer.
        const asked = ASKED.find((one) => one === (step === 'details' ? 'description' : step));
        const body = {
          message: message.slice(0, MAX_NEED_LENGTH),
          language,
          ...later,
          ...(asked && { asked }),
          today: todayHere(),
          timeZone: browserTimeZone(),
        };
        return await call(analyzeMessage, { body });
      } catch (error) {
        console.warn('The message could not be analysed.', error);
        // Requests fail when their page is left. The next page reads the message again.
        if (isLeaving) await new Promise((resolve) => setTimeout(resolve, MAX_LEAVING_MS));
        return null;
      } finally {
        removeEventListener('beforeunload', leave);
      }
    },
    [language],
  );
}

/** The day in the person's time zone, ISO 8601. */
function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10);
}
