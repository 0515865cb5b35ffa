// A name that is an abbreviation keeps its capitals, and so does the English I.
const CAPITAL = /^(?!I['’])(?:[AÀEOY] |\p{Lu}[\p{Ll}'’])/u;

/** Words that stand alone elsewhere, as they read inside a sentence: "Plumber" is "plumber" there. */
export function inSentence(words: string): string {
  return CAPITAL.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
