import type { EndReason, LifeActor, TimelineEvent } from '#contract/requests/statuses.ts';
import { askedAt, type LeadStory, type Story } from './story.ts';

/** A row of a request's history; `lead` is a number in the story, `minutes` since the request. */
export interface HistoryLine {
  minutes: number;
  event: TimelineEvent;
  actor: LifeActor;
  lead?: number;
  from_status?: string;
  to_status?: string;
  note?: string;
}

/** The history of a story, in chronological order. */
export function historyOf(story: Story): HistoryLine[] {
  const begins = story.leads.length > 0 ? 'sent' : 'pending';
  const lines: HistoryLine[] = [
    { minutes: 0, event: 'submit', actor: 'customer', to_status: begins },
    ...story.leads.flatMap((lead, index) => linesOfLead(story, lead, index)),
    ...linesOfEnd(story),
  ];
  return lines.toSorted((one, other) => one.minutes - other.minutes);
}

function linesOfLead(story: Story, lead: LeadStory, index: number): HistoryLine[] {
  const { seen, accepts, declines, expires, leaves } = lead;
  const line = (
    minutes: number | undefined,
    event: TimelineEvent,
    actor: LifeActor,
    more: Partial<HistoryLine> = {},
  ): HistoryLine[] =>
    minutes === undefined ? [] : [{ minutes, event, actor, lead: index, ...more }];
  const ofPending = { from_status: 'pending' };
  return [
    ...line(askedAt(story, lead), 'contact', 'system', { to_status: 'pending' }),
    ...line(seen, 'seen', 'professional'),
    ...line(accepts, 'accept', 'professional', { ...ofPending, to_status: 'accepted' }),
    ...line(declines, 'decline', 'professional', { ...ofPending, to_status: 'denied' }),
    ...line(expires, 'expire', 'system', { ...ofPending, to_status: 'expired' }),
    ...line(leaves?.at, ...leaving(leaves?.because), {
      from_status: accepts === undefined ? 'pending' : 'accepted',
      to_status: 'withdrawn',
    }),
  ];
}

function leaving(because: EndReason | undefined): [TimelineEvent, LifeActor] {
  if (because === 'released') return ['release', 'customer'];
  return because === 'stepped_back' ? ['stepBack', 'professional'] : ['withdraw', 'system'];
}

function linesOfEnd({ leads, hires, reports, completes, cancels }: Story): HistoryLine[] {
  const lines: HistoryLine[] = [];
  const running = { from_status: 'in_progress' };
  if (hires) {
    const { at: minutes, lead } = hires;
    const move = { from_status: 'accepted', to_status: 'in_progress' };
    lines.push({ minutes, event: 'hire', actor: 'customer', lead, ...move });
  }
  if (reports !== undefined) {
    const move = { ...running, to_status: 'in_progress' };
    const lead = hires?.lead ?? 0;
    lines.push({
      minutes: reports,
      event: 'reportCompletion',
      actor: 'professional',
      lead,
      ...move,
    });
  }
  if (completes) {
    const { at: minutes, bySilence } = completes;
    const move = { ...running, to_status: 'completed' };
    lines.push(
      bySilence
        ? { minutes, event: 'completeBySilence', actor: 'system', ...move }
        : { minutes, event: 'complete', actor: 'customer', ...move },
    );
  }
  if (cancels) {
    const { at: minutes, reason: note } = cancels;
    const from_status = leads.some(({ accepts }) => accepts !== undefined) ? 'accepted' : 'sent';
    const move = { from_status, to_status: 'cancelled', note };
    lines.push({ minutes, event: 'cancel', actor: 'customer', ...move });
  }
  return lines;
}
