import { describe, expect, test } from 'vitest';
import { leadLifecycle, type LeadTransition } from '#server/matching/lifecycle.ts';
import { ANSWER_MINUTES } from '#server/matching/matching.ts';
import { requestLifecycle, type RequestTransition } from '#server/requests/lifecycle.ts';
import { pastJobs } from '#db/seed/past-jobs.ts';
import { demoProfessionals } from '#db/seed/professionals.ts';
import { peopledStories } from './stories.ts';
import { historyOf } from './story-history.ts';
import { askedAt, endOf, leadStatusOf, requestStatusOf, type Story } from './story.ts';

const stories = peopledStories(demoProfessionals()).map(({ story }) => story);
const endOfStory = ({ hires, cancels, hoursAgo }: Story) =>
  hires?.at ?? cancels?.at ?? hoursAgo * 60;
/** A transition of the lead where both have one: the history of a request names the lead. */
const TRANSITIONS: Record<string, RequestTransition | LeadTransition> = {
  ...requestLifecycle,
  ...leadLifecycle,
};
const aliveAt = (story: Story, minute: number) =>
  story.leads.filter((lead) => askedAt(story, lead) <= minute && (endOf(lead) ?? Infinity) > minute)
    .length;

test('the past is deterministic', () => {
  const one = JSON.stringify(pastJobs(demoProfessionals()));
  expect(JSON.stringify(pastJobs(demoProfessionals())) === one).toBe(true);
});

describe.each(stories.map((story) => [story.key, story] as const))(
  'the story of the %s',
  (_, story) => {
    test('keeps three active until somebody is hired or it is over', () => {
      if (story.leads.length === 0) return;
      const moments = [0, ...story.leads.flatMap((lead) => endOf(lead) ?? [])];
      for (const minute of moments.filter((one) => one < endOfStory(story)))
        expect([minute, aliveAt(story, minute)]).toEqual([minute, 3]);
    });

    test('has nothing happen to a lead before it, after its end, or in the future', () => {
      for (const lead of story.leads) {
        const { seen, accepts, declines, expires, leaves } = lead;
        const told = [askedAt(story, lead), seen, accepts ?? declines ?? expires, leaves?.at];
        const times = told.filter((one) => one !== undefined);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(times.at(-1)).toBeLessThanOrEqual(Math.min(endOfStory(story), story.hoursAgo * 60));
        const waited = (accepts ?? declines ?? expires ?? leaves?.at ?? 0) - askedAt(story, lead);
        expect(waited).toBeLessThanOrEqual(ANSWER_MINUTES[story.urgency]);
      }
    });

    test('moves along the lifecycles only', () => {
      const lines = historyOf(story);
      for (const { event, actor, from_status: from, to_status: to } of lines) {
        const move = event === 'contact' ? undefined : TRANSITIONS[event];
        if (!move) continue;
        expect([event, move.to]).toEqual([event, to]);
        expect([move.by].flat()).toContain(actor);
        expect(move.from).toContain(from);
      }
      const statuses = lines.filter(({ lead, event }) => lead === undefined || event === 'hire');
      const last = statuses.findLast(({ to_status: to }) => to !== undefined)?.to_status;
      const isAccepted = story.leads.some((lead) => leadStatusOf(lead) === 'accepted');
      expect(requestStatusOf(story)).toBe(last === 'sent' && isAccepted ? 'accepted' : last);
    });
  },
);
