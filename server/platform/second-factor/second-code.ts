/** What somebody types at a second step: a code of their app, else a recovery code. */
export type SecondCode = { kind: 'app' | 'recovery'; code: string };

/** Reads it as typed or pasted: six digits, whatever spaces are in them, are of an app. */
export function readSecondCode(entered: string): SecondCode {
  const code = entered.replaceAll(/\s/g, '');
  return { kind: /^\d{6}$/.test(code) ? 'app' : 'recovery', code };
}
