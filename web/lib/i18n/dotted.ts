/** Short facts beside each other, those there are: no line begins with the dot between them. */
export function dotted(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join('\u00a0· ');
}
