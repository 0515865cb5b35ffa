import { FIRST_NAMES } from '../place/proper-names.ts';
import { fold } from '../text/fold.ts';

/** So many words are read; nobody says a plain yes in more. */
const MAX_WORDS = 24;
const MAX_LENGTH = 200;
/** Beside words every sign says nothing, unless it doubts or refuses. */
const CHEERFUL =
  /(?![🤔🤷😕🫤🤨😐😑😶🙄😒😞😔😟🙁☹😣😖😫😩😤😠😡🤬😰😱💔🙅👎❌🚫✋🛑⛔❓❔⁉])(?:\p{Extended_Pictographic}|\p{Regional_Indicator})\p{Emoji_Modifier}?(?:\u200D[♀♂])?\uFE0F?/gu;
/** Each says yes, whatever the colour of the hand. */
const APPROVING = /[💯👍👌🙌✅✔☑🆗]\p{Emoji_Modifier}?\uFE0F?/gu;
/** Each says no. */
const DISAPPROVING = /[👎🙅❌🚫✋🛑⛔]\p{Emoji_Modifier}?\uFE0F?/gu;
const SIGN = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s.,;:!'’‘`´…¡"“”«»()~*_/+-]/gu;
/** As it is spoken in Quebec, before a consonant: "d'même", "j'pense". */
const ELIDED = /(?<![a-z'])([djlmnst])['’](?=[b-df-gj-np-tv-z])/g;
/** What stands below the end of a letter: "Kind regards, Harold Finch". */
const CLOSED =
  /(\b(?:regards|sincerely|yours|cordialement|salutations|atentamente|atte|saludos|un saludo)[\s,.;:!-]+)[a-z][a-z'-]*\.?(?: [a-z][a-z'-]*\.?){0,2}[\s.!]*$/;
/** A name below a courtesy: "Thank you, Margaret", "Merci. M. Roy". */
const SIGNED =
  /(\b(?:thanks?(?: you| u)?(?: so much| very much| again)?|thx|ty|cheers|best|bye|day|evening|merci(?: beaucoup| bien)?|journee|soiree|gracias|dia|tarde|noche)[\s,.;:!-]+)((?:mr|mrs|ms|dr|mme|m|sr|sra|don|dona)\.? )?([a-z]+)(?: [a-z][a-z'-]*\.?){0,2}[\s.!]*$/;

/**
 * The words of an utterance without accents, capitals, apostrophes and punctuation, a letter held
 * down counted twice; empty where they are too many to be a plain answer. `signed` leaves out the
 * name it is signed with.
 */
export function turnWords(utterance: string, signed: boolean): readonly string[] {
  if (utterance.length > MAX_LENGTH) return [];
  const folded = fold(
    utterance
      .replaceAll(APPROVING, ' yes ')
      .replaceAll(DISAPPROVING, ' no ')
      .replaceAll(CHEERFUL, ' '),
  );
  const page = withoutSignature(withoutClosing(folded), signed).replaceAll(ELIDED, '$1e ');
  const words = page.replaceAll(/([a-z])\1{2,}/g, '$1$1').match(SIGN);
  return words === null || words.length > MAX_WORDS ? [] : words;
}

function withoutClosing(folded: string): string {
  const closed = CLOSED.exec(folded);
  return closed ? folded.slice(0, closed.index + closed[1]!.length) : folded;
}

function withoutSignature(folded: string, signed: boolean): string {
  const match = signed ? SIGNED.exec(folded) : null;
  const [, courtesy = '', title, name = ''] = match ?? [];
  if (!match || (title === undefined && !FIRST_NAMES.has(name))) return folded;
  return folded.slice(0, match.index + courtesy.length);
}
