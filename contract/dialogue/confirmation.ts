import type { Analysis } from '#contract/requests/assistant.ts';
import { SURE } from '#contract/requests/assistant.ts';
import { foldText } from '#contract/fold-text.ts';
import { withoutContact } from './contact-text.ts';
import { mended, mends } from './mend.ts';
import { movesDays, withDaysMeant } from './days-meant.ts';
import {
  scheduleIn,
  typedPlace,
  withAddition,
  withOtherPlace,
  withoutAmount,
  withoutPart,
  type Draft,
} from './draft.ts';
import { hearNeed } from './need.ts';
import { placeChanged } from './place-changed.ts';
import { placeDenied } from './place-denied.ts';
import { ask, askAgain, refuse, sayTown } from './questions.ts';
import type { Field } from './steps.ts';
import { dealOut, dropNamed, hearFurtherNeeds, mendFurther, onlyOne } from './several.ts';
import { say, send, step, type Talk } from './talk.ts';

const RESTATES = /\b(?:urgent\w*|rush|hurry|soon|asap|press\w*|vite|prisa|pronto|urge)\b/;
const CONTACT =
  /\b(?:number|phone|cell|e-?mail|contact|digits|numero|telephone|cellulaire|courriel|telefono|celular|correo)\b/;
/** One of several trades is wanted alone. */
const ALONE = /\b(?:only|just|seulement|juste|solo|solamente|nomas)\b/;

/** Two of several are meant. */
const TWO = /\b(?:both|the (?:two|2)|les (?:deux|2)|aux (?:deux|2)|ambos|ambas|l[oa]s (?:dos|2))\b/;

/** What may change a draft. */
const CHANGES: ReadonlySet<string> = new Set(['correction', 'tell', 'doubt']);

/** An utterance at "Is everything right? Shall I send it?". */
export function answerConfirmation(talk: Talk, text: string, heard: Analysis): void {
  const { act, about } = heard.turn;
  if (sendsThis(talk, heard) || restates(talk, text, heard)) return decide(talk);
  const only = onlyOne(talk, heard);
  if (only !== null) return decide(talk, only);
  if (isMoreToMove(talk, heard)) return correct(talk, text, heard);
  if (['correction', 'tell'].includes(act) && dealOut(talk, heard)) return ask(talk);
  if (CHANGES.has(act) && mendFurther(talk, text, heard)) return ask(talk);
  if (hearFurtherNeeds(talk, withTradeToo(text, heard, talk)) || dropNamed(talk, heard))
    return undefined;
  switch (act) {
    case 'yes':
      return meansTwo(talk, text) ? say(talk, 'nothingSentYet') : decide(talk);
    case 'no':
      return isInstead(talk, heard) ? correct(talk, text, heard) : refuse(talk);
    case 'start-over':
      return isAskedWhatToChange(talk) ? startOver(talk) : refuse(talk);
    case 'question':
      say(talk, `answer.${about ?? 'other'}`);
      return askAgain(talk);
    case 'correction':
      return correct(talk, text, heard);
    case 'tell':
    case 'doubt':
      return tellsChange(text, talk.progress.draft)
        ? correct(talk, text, heard)
        : say(talk, 'nothingSentYet');
  }
}

/** Whether an utterance moves the days, corrects a word of the job or puts another place for one. */
function tellsChange(text: string, draft: Draft): boolean {
  return (
    movesDays(text, draft) || mends(draft.description, text) || placeDenied(text, draft) !== null
  );
}

/** A thing and nothing to be done to it: "a freezer", "mon piano". */
const THING =
  /^(?:an?|the|my|une?|le|la|les|mon|ma|mes|un|una|el|los|las|mi|mis|\d+) \w+(?: \w+)?$/;

/** Whether what is mentioned besides a move goes along: "and there's also a freezer" is no repair. */
function isMoreToMove({ progress }: Talk, { otherNeeds, turn }: Analysis): boolean {
  const isMove = progress.draft.profession === 'mover' && turn.trade === null;
  return (
    isMove && otherNeeds.length > 0 && otherNeeds.every(({ words }) => THING.test(foldText(words)))
  );
}

const TOO = /\b(?:aussi|egalement|en plus|also|too|as well|tambien|ademas)\b/;

