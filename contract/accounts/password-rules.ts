/** The fewest and the most characters (UTF-16 units) of a password. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Why a password is refused; the server adds `common` by its list of breached ones. */
export const PASSWORD_PROBLEMS = [
  'too_short',
  'too_long',
  'repeats',
  'sequence',
  'contains_brand',
  'contains_email',
  'common',
] as const;

export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/** Words that attackers try first. */
const ownWords = ['nearhand', 'admin'];
const everybodysWords = ['password', 'motdepasse', 'contraseña', 'contrasena'];
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

interface About {
  /** The e-mail address of the account, where it is known. */
  email?: string | null | undefined;
  /** Further words related to the site, such as its name. */
  brand?: string | undefined;
}

/**
 * What is wrong with a password, or null. There are no character class rules: length and being hard
 * to guess count (NIST SP 800-63B, 5.1.1.2; OWASP ASVS 6.2).
 */
export function passwordProblem(password: string, about: About = {}): PasswordProblem | null {
  if (password.length < PASSWORD_MIN) return 'too_short';
  if (password.length > PASSWORD_MAX) return 'too_long';
  const plain = password.toLowerCase();
  if (new Set(plain).size < 4) return 'repeats';
  if (isSequence(plain)) return 'sequence';
  const brands = [...ownWords, ...wordsOf(about.brand)];
  if (isMostly(plain, brands)) return 'contains_brand';
  if (isMostly(plain, wordsOf(about.email))) return 'contains_email';
  if (isMostly(plain, everybodysWords)) return 'common';
  return null;
}

/** The strength of a password, for a hint: 0 is refused, 1 accepted, 2 good, 3 strong. */
export function passwordStrength(password: string, about: About = {}): 0 | 1 | 2 | 3 {
  if (passwordProblem(password, about) !== null) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = password.length + 2 * variety + Math.min(8, new Set(password).size / 2);
  if (points >= 28) return 3;
  return points >= 20 ? 2 : 1;
}

/** "12345678", "87654321" and "qwertyuiop": a run of one keyboard row, in either direction. */
function isSequence(password: string): boolean {
  const backwards = Array.from(password).toReversed().join('');
  return rows.some((row) => row.includes(password) || row.includes(backwards));
}

/** A word with a few characters around it, as in "nearhand2026!", counts as the word. */
function isMostly(password: string, words: readonly string[]): boolean {
  return words.some((word) => password.includes(word) && password.length - word.length < 6);
}

/** The parts of an address or a name that are long enough to be recognized. */
function wordsOf(text: string | null | undefined): string[] {
  const whole = (text ?? '').toLowerCase();
  const parts = [whole, whole.split('@')[0] ?? '', ...whole.split(/[^\p{L}\p{N}]+/u)];
  return parts.filter((part) => part.length >= 4);
}
