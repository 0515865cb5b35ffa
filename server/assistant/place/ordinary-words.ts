import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { spellingOf } from '../profession/knowledge.ts';

let lists: ReadonlySet<string>[] | undefined;

/** Whether a folded word has an ordinary meaning in one of the languages, besides being a name. */
export function isOrdinaryWord(folded: string): boolean {
  lists ??= UNDERSTOOD_LANGUAGES.flatMap((language) => [
    FUNCTION_WORDS[language],
    spellingOf(language).known,
  ]);
  const singular = folded.replace(/s$/, '');
  return lists.some((words) => words.has(folded) || words.has(singular));
}