/** What was heard, with the trade that is wanted beside the one there is: "an electrician too". */
function withTradeToo(text: string, heard: Analysis, { progress }: Talk): Analysis {
  const { turn, otherNeeds } = heard;
  const isOther = turn.trade !== null && turn.trade !== progress.draft.profession;
  if (!isOther || otherNeeds.length > 0 || turn.act !== 'correction') return heard;
  if (!TOO.test(foldText(text))) return heard;
  const unsaid = {
    location: null,
    urgency: null,
    dates: null,
    recurrence: null,
    destination: null,
  };
  return { ...heard, otherNeeds: [{ profession: turn.trade!, words: text, ...unsaid }] };
}

/** Whether a yes is to two of more than two drafts, which it does not name. */
function meansTwo({ progress }: Talk, text: string): boolean {
  return progress.otherNeeds.length > 1 && TWO.test(foldText(text));
}

/** Sends the drafts, or the one at a position, or asks who they are from. */
export function decide(talk: Talk, only: number | null = null): void {
  const { ready } = step(talk, { type: 'agreed', signedIn: talk.signedIn, only });
  return ready ? sayAndSend(talk) : ask(talk);
}

/** Says that what was agreed to is being sent, and sends it. */
export function sayAndSend(talk: Talk): void {
  const { only, otherNeeds } = talk.progress;
  const count = only === null ? otherNeeds.length + 1 : 1;
  if (count === 1) say(talk, 'sending');
  else say(talk, 'sendingAll', { count });
  send(talk);
}

/** Begins with another request where it was asked what to change; false where none is told. */
export function beginsAnother(talk: Talk, text: string, heard: Analysis): boolean {
  if (!isAskedWhatToChange(talk) || !tellsWhole(talk, text, heard)) return false;
  beginWith(talk, text, heard);
  return true;
}

function isAskedWhatToChange({ progress }: Talk): boolean {
  return progress.offer.of === 'changes';
}

/** Whether an utterance is a whole request of its own: its trade by name, its job and its place. */
function tellsWhole({ progress }: Talk, text: string, heard: Analysis): boolean {
  const { kind, turn, profession, confidence, description, location } = heard;
  const isOther = profession !== progress.draft.profession && confidence >= SURE;
  const names = isOther || (turn.trade !== null && turn.trade === profession);
  const isOnly = progress.otherNeeds.length === 0 || ALONE.test(foldText(text));
  const isPlaced = location !== null || progress.draft.location === null;
  return isOnly && kind === 'need' && names && description !== null && isPlaced;
}

/** Whether an utterance sends the one request there is by its trade: "oui, envoie au notaire". */
function sendsThis({ progress }: Talk, { turn }: Analysis): boolean {
  const { draft, otherNeeds } = progress;
  return turn.sendsOnly && otherNeeds.length === 0 && turn.trades[0] === draft.profession;
}

/** Whether an utterance is a yes that says again what the one request has: "oui, le 6". */
function restates({ progress }: Talk, text: string, heard: Analysis): boolean {
  const { draft, otherNeeds } = progress;
  const { turn, location, urgency, dates } = heard;
  const isOther = turn.act !== 'correction' && turn.act !== 'doubt';
  if (!turn.restates || isOther || otherNeeds.length > 0) return false;
  if (dates === null && !holdsNumbers(draft, text)) return false;
  const isPlace = location === null || foldText(draft.location ?? '').includes(foldText(location));
  const isDays =
    dates === null || (dates.from === draft.dates?.from && dates.to === draft.dates.to);
  const isTime = urgency === null || urgency === draft.urgency;
  return isPlace && isDays && isTime && turn.trades.every((trade) => trade === draft.profession);
}

/** Whether every number of an utterance stands in what is to be sent. */
function holdsNumbers({ description, location }: Draft, text: string): boolean {
  const known = new Set(`${description} ${location}`.match(/\d+/g));
  return (text.match(/\d+/g) ?? []).every((number) => known.has(number));
}

function beginWith(talk: Talk, text: string, heard: Analysis): void {
  step(talk, { type: 'refused' });
  hearNeed(talk, text, heard);
}

function startOver(talk: Talk): void {
  step(talk, { type: 'refused' });
  say(talk, 'beginAgain');
}

/** "I don't want a photographer any more, what I need is a DJ" refuses one trade for another. */
function isInstead({ progress }: Talk, { turn: { about, trade, trades } }: Analysis): boolean {
  const { profession } = progress.draft;
  const isOther = trade !== null && trade !== profession && progress.otherNeeds.length === 0;
  return isOther && about === null && profession !== null && trades.includes(profession);
}

