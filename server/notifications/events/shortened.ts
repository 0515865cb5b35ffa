/** How much of what somebody wrote fits into a short letter. */
const MAX_CHARACTERS = 280;

/** The beginning of a text, cut between two words. */
export function shortened(text: string, max = MAX_CHARACTERS): string {
  if (text.length <= max) return text;
  const whole = text
    .slice(0, max)
    .toWellFormed()
    .replace(/\s+\S*$/u, '');
  return `${whole}…`;
}
