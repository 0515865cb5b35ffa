import { PLACEHOLDERS, type Placeholder } from '#contract/professionals/quick-replies.ts';

/** The value of each placeholder in one conversation. */
export type Meanings = Readonly<Record<Placeholder, string>>;

const placeholder = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/** A quick reply with its placeholders replaced; unknown braces stay. */
export function fillPlaceholders(text: string, meanings: Meanings): string {
  return text.replaceAll(placeholder, (_, name: Placeholder) => meanings[name]);
}
