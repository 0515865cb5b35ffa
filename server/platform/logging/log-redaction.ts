import { ERROR_STATUS } from '#contract/errors.ts';

const hidden = '[hidden]';
const maxDepth = 6;

const secretName =
  /passw|secret|token|cookie|authorization|api[-_]?key|^code$|^codes$|^body$|^e?-?mail$|^phone$|^content$|^message(s)?text$|^description$|adminemail|^address(ee)?$|^recipient$|^to$|^target$/i;

/**
 * A copy of the facts without secrets, contacts or texts of people: by the name of a field, and
 * inside every string by its shape (e-mail addresses, phone numbers, query strings of addresses).
 * Errors become their name, message, code and stack.
 */
export function redact(value: unknown, depth = maxDepth): unknown {
  if (typeof value === 'string') return withoutContacts(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return hidden;
  if (value instanceof Error) return redactedError(value, depth);
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((part) => redact(part, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isSecret(name, part) ? hidden : redact(part, depth - 1),
    ]),
  );
}

/** An error that may be stored: without contacts, values and what a driver adds to it. */
export function redactForStorage(error: unknown): Error {
  const whole = error instanceof Error ? error : new Error(String(error));
  const { message, stack } = redact(whole) as { message: string; stack: string };
  return Object.assign(new Error(message), { stack });
}

/** A code may be a credential, or one of our error codes, which a log needs. */
function isSecret(name: string, value: unknown): boolean {
  if (name === 'code' && typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value))
    return false;
  return secretName.test(name);
}

/** Only these properties: a driver's error also contains the failing row. */
function redactedError(error: Error & { code?: unknown }, depth: number) {
  const { name, code, message: said, stack = '' } = error;
  const quotesValue = typeof code === 'string' && DATA_EXCEPTION.test(code);
  const message = quotesValue ? said.replace(/"[\s\S]*"/, `"${hidden}"`) : said;
  return {
    name,
    message: withoutContacts(message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: withoutContacts(stack.replace(said, () => message)),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth - 1) }),
  };
}

/** PostgreSQL's errors that quote a value, whatever quotes are in it. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/** What each pattern finds holds a character that few texts have. */
function withoutContacts(text: string): string {
  let shown = text;
  if (shown.includes('@')) shown = shown.replaceAll(MAIL_ADDRESS, hidden);
  if (shown.includes('+')) shown = shown.replaceAll(PHONE, hidden);
  if (shown.includes('?')) shown = shown.replaceAll(QUERY_STRING, `$1?${hidden}`);
  return shown;
}

/** Quantifiers are bounded (ReDoS): an attacker chooses some of these strings. */
const MAIL_ADDRESS = /[^\s"'<>()=,;:@]{1,64}@[^\s"'<>()=,;:@]{1,255}/g;
const PHONE = /\+\d[\d ().-]{6,20}\d/g;
const QUERY_STRING = /(https?:\/\/[^\s?#"']{1,500}|\/[^\s?#"']{0,500})\?[^\s"'#]{1,2000}/g;
