import { foldText } from '#contract/fold-text.ts';

/**
 * The words of an utterance as answers are compared: in lower case, without accents, signs, pictures
 * and invisible characters, in their order.
 */
export function utteranceOf(text: string): string[] {
  const plain = foldText(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''));
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
