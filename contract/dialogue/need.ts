import type { Analysis, Question } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { asksForReply } from './asks-reply.ts';
import { hearDetail } from './details.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';
import {
  interpretAnalysis,
  interpretWithoutAnalysis,
  type InterpretedMessage,
} from './interpret-analysis.ts';
import { ask, askAgain, askBy, refuse, sayTown } from './questions.ts';
import { dealtOut } from './shares.ts';
import { knownFields, MAX_QUESTIONS } from './steps.ts';
import { say, step, type Talk } from './talk.ts';
import { lacksWhereTo } from './where-to.ts';

const MAX_WORDS_OF_TRADE = 6;
const NO_OFFER = { of: 'likely', professions: [] } as const;

/** Analyses a message, confirms what was understood, and asks for the rest. */
export function hearNeed(talk: Talk, text: string, heard: Analysis): void {
  const { act, about } = heard.turn;
  const settled = about ? null : settles(talk, heard);
  if (settled === 'neither') return hearNeither(talk);
  if (settled) return takeService(talk, settled);
  if (act === 'start-over' && knownFields(talk.progress.draft) > 0) return refuse(talk);
  const read = interpretAnalysis(heard, text, talk.progress.draft);
  const asks = act === 'question' || act === 'no';
  // Who looks for work names a trade that is not wanted.
  const isNeed = read.found.profession || read.reply === 'between';
  const asksOnly = asks && about && (about === 'work' || !isNeed);
  if (asksOnly && about !== 'other') {
    // What it tells belongs to the request that is to be cancelled.
    const found = isOfTheSite(about, text) ? {} : read.found;
    const offer = about === 'work' ? NO_OFFER : read.offer;
    step(talk, { type: 'understood', found, offer, also: [] });
    say(talk, `answer.${about}`);
    return askAgain(talk);
  }
  if (asks && about && about !== 'other' && !tellsOnly(about, text)) say(talk, `answer.${about}`);
  else if (asksForReply(text)) say(talk, 'answer.when');
  understand(talk, withShares(read, heard));
}

/** What was understood, with the time that is said of each of several: "furnace today, car tomorrow". */
function withShares(read: InterpretedMessage, heard: Analysis): InterpretedMessage {
  const { found, also } = read;
  const dealt = dealtOut({ draft: { ...EMPTY_DRAFT, ...found }, otherNeeds: also }, heard);
  if (!dealt) return read;
  const { urgency, dates } = dealt.draft;
  return { ...read, found: { ...found, urgency, dates }, also: dealt.otherNeeds };
}

const OF_THE_SITE: ReadonlySet<Question> = new Set(['free', 'privacy', 'payment']);

/** Whether a question that names no trade tells nothing of a need: "do I have to pay to use this?". */
function isOfTheSite(about: Question, text: string): boolean {
  if (about === 'cancel' || about === 'work') return true;
  return OF_THE_SITE.has(about) && !/[.,!?;\n]\s+\S/u.test(text.trim());
}

/** Words like those of a question that are part of the need: "somebody who clears it", "who trims it". */
function tellsOnly(about: Question, text: string): boolean {
  return ['who', 'how', 'quality'].includes(about) && !/[?¿]/u.test(text);
}

/** Words that nothing could be read from: they are kept, and the service is asked for. */
export function hearUnread(talk: Talk, text: string, first: boolean): void {
  const { step: asked } = talk.progress;
  if (asked === 'profession') return understand(talk, interpretWithoutAnalysis(text, first));
  if (asked === 'confirmation') return say(talk, 'nothingSentYet');
  if (asked === 'details') return hearDetail(talk, text);
  if (asked === 'urgency') return askBy(talk, 'chooseUrgency');
  const place = lacksWhereTo(talk.progress)
    ? { destination: text }
    : { location: text, formattedAddress: text };
  const found = asked === 'location' ? place : { description: text };
  step(talk, { type: 'answered', found });
  return ask(talk);
}

/** Neither of two: asks for the service in other words, or continues. */
export function hearNeither(talk: Talk): void {
  understand(talk, { found: {}, offer: NO_OFFER, also: [], reply: 'unclear' });
}

function understand(talk: Talk, read: InterpretedMessage): void {
  const { found, offer, also } = read;
  const { draft: told, offer: shown } = talk.progress;
  // What the catalogue has nobody for was another need, unless only its trade was missing.
  const isOther = shown.of === 'all' && !namesTradeOnly(found);
  const kept = isOther ? found : keepLonger(found, told);
  step(talk, { type: 'understood', found: kept, offer, also });
  const { profession, location } = talk.progress.draft;
  if (profession) confirmUnderstood(talk, profession, location);
  sayTown(talk, found);
  if (!profession) return askForService(talk, read);
  const { otherNeeds } = talk.progress;
  if (also.length > 0 && otherNeeds.length > 0)
    say(talk, 'otherNeeds', { quotes: otherNeeds.map(({ words }) => words) });
  ask(talk);
}

function takeService(talk: Talk, profession: Profession): void {
  step(talk, { type: 'answered', found: { profession } });
  ask(talk);
}

/** Says which service was understood, and where. */
export function confirmUnderstood(
  talk: Talk,
  profession: Profession,
  location: string | null,
): void {
  if (!location) return say(talk, 'gotIt', { profession });
  // The whole address is in the summary.
  const near = location.split(', ').slice(0, 2).join(', ');
  return say(talk, 'gotItIn', { profession, location: near });
}

function askForService(talk: Talk, { reply, offer }: InterpretedMessage): void {
  if (reply === 'other-language') return say(talk, 'languages');
  if (reply === 'danger') return say(talk, 'danger.first');
  if (reply === 'greeting' || reply === 'outside' || reply === 'about-us')
    return say(talk, `reply.${reply}`);
  const { step: next, questions } = step(talk, { type: 'asked' });
  if (questions > MAX_QUESTIONS) {
    if (next !== 'profession') say(talk, 'goOn');
    return ask(talk);
  }
  const [one, other] = offer.professions;
  if (reply === 'between' && one)
    return say(talk, other ? 'between' : 'isIt', { one, ...(other && { other }) });
  return say(talk, questions === 1 ? 'ask.profession' : 'notUnderstood');
}

/** The effect of a plain yes or no where there are two to choose between. */
function settles(
  { progress }: Talk,
  { turn: { act, trade } }: Analysis,
): Profession | 'neither' | null {
  const { of, professions } = progress.offer;
  if (of !== 'between') return null;
  if (act === 'no' && !trade) return 'neither';
  return act === 'yes' ? (professions[0] ?? null) : null;
}

/** "The one who lays laminate": few words that name a trade, for the job that was told before. */
function namesTradeOnly({ description, location, profession }: Partial<Draft>): boolean {
  const words = description?.split(/\s+/).length ?? 0;
  return profession !== undefined && location === undefined && words <= MAX_WORDS_OF_TRADE;
}

// When a need is repeated in fewer words, the longer description stays.
function keepLonger(found: Partial<Draft>, { description }: Draft): Partial<Draft> {
  const told = description?.length ?? 0;
  return told > (found.description?.length ?? 0) ? { ...found, description } : found;
}
