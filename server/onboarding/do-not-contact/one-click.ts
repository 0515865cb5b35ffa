import { answerOneClick } from '#server/platform/http/one-click.ts';
import type { Platform } from '#server/platform/platform.ts';
import { registerDoNotContact } from './do-not-contact.ts';

/** The address in List-Unsubscribe: opened by a person it is a page of the web, by a mail program this. */
export const DO_NOT_CONTACT_PATH = '/do-not-contact';

/** Stops everything for ever by the one click of a mail program. */
export function doNotContactByOneClick(platform: Platform, request: Request): Promise<Response> {
  return answerOneClick(request, (token) => registerDoNotContact(platform, token));
}
