import type { Analysis, Asked } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { presentSettled, type PlaceContext } from '#server/places/places.ts';
import { withEmergencyNumber } from '../emergency/emergency.ts';
import { countryOf, settleLocation } from '../place/settle-location.ts';
import type { ModelAnswer } from './answer-schema.ts';
import { excerptOf } from './excerpts.ts';

const MIN_DESCRIPTION_LENGTH = 6;
const MAX_LOCATION_LENGTH = 120;
const MAX_ALTERNATIVES = 3;
const MAX_OTHER_NEEDS = 4;
/** Confidence where the two disagree: enough to propose, too little to assume. */
const MIDDLE = 0.6;
/** Above this confidence, the embedded analysis is not overruled by a model that names nothing. */
const SURE = 0.8;

/** The message on one line, in the reader's language, and what is known of where its writer may be. */
interface Around {
  text: string;
  language: UnderstoodLanguage;
  site: PlaceContext;
  asked?: Asked | null | undefined;
}

/**
 * Merges the answers of a model and the embedded analysis. Whatever the model answered, the result
 * names only the catalogue, the three urgencies and excerpts of the message, and keeps every
 * emergency that the embedded analysis found.
 */
export function mergeAnswer(
  own: Analysis,
  answer: ModelAnswer,
  { text, language, site, asked = null }: Around,
): Analysis {
  const choice = chooseProfession(own, answer);
  const description = describe(text, answer) ?? own.description;
  const location = locate(text, answer) ?? own.location;
  const settled = settleLocation(text, location, { language, site, asked });
  const urgency = answer.urgency ?? own.urgency;
  return {
    completeness: {
      hasProfession: choice.profession !== null,
      hasDescription: description !== null,
      hasLocation: location !== null,
      hasUrgency: urgency !== null,
    },
    ...choice,
    description,
    location,
    place: settled && presentSettled(settled, language, site.country),
    urgency,
    dates: own.dates,
    recurrence: own.recurrence,
    destination: own.destination,
    otherNeeds: otherNeeds(text, choice.profession, answer) ?? own.otherNeeds,
    shares: own.shares,
    otherLanguage: own.otherLanguage,
    turn: own.turn,
    kind: kindOf(own, answer, choice.profession),
    emergency:
      own.emergency ??
      (answer.emergency && withEmergencyNumber(answer.emergency, countryOf(settled, site))),
  };
}

type Choice = Pick<Analysis, 'profession' | 'confidence' | 'alternatives'>;

/** Agreement raises the confidence; on disagreement the chat asks. */
function chooseProfession(own: Analysis, answer: ModelAnswer): Choice {
  const ranked = (
    first: Profession | null,
    others: (Profession | null)[],
  ): Choice['alternatives'] =>
    [...new Set(others)]
      .filter((other): other is Profession => other !== null && other !== first)
      .slice(0, MAX_ALTERNATIVES);
  const others = [...answer.alternatives, ...own.alternatives];
  if (answer.profession === own.profession) {
    const { profession, confidence } = own;
    const surer = profession === null ? confidence : 1 - (1 - confidence) / 3;
    return { profession, confidence: surer, alternatives: ranked(profession, others) };
  }
  const staysOwn = answer.profession === null && own.confidence >= SURE;
  const profession = staysOwn ? own.profession : answer.profession;
  const alternatives = ranked(profession, [own.profession, answer.profession, ...others]);
  return { profession, confidence: MIDDLE, alternatives };
}

function describe(text: string, { description }: ModelAnswer): string | null {
  const excerpt = excerptOf(text, description);
  return excerpt && excerpt.length >= MIN_DESCRIPTION_LENGTH ? excerpt : null;
}

function locate(text: string, { location }: ModelAnswer): string | null {
  const excerpt = excerptOf(text, location);
  return excerpt && excerpt.length <= MAX_LOCATION_LENGTH ? excerpt : null;
}

function otherNeeds(
  text: string,
  main: Profession | null,
  answer: ModelAnswer,
): Analysis['otherNeeds'] | null {
  const needs = answer.otherNeeds
    .filter(({ profession }) => profession !== main)
    .flatMap(({ profession, words }) => {
      const excerpt = excerptOf(text, words);
      return excerpt === null
        ? []
        : [
            {
              profession,
              words: excerpt,
              location: null,
              urgency: null,
              dates: null,
              recurrence: null,
            },
          ];
    });
  return needs.length > 0 ? needs.slice(0, MAX_OTHER_NEEDS) : null;
}

function kindOf(own: Analysis, { kind }: ModelAnswer, chosen: Profession | null) {
  if (chosen !== null) return 'need';
  return kind === null || kind === 'need' ? own.kind : kind;
}
