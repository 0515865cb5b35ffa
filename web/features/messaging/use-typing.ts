import { useEffect, useRef, useState } from 'react';
import { sayTyping } from '#contract/requests/messages.ts';
import { call } from '#web/lib/api/call.ts';
import { onLiveEvent } from '#web/lib/api/live.ts';
import type { ConversationOf } from './conversation-of.ts';

const MIN_INTERVAL_MS = 3_000;
/** A little longer than the throttle interval, so that the dots do not flicker. */
const SHOWN_FOR = 5_000;

/** Whether the other side is typing; a message of theirs ends it. */
export function useTheirTyping(of: ConversationOf, newestTheirs: string | undefined): boolean {
  const { serviceRequestId, professionalId } = of;
  const [heardSince, setHeardSince] = useState<string | null>(null);
  const newest = newestTheirs ?? '';
  useEffect(() => {
    let end: ReturnType<typeof setTimeout>;
    const stop = onLiveEvent((event) => {
      if (event.type !== 'typing' || event.requestId !== serviceRequestId) return;
      if (professionalId && event.professionalId !== professionalId) return;
      clearTimeout(end);
      setHeardSince(newest);
      end = setTimeout(() => setHeardSince(null), SHOWN_FOR);
    });
    return () => {
      stop();
      clearTimeout(end);
    };
  }, [serviceRequestId, professionalId, newest]);
  return heardSince === newest;
}

/** Returns a function to call on input: publishes the typing indicator, throttled. */
export function usePublishTyping({ serviceRequestId, professionalId }: ConversationOf): () => void {
  const saidAt = useRef(-MIN_INTERVAL_MS);
  return () => {
    const now = performance.now();
    if (now - saidAt.current < MIN_INTERVAL_MS || !navigator.onLine) return;
    saidAt.current = now;
    // Not essential: errors are ignored.
    call(sayTyping, { body: { serviceRequestId, professionalId } }).catch(() => {});
  };
}
