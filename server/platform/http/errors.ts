import { HTTPException } from 'hono/http-exception';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { contactText, isAboutContact } from './contact-text.ts';
import { ERROR_TEXTS } from './error-texts.ts';
import { FileStoreAway } from '#server/platform/file-store/bucket.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { tooOftenText } from '#server/platform/limits/too-often-text.ts';

/**
 * Maps any error to a refusal: unexpected ones to `server_error`, an unavailable database or file
 * store to `unavailable`.
 */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException) return new Refusal(codeOfStatus(error.status));
  const isAway = error instanceof FileStoreAway || isDatabaseAway(error);
  return new Refusal(isAway ? 'unavailable' : 'server_error');
}

/** The body of a refused call in the caller's language. */
export function errorBody({ code, extra }: Refusal, language: Language): ErrorBody {
  return {
    error: textOf(code, extra, language),
    code,
    ...(extra.details ? { details: extra.details } : {}),
    ...(extra.verified === undefined ? {} : { verified: extra.verified }),
  };
}

function textOf(code: ErrorCode, extra: Refusal['extra'], language: Language): string {
  const { retryAfterSeconds, details } = extra;
  if (code === 'too_many' && retryAfterSeconds !== undefined)
    return tooOftenText(retryAfterSeconds, language);
  if (code === 'invalid_input' && isAboutContact(details)) return contactText(language);
  return ERROR_TEXTS[language][code];
}

const codesOfStatuses: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_json',
  401: 'not_signed_in',
  403: 'wrong_role',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'too_slow',
  413: 'too_large',
  415: 'not_json',
  422: 'invalid_input',
  429: 'too_many',
  503: 'unavailable',
} satisfies Partial<Record<(typeof ERROR_STATUS)[ErrorCode], ErrorCode>>;

function codeOfStatus(status: number): ErrorCode {
  return codesOfStatuses[status] ?? 'server_error';
}

/** Unreachable, stopping or starting, lock or statement timeout. */
const awayCodes = new Set(
  (
    'ECONNREFUSED ECONNRESET EPIPE ENOENT ETIMEDOUT EHOSTUNREACH ENOTFOUND ' +
    '57P01 57P02 57P03 55P03 57014 40001 40P01'
  ).split(' '),
);
/** Connection exceptions; resources used up, such as disk, memory or connections. */
const awayClass = /^(08|53)/;

const awayMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client .*not queryable)/;

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (awayCodes.has(code) || awayClass.test(code))) return true;
  return awayMessage.test(error.message);
}
