import type { Profession } from '#contract/professionals/professions.ts';
import type {
  DeclineReason,
  EndReason,
  LeadStatus,
  RequestStatus,
} from '#contract/requests/statuses.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import type { DEMO_CUSTOMERS } from '#db/seed/customers.ts';

/** A lead of a story. All times are minutes after the request was submitted. */
export interface LeadStory {
  /** The lead it replaces, by number in the list; contacted when that one ended. */
  replaces?: number;
  seen?: number;
  accepts?: number;
  declines?: number;
  expires?: number;
  leaves?: { at: number; because: EndReason };
  /** The note of the answer. */
  says?: string;
  reason?: DeclineReason;
}

/** A message of a story. */
export interface StoryMessage {
  from: 'customer' | 'professional';
  /** Its conversation, by number; by default the hired one or the first who accepted. */
  lead?: number;
  text: string;
  at: number;
  /** Whether it is the note of the acceptance. */
  accepting?: true;
}

/** A request of the demo world with its outcome. */
export interface Story {
  key: string;
  customer: (typeof DEMO_CUSTOMERS)[number]['key'];
  profession: Profession;
  description: string;
  location: string;
  area: string;
  lat: number;
  lon: number;
  urgency: Urgency;
  hoursAgo: number;
  /** The plumber of the demo comes first, then the nearest of the trade. */
  withPlumber?: boolean;
  leads: readonly LeadStory[];
  hires?: { at: number; lead: number };
  reports?: number;
  completes?: { at: number; bySilence?: true };
  cancels?: { at: number; reason: string };
  messages?: readonly StoryMessage[];
  review?: {
    at: number;
    stars: 1 | 2 | 3 | 4 | 5;
    comment: string;
    answer?: { at: number; text: string };
  };
}

export function leadStatusOf({ leaves, accepts, declines, expires }: LeadStory): LeadStatus {
  if (leaves !== undefined) return 'withdrawn';
  if (accepts !== undefined) return 'accepted';
  if (declines !== undefined) return 'denied';
  return expires === undefined ? 'pending' : 'expired';
}

/** All messages of a story, the notes of acceptances included. */
export function messagesOf({ leads, messages = [] }: Story): StoryMessage[] {
  const said = leads.flatMap(({ accepts: at, says: text }, lead): StoryMessage[] =>
    at === undefined || text === undefined
      ? []
      : [{ from: 'professional', lead, text, at, accepting: true }],
  );
  return [...messages, ...said];
}

/** When a lead ended, in minutes; undefined while it is active. */
export function endOf({ leaves, declines, expires }: LeadStory): number | undefined {
  return leaves?.at ?? declines ?? expires;
}

/** When a professional was contacted, in minutes. */
export function askedAt(story: Story, lead: LeadStory): number {
  const before = lead.replaces === undefined ? undefined : story.leads[lead.replaces];
  return (before && endOf(before)) ?? 0;
}

export function requestStatusOf({ leads, hires, completes, cancels }: Story): RequestStatus {
  if (cancels) return 'cancelled';
  if (completes) return 'completed';
  if (hires) return 'in_progress';
  const statuses = leads.map(leadStatusOf);
  if (statuses.includes('accepted')) return 'accepted';
  return statuses.includes('pending') ? 'sent' : 'pending';
}

/** The number of the professional of a request: the hired one, else the first who accepted. */
export function chosenIn({ leads, hires }: Story): number | undefined {
  if (hires) return hires.lead;
  const index = leads.findIndex((lead) => leadStatusOf(lead) === 'accepted');
  return index < 0 ? undefined : index;
}
