import { foldText } from '#contract/fold-text.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Analysis } from '#contract/requests/assistant.ts';
import type { Talk } from './talk.ts';

const INTERRUPTS =
  '^\\W*(?:(?:oh|ah|ay|uy|uh|euh|sorry|oops|oups|ups|scuse[zr]?|excuse[zr]?(?:[- ]moi)?|pardon|desolee?|perdon|disculp\\w+|wait|attends?|espera|no|non|but|mais|pero|je|i|que)\\W+)*';
/** Begins what puts right the trade. */
const MEANT = RegExp(
  `${INTERRUPTS}(?:meant|mean|voulais dire|veux dire|quise decir|quiero decir|queria decir)\\b`,
);
/** Stands behind the trade that is meant: "an electrician I meant". */
const MEANT_BEHIND =
  /^[^.;!?]{3,60}?\b(?:quise decir|quiero decir|queria decir|digo|i (?:meant|mean)|(?:je |j')(?:voulais|veux) dire|que je voulais)\b\W*(?=$|[,.;:!?])/;
/** Begins it before the job is told. */
const MEANT_AT_FIRST = RegExp(
  `${INTERRUPTS}(?:actually|en fait|finalement|en realidad|la verdad|mejor|digo)\\b|` +
    `${INTERRUPTS}(?<=\\b(?:no|non|sorry|perdon|disculp\\w+|pardon|scuse[zr]?|desolee?|oops|oups|ups|espera|wait|attends?)\\W+)(?:(?:it's|c'est|es|era) )?(?:an?|une?|un|una) `,
);

/** Says sorry for the trade before behind the other one, before the job is told. */
const SORRY_BEHIND =
  /^\W*(?:an?|une?|un|una) [a-z' -]{3,30}[,.]? (?:perdon\w*|disculp\w+|sorry|pardon|scuse[zr]?|desolee?|oops|ups)\b\W*(?=$|[,.;:!?])/;

/** "Sorry, I meant a plumber, the toilet leaks", whatever was asked; null where no other is meant. */
export function tradeMeant(
  { progress }: Talk,
  text: string,
  { turn }: Analysis,
): Profession | null {
  const { profession } = progress.draft;
  const isOther = profession !== null && turn.trade !== null && turn.trade !== profession;
  if (!isOther || progress.otherNeeds.length > 0) return null;
  const folded = foldText(text);
  const isFirst =
    progress.step === 'description' && (MEANT_AT_FIRST.test(folded) || SORRY_BEHIND.test(folded));
  return isFirst || MEANT.test(folded) || MEANT_BEHIND.test(folded) ? turn.trade : null;
}

/** What is told behind the trade that was meant; null where that is all. */
export function toldBehind(text: string): string | null {
  const folded = foldText(text);
  const meant = [MEANT_BEHIND, MEANT, SORRY_BEHIND, MEANT_AT_FIRST]
    .map((one) => one.exec(folded))
    .find(Boolean);
  if (!meant || folded.length !== text.length) return null;
  const [, told = ''] = /^[^,.;:!?]*[,.;:!?]\s*(.+)$/su.exec(text.slice(meant[0].length)) ?? [];
  return /\p{L}+\P{L}+\p{L}/u.test(told) ? told : null;
}
