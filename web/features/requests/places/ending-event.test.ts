import { expect, it } from 'vitest';
import type { TimelineEntry } from '#contract/requests/requests.ts';
import { endingEvent } from './ending-event.ts';

const entry = (event: TimelineEntry['event'], leadId: string) =>
  ({ event, leadId }) as TimelineEntry;

it('is the one that ended it, not the acceptance before', () => {
  const timeline = [entry('accept', 'luc'), entry('stepBack', 'luc'), entry('accept', 'ana')];
  expect(endingEvent({ id: 'luc' }, timeline)?.event).toBe('stepBack');
  expect(endingEvent({ id: 'ana' }, timeline)).toBeUndefined();
});
