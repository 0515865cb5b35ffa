import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/dialogue/replies.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { BRAND } from '#web/lib/brand.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';

const MAX_QUOTE_LENGTH = 80;

/** Puts a reply into the reader's words; '' for the summary and the choice of a language. */
export function useReplyText(): (reply: Reply) => string {
  const t = useTranslations('assistant-chat');
  const nameOf = useProfessionName();
  const inside = (profession: Profession | undefined) =>
    profession ? inSentence(nameOf(profession)) : '';
  return ({ say, values = {} }) => {
    if (say === 'summary' || say === 'languages') return '';
    const { quotes = [] } = values;
    return t(say, {
      brand: BRAND,
      profession: inside(values.profession),
      one: inside(values.one),
      other: inside(values.other),
      location: values.location ?? '',
      question: values.question ?? '',
      count: values.count ?? quotes.length,
      words: quotes.map((words) => t('quoted', { words: inSentence(shortened(words)) })).join(', '),
    });
  };
}

function shortened(need: string): string {
  const words = need.replace(/[\s.,;:!…]+$/u, '');
  return words.length > MAX_QUOTE_LENGTH
    ? `${words.slice(0, MAX_QUOTE_LENGTH - 1).trimEnd()}…`
    : words;
}

// A name that is an abbreviation keeps its capitals, and so does the English I.
const CAPITAL = /^(?!I['’])(?:[AÀEOY] |\p{Lu}[\p{Ll}'’])/u;

/** Words that stand alone elsewhere, as they read inside a sentence: "Plumber" is "plumber" there. */
export function inSentence(words: string): string {
  return CAPITAL.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
