import { answerOneClick } from '#server/platform/http/one-click.ts';
import type { Platform } from '#server/platform/platform.ts';
import { registerDoNotContact } from './do-not-contact.ts';

/**
 * The URL in List-Unsubscribe: GET by a person is a page of the web, POST by a mail program this
 * call.
 */
export const DO_NOT_CONTACT_PATH = '/do-not-contact';

/** One-click do-not-contact by a mail program (RFC 8058). */
export function doNotContactByOneClick(platform: Platform, request: Request): Promise<Response> {
  return answerOneClick(request, (token) => registerDoNotContact(platform, token));
}
