import { findPlaceName } from '#server/places/places.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import type { PlaceLookup } from './place-lookup.ts';
import { isEverydayWord } from './place-vocabulary.ts';

const ARTICLE = /^(?:(?:the|la|le|les|el|los|las)\s+|l['’ ]\s*)/;

/**
 * The gazetteer as messages are read by it: an imported district of one everyday word ("Centre",
 * "Les Toits") is that word, unless the caller asks for places that are words, too.
 */
export const findNameInMessages: PlaceLookup = (phrase, evenCommonWords = false) => {
  const place = findPlaceName(phrase, evenCommonWords);
  if (!place?.isImported || evenCommonWords) return place;
  const name = phrase.replace(ARTICLE, '');
  return isOrdinaryWord(name) || isEverydayWord(name) ? null : place;
};