/** "No mason, a tiler is better" takes nothing out: one trade is in the other's stead. */
function replacing(turn: Analysis['turn'], { profession }: Draft): Analysis['turn'] {
  const isOther = turn.trade !== null && turn.trade !== profession;
  const isDropped = profession !== null && turn.trades.includes(profession);
  return isOther && isDropped && turn.removes !== null ? { ...turn, removes: null } : turn;
}

/** Changes what was said to be another, and asks for what was only said to be wrong. */
export function correct(talk: Talk, text: string, heard: Analysis): void {
  const { found, reopened } = changesIn(text, heard, talk.progress.draft);
  if (Object.keys(found).length > 0) step(talk, { type: 'corrected', found });
  if (reopened) {
    step(talk, { type: 'reopened', field: reopened });
    talk.replies.push({ say: `whatInstead.${reopened}`, asks: reopened });
    return;
  }
  if (Object.keys(found).length === 0) return refuse(talk);
  if (talk.progress.step === 'confirmation') say(talk, 'changedAsSaid');
  sayTown(talk, found);
  ask(talk);
}

/** What of the draft an utterance changes, and the field that it calls wrong without a new value. */
export function changesIn(
  text: string,
  said: Analysis,
  draft: Draft,
): { found: Partial<Draft>; reopened: Field | null } {
  const heard = withDaysMeant(text, said, draft);
  const { profession, confidence } = heard;
  const turn = replacing(heard.turn, draft);
  const trade =
    turn.trade ?? (confidence >= SURE && turn.unsaid.includes('profession') ? profession : null);
  const other = trade === draft.profession ? null : trade;
  const mend = turn.removes === null && other === null ? mendedIn(text, heard, draft) : null;
  const described = mend?.description ?? describedBy(turn, draft.description, other);
  const told = described ?? draft.description;
  const place = mend?.street ? typedPlace(mend.street) : placeChanged(text, heard, draft);
  const description =
    told && place.location && draft.location && !mend?.description
      ? withOtherPlace(told, draft.location, place.location)
      : told;
  return {
    found: {
      ...(other && { profession: other }),
      ...timeChanged(text, heard, draft),
      ...(turn.removes === null && scheduleIn(heard, draft.profession)),
      ...place,
      ...(description !== null && description !== draft.description && { description }),
    },
    reopened: wrongField(turn, described),
  };
}

/** The description and the street with what an utterance corrects in them; null where it does not. */
function mendedIn(text: string, { location, place, dates, turn }: Analysis, draft: Draft) {
  const mendPart = (part: string | null) => part && mended(part, text);
  const told = location === null ? mendPart(draft.description) : null;
  const isStreet = /\d/.test(draft.location ?? '') && place?.status !== 'named';
  return {
    // What is said beside another date is no part of it.
    description: told && dates && turn.rest ? withAddition(told, turn.rest) : told,
    street: isStreet ? mendPart(draft.location) : null,
  };
}

/** Another time without days says that those of the draft no longer hold. */
function timeChanged(
  text: string,
  { urgency, dates, turn: { removes } }: Pick<Analysis, 'urgency' | 'dates' | 'turn'>,
  draft: Draft,
): Partial<Draft> {
  // What is told beside a part that is taken out is no other time: "take the dog out, it leaves today".
  if (urgency === null || (removes !== null && !RESTATES.test(foldText(removes)))) return {};
  const isOther = urgency !== draft.urgency || !RESTATES.test(foldText(text));
  return { urgency, ...(dates === null && isOther && { dates }) };
}

function describedBy(
  { rest, removes }: Analysis['turn'],
  description: string | null,
  trade: string | null,
): string | null {
  if (removes !== null && description && CONTACT.test(foldText(removes)))
    return withoutContact(description) ?? withoutPart(description, removes);
  if (removes !== null && description)
    return withoutPart(description, removes) ?? withoutAmount(description, removes);
  if (removes !== null) return null;
  return rest === null || trade ? null : withAddition(description, rest);
}

function wrongField(
  { unsaid, removes }: Analysis['turn'],
  description: string | null,
): Field | null {
  if (removes !== null && description === null) return 'description';
  return unsaid[0] ?? null;
}
