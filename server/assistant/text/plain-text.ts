import { MAX_NEED_LENGTH } from '#contract/text.ts';
import { fold } from './fold.ts';

const MARKUP = /<(script|style)\b[^<>]*>[^]*?<\/\1>|<!--[^]*?-->|<[a-z/!][^<>]*>/gi;
const SENTENCE = /[^.!?;\n]+/g;

/**
 * Instructions to a program that reads the message (prompt injection), in folded text: they are no
 * part of a need.
 */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|prompts?|system|guidelines|(?:previous|prior|above|earlier) (?:rules|orders|directions|text))\b/,
  /\byou are now\b(?! (?:open|closed|available|hiring|in))|\b(?:from now on|henceforth),? you\b|\b(?:system|hidden|initial) prompt\b|\bdeveloper mode\b|\bjailbreak\b/,
  /\b(?:reveal|print|repeat|show me|output|leak)\b.{0,20}\b(?:your|the|system)\b.{0,12}\b(?:prompt|instructions|rules)\b/,
  /\b(?:respond|answer|reply|output|return)\b.{0,12}\b(?:only|with|as)\b.{0,20}\b(?:json|profession|the word|confidence)\b/,
  /\b(?:set|make|classify|label|mark)\b.{0,30}\b(?:profession|urgency|confidence|category)\b.{0,12}\b(?:to|as|=)/,
  /["']?\b(?:profession|urgency|confidence|role)\b["']?\s*[:=]\s*["'{[\d]|\[\/?(?:inst|system)\]|<\|/,
  /\b(?:output|return|print|emit|write)\b.{0,20}\bprofession\b|\bprofession ?=|^\s*(?:system|assistant)\s*:/,
  /\b(?:ignor|oubli|neglig)\w*\b.{0,40}\b(?:instructions|consignes|directives)\b|\btu es maintenant\b|\bvous etes maintenant un/,
  /\brepond\w*\b.{0,20}\b(?:seulement|uniquement|juste)\b.{0,12}\b(?:avec|par|le mot)\b|\b(?:revel|montr|affich)\w*\b.{0,20}\b(?:prompt|instructions|consignes)\b/,
  /\b(?:ignor|olvid|omit|desobedec)\w*\b.{0,40}\b(?:instrucciones|indicaciones|ordenes anteriores)\b|\bahora eres\b|\bactua como si\b/,
  /\brespond\w*\b.{0,20}\b(?:solo|solamente|unicamente)\b.{0,12}\b(?:con|la palabra)\b|\b(?:revel|muestr|imprim)\w*\b.{0,20}\b(?:prompt|instrucciones)\b/,
];

/** Normalizes a message: its first 5,000 characters, composed, markup blanked out. */
export function normalizeMessage(message: string): string {
  const composed = message.slice(0, MAX_NEED_LENGTH).normalize('NFC').slice(0, MAX_NEED_LENGTH);
  return composed.replace(MARKUP, (tag) => ' '.repeat(tag.length));
}

/** The part of it that can describe a need: instructions to a program are blanked out too. */
export function removeInstructions(message: string): string {
  const text = normalizeMessage(message);
  const folded = fold(text);
  let plain = text;
  for (const { 0: sentence, index } of folded.matchAll(SENTENCE)) {
    if (!ORDERS.some((order) => order.test(sentence))) continue;
    plain =
      plain.slice(0, index) + ' '.repeat(sentence.length) + plain.slice(index + sentence.length);
  }
  return plain;
}
