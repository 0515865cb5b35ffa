import { answerOneClick } from '#server/platform/http/one-click.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeSubscription } from './unsubscribe.ts';

/**
 * The URL in List-Unsubscribe: GET by a person is a page of the web, POST by a mail program this
 * call.
 */
export const ONE_CLICK_PATH = '/unsubscribe';

/** One-click unsubscribe by a mail program (RFC 8058). */
export function unsubscribeByOneClick(
  platform: Pick<Platform, 'db' | 'config'>,
  request: Request,
): Promise<Response> {
  return answerOneClick(request, (token) => changeSubscription(platform, token, 'stop'));
}
