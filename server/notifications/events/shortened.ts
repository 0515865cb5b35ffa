/** How much of what somebody wrote fits into a short letter. */
const MAX_CHARACTERS = 280;

/** The beginning of a text, cut between two words. */
export function shortened(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const whole = text
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .replace(/\s+\S*$/u, '');
  return `${whole}…`;
}
