import type { Analysis, Emergency } from '#contract/requests/assistant.ts';
import { emergencyNumber } from './emergency-numbers.ts';
import type { EmergencySigns, Sign } from './emergency-signs/emergency-signs.ts';
import { emergencySigns as en } from './emergency-signs/en.ts';
import { emergencySigns as es } from './emergency-signs/es.ts';
import { emergencySigns as fr } from './emergency-signs/fr.ts';
import { spelledOut } from './as-typed.ts';
import { withoutFigures } from './figures-of-speech.ts';

const ALL_SIGNS = [en, fr, es];
/** Also where another matter begins: "the toilet leaks, and I also have a dead outlet". */
const SENTENCE_END =
  /[.!?;\n]+|\b(?:but|however|mais|pero)\b|,? \b(?:and|plus|et|pis|puis|y) (?=(?:en plus|aussi|also|besides|ademas|tambien|aparte|(?:j'ai|i|tengo) (?:also |aussi |tambien )?(?:have )?(?:une?|an?|un[ao]?) )\b)/;
const STRETCHED = /([a-z!?])\1{2,}/g;

/**
 * The danger that a folded message describes as present, in any of our languages; null for one that
 * is over, denied, feared or a figure of speech. Signs are ordered by how fast the danger kills.
 */
export function findEmergency(folded: string): Emergency | null {
  const text = withoutFigures(
    spelledOut(folded.replace(STRETCHED, '$1').replace(/[^\S\n]+/g, ' ')),
  );
  const sentences = text.split(SENTENCE_END).map((sentence) => ` ${sentence.trim()} `);
  for (const language of ALL_SIGNS) {
    for (const sign of language.signs) {
      if (!language.hints[sign.kind].test(text)) continue;
      if (sentences.some((sentence) => shows(sentence, text, sign, language))) return sign.kind;
    }
  }
  return null;
}

const LOCKED_IN =
  /\b(?:lock(?:ed|s)?|enferm\w*|embarr\w*|barre\w*|encerr\w*|pestillo)\b(?!.{0,40}\b(?:elevator|lift|ascenseur|ascensor|elevador)\b)/;

/** The trade that helps a person in danger beside the emergency service; null where none does. */
export function tradeThatHelps(folded: string, danger: Emergency | null): 'locksmith' | null {
  return danger === 'person' && LOCKED_IN.test(folded) ? 'locksmith' : null;
}

function shows(
  sentence: string,
  message: string,
  { sign, unless }: Sign,
  { denied, past, over, now, unreal }: EmergencySigns,
): boolean {
  const isSaid = sign.some((pattern) => {
    const found = pattern.exec(sentence);
    return found !== null && !denied.test(sentence.slice(0, found.index));
  });
  if (!isSaid || unless?.test(sentence) || unreal.test(sentence)) return false;
  return now.test(sentence) || !(past.test(sentence) || over.test(message));
}

/** An emergency with the number to call in a country. */
export function withEmergencyNumber(
  kind: Emergency,
  country: string,
): NonNullable<Analysis['emergency']> {
  return { kind, number: emergencyNumber(country, kind) };
}
