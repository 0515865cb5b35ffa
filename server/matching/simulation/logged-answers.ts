import type { Chance } from '#server/platform/simulation/chance.ts';
import { chanceOf } from './answers.ts';
import type { MarketRun, SimulatedAnswer } from './market.ts';
import type { LoggedLead } from './queries-log.ts';

/** The answers of somebody, or of all: how many of each kind, and their delays in milliseconds. */
interface Answers {
  yes: number;
  no: number;
  silence: number;
  delays: number[];
}

/** Where somebody answered less often, so many answers of the whole site stand beside theirs. */
const PRIOR = 5;

/** Whether a lead was accepted; one that was released later was accepted too. */
export function isYes(lead: LoggedLead): boolean {
  return lead.responded_at !== null && (lead.status === 'accepted' || lead.status === 'withdrawn');
}

/**
 * How professionals answer by a log: who was asked for a request then, as they did; who was not, by a
 * draw from their own answers and those of the site.
 */
export function answersIn(leads: readonly LoggedLead[], seed: number): MarketRun['answerOf'] {
  const known = new Map<string, SimulatedAnswer>();
  const site = count(leads);
  const own = new Map<string, Answers>();
  for (const [id, theirs] of Map.groupBy(leads, (lead) => lead.professional_id)) {
    own.set(id, count(theirs));
  }
  for (const lead of leads) {
    const answer = answerIn(lead);
    if (answer) known.set(`${lead.request_id} ${lead.professional_id}`, answer);
  }
  return ({ id }, professionalId) =>
    known.get(`${id} ${professionalId}`) ??
    drawn(own.get(professionalId), site, chanceOf(seed, id, professionalId));
}

/** What a lead says; undefined where it ended before an answer. */
function answerIn(lead: LoggedLead): SimulatedAnswer | undefined {
  const { status, sent_at: sent, responded_at: responded } = lead;
  if (status === 'expired') return { kind: 'silence' };
  if (responded === null) return undefined;
  const after = Math.max(0, responded.getTime() - sent.getTime());
  return { kind: isYes(lead) ? 'yes' : 'no', after };
}

function count(leads: readonly LoggedLead[]): Answers {
  const answers: Answers = { yes: 0, no: 0, silence: 0, delays: [] };
  for (const lead of leads) {
    const answer = answerIn(lead);
    if (!answer) continue;
    answers[answer.kind] += 1;
    if (answer.kind !== 'silence') answers.delays.push(answer.after);
  }
  return answers;
}

function drawn(own: Answers | undefined, site: Answers, chance: Chance): SimulatedAnswer {
  const total = site.yes + site.no + site.silence;
  if (total === 0) return { kind: 'silence' };
  const asked = own ? own.yes + own.no + own.silence : 0;
  const share = (kind: 'yes' | 'no') =>
    ((own?.[kind] ?? 0) + (PRIOR * site[kind]) / total) / (asked + PRIOR);
  const at = chance.draw();
  if (at >= share('yes') + share('no')) return { kind: 'silence' };
  const delays = own && own.delays.length >= PRIOR ? own.delays : site.delays;
  const after = delays[Math.floor(chance.draw() * delays.length)] ?? 0;
  return { kind: at < share('yes') ? 'yes' : 'no', after };
}
