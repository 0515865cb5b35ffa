/** The first name of a person, as those may know it who know no more; all of a name of one word. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? name;
}
