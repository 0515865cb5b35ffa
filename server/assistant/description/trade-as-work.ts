import { isAdded } from '#contract/professionals/professions.ts';
import { fold } from '../text/fold.ts';
import { lexicon as en } from '../lexicon/en.ts';
import type { Reading, WeighedSighting } from '../reading.ts';

const FRENCH_VERB = /(?<!i|design|tt|ff|plann|oof|conseill)er$|[^o]ir$/;
const SPANISH_VERB = /(?:[ai]r|coser|mover|componer)(?:me|lo|la|los|las|le|nos)?$/;

let englishTrades: ReadonlySet<string> | undefined;

/**
 * Whether the word that names a trade describes the work instead of the worker: "paint my bedroom"
 * and "my roof leaks" name neither a painter nor a roofer.
 */
export function isTradeAsWork({ cue, first, last }: WeighedSighting, reading: Reading): boolean {
  if (isAdded(cue.subject)) return false;
  const { tokens, words, spoken } = reading;
  const word = tokens[first]!.word;
  if (words.some(({ token, meant }) => token === first && meant !== null)) return false;
  // Some of them end like a verb: "plumber" on a page in French.
  const isEnglish = englishNames().has(word) || englishNames().has(word.replace(/s$/, ''));
  if (spoken === 'fr') return FRENCH_VERB.test(word) && !isEnglish;
  if (spoken === 'es') return SPANISH_VERB.test(word) && !isEnglish;
  // "The pool closed", "my house painted": the job, where a company closes pools and paints houses.
  if (last > first) return /(?:ed|cut|done|cleaned)$/.test(tokens[last]!.word);
  return !isEnglish;
}

function englishNames(): ReadonlySet<string> {
  englishTrades ??= new Set(Object.values(en).flatMap(({ name }) => fold(name).split(/\s*,\s*/)));
  return englishTrades;
}
