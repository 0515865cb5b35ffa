import { ERROR_STATUS } from '#contract/errors.ts';
import {
  MAILGUN_PATH,
  POSTMARK_PATH,
  SIGNED_MAIL_PATH,
  TEXTS_PATH,
} from '#server/replies/replies.ts';
import { WEBHOOK_PATH } from '#server/payments/payments.ts';
import type { Input } from './input.ts';
import type { Got } from './send.ts';

/** Expected errors of this site: no providers, and no web build. */
const ABSENT = /"code":"(?:provider_not_configured|payments_unavailable)"|^The web is not built/;

/** Refused by Node itself: an expectation, and too large headers. */
const BY_NODE = new Set([417, 431]);

/** Called by providers, who read the status alone. */
const WEBHOOKS = [WEBHOOK_PATH, TEXTS_PATH, SIGNED_MAIL_PATH, MAILGUN_PATH, POSTMARK_PATH];

const MAY_SAY = new Set(['error', 'code', 'details', 'verified']);

/** The fault of an answer: a server error, or a refusal without a known code. */
export function faultOf({ method, target }: Input, { status, text }: Got): string | undefined {
  if (status >= 500) {
    const isAbsent = status === 503 && (method === 'HEAD' || ABSENT.test(text));
    return isAbsent ? undefined : `answered ${status}: ${text.slice(0, 200)}`;
  }
  const isWebhook = WEBHOOKS.some((path) => target.startsWith(path));
  const isOurs = target.startsWith('/api/') && !isWebhook;
  if (status < 400 || method === 'HEAD' || !isOurs || BY_NODE.has(status)) return undefined;
  const said = bodyOf(text);
  return said && isRefusal(status, said) ? undefined : `refused by ${status} ${text.slice(0, 200)}`;
}

function isRefusal(status: number, said: Record<string, unknown>): boolean {
  const known = Object.entries(ERROR_STATUS).find(([code]) => code === said['code']);
  return (
    known?.[1] === status &&
    typeof said['error'] === 'string' &&
    said['error'] !== '' &&
    Object.keys(said).every((name) => MAY_SAY.has(name))
  );
}

function bodyOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
