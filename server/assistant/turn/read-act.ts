import { MAX_NEED_LENGTH, type Act, type Question } from '#contract/requests/assistant.ts';
import type { Language } from '#contract/language.ts';
import { fold } from '../text/fold.ts';
import { turnPhrases as en } from './phrases/en.ts';
import { turnPhrases as es } from './phrases/es.ts';
import { turnPhrases as fr } from './phrases/fr.ts';
import type { TurnPhrases } from './phrases/turn-phrases.ts';
import { plainWords, readTemplates, saysOnly, type Phrase } from './word-grammar.ts';

const PHRASES: Readonly<Record<Language, TurnPhrases>> = { en, fr, es };
const LANGUAGES = Object.keys(PHRASES) as Language[];

type Answers = Readonly<Record<'yes' | 'no' | 'startOver' | 'fillers', readonly Phrase[]>>;
const answers: Partial<Record<Language, Answers>> = {};

/** Names of the fields of a request, in the three languages. */
export const FIELD_WORDS = {
  profession:
    /\b(?:trade|service|kind of pro|profession|metier|specialite|oficio|servicio|profesional|profesion)\b/,
  location:
    /\b(?:address|adress|place|location|town|city|street|adresse|place|ville|endroit|lieu|rue|direccion|domicilio|lugar|ubicacion|ciudad|calle|colonia)\b/,
  urgency:
    /\b(?:time|timing|date|day|when|urgency|moment|jour|journee|quand|delai|urgence|fecha|dia|cuando|urgencia|hora|horario)\b/,
} as const;

/** Words of corrections and of talk that add nothing to a description. */
export const RESIDUE: ReadonlySet<string> = new Set(
  `yes no ok okay yeah yep nope not sure actually but wait sorry oops change changed make put set add mention tell them place address town city street date day time wrong right correct correction instead mean meant said say old new mistake send it oh hmm well like only more now later first please thanks
  oui non ouais nenon pas plutot finalement change changer mets mettre ajoute rajoute dis leur adresse ville date jour erreur trompe scuse desole oups envoie dit voulais dire merci bonne mauvaise mauvais reste tout correct beau bon
  si no vale pero perdon cambia cambiar pon ponle agrega anade diles direccion lugar ciudad fecha dia error equivoque mejor envia manda dije queria decir gracias mal todo bien menos casi fijate`.split(
    /\s+/,
  ),
);

/** Where in a text what is to be added or removed begins; null where nothing is. */
export function cueAfter(folded: string, cue: 'adds' | 'removes'): number | null {
  for (const language of LANGUAGES) {
    const match = PHRASES[language][cue].exec(folded);
    if (match) return match.index + match[0].length;
  }
  return null;
}

export function hesitates(folded: string): boolean {
  return LANGUAGES.some((language) => PHRASES[language].hesitates.test(folded));
}

/**
 * What the whole utterance does at "Is everything right? Shall I send it?", in any of the three
 * languages, the speaker's first. A yes is nothing but ways to say yes and courtesies around them.
 */
export function readAct(utterance: string, spoken: Language): { act: Act; about: Question | null } {
  const order = [spoken, ...LANGUAGES.filter((language) => language !== spoken)];
  const folded = fold(utterance.slice(0, MAX_NEED_LENGTH));
  const all = order.map((language) => PHRASES[language]);
  const some = (test: (phrases: TurnPhrases) => boolean) => all.some(test);
  const act = (act: Act, about: Question | null = null) => ({ act, about });
  for (const language of order) {
    const plain = plainAnswer(utterance, language);
    if (plain) return act(plain);
  }
  if (isAboutWork(all, folded)) return act('question', 'work');
  if (some(({ beginsAgain }) => beginsAgain.test(folded))) return act('start-over');
  if (some(({ orders, adds, removes }) => [orders, adds, removes].some((one) => one.test(folded))))
    return act('correction');
  if (some(({ refuses }) => refuses.test(folded))) return act('no');
  if (some(({ asks }) => asks.test(folded))) {
    const about = questionAbout(all, folded);
    const hesitant = about === 'other' && some(({ hesitates }) => hesitates.test(folded));
    return hesitant ? act('doubt') : act('question', about);
  }
  if (some(({ hesitates }) => hesitates.test(folded))) return act('doubt');
  if (some(({ changes }) => changes.some((pattern) => pattern.test(folded))))
    return act('correction');
  return act('doubt');
}

function plainAnswer(utterance: string, language: Language): Act | null {
  if (/[?¿]/u.test(utterance)) return null;
  const words = plainWords(utterance);
  const { yes, no, startOver, fillers } = (answers[language] ??= readAnswers(language));
  const loose = readTemplates(PHRASES[language].loose.split(' '));
  if (saysOnly(words, yes, fillers)) return 'yes';
  if (saysOnly(words, startOver, [...no, ...fillers])) return 'start-over';
  if (saysOnly(words, no, fillers)) return 'no';
  return saysOnly(words, yes, [...fillers, ...loose]) ? 'yes' : null;
}

function readAnswers(language: Language): Answers {
  const of = (kind: keyof Answers) => readTemplates(PHRASES[language][kind]);
  return { yes: of('yes'), no: of('no'), startOver: of('startOver'), fillers: of('fillers') };
}

/** Somebody of a trade, who looks for work. */
function isAboutWork(all: readonly TurnPhrases[], folded: string): boolean {
  return all.some(({ questions }) =>
    questions.some(([about, pattern]) => about === 'work' && pattern.test(folded)),
  );
}

function questionAbout(all: readonly TurnPhrases[], folded: string): Question {
  for (const { questions } of all) {
    const found = questions.find(([, pattern]) => pattern.test(folded));
    if (found) return found[0];
  }
  return 'other';
}
