import { PLACEHOLDERS, type Placeholder } from '#contract/professionals/quick-replies.ts';

/** What each placeholder stands for in one conversation. */
export type Meanings = Readonly<Record<Placeholder, string>>;

const placeholder = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/** A quick reply with its placeholders filled in; whatever else stands in braces stays. */
export function fillPlaceholders(text: string, meanings: Meanings): string {
  return text.replaceAll(placeholder, (_, name: Placeholder) => meanings[name]);
}
