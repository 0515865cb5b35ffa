import { answerOneClick } from '#server/platform/http/one-click.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeSubscription } from './unsubscribe.ts';

/** The address in List-Unsubscribe: opened by a person it is a page of the web, by a mail program this. */
export const ONE_CLICK_PATH = '/unsubscribe';

/** Stops mails by the one click of a mail program. */
export function unsubscribeByOneClick(
  platform: Pick<Platform, 'db' | 'config'>,
  request: Request,
): Promise<Response> {
  return answerOneClick(request, (token) => changeSubscription(platform, token, 'stop'));
}
