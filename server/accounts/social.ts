import type { Config } from '#server/platform/config.ts';
import { callerLanguage } from '#server/platform/http-language.ts';

/**
 * GET /api/auth/google and /api/auth/facebook while neither is set up: back to the start page, which
 * says so in the caller's language.
 */
export function refuseSocialSignIn(
  { defaultLanguage }: Pick<Config, 'defaultLanguage'>,
  request: Request,
): Response {
  const said = new URL(request.url).searchParams.get('lang');
  const accepted = request.headers.get('accept-language') ?? undefined;
  const lang = callerLanguage([said], accepted, defaultLanguage);
  const query = new URLSearchParams({ auth: 'error', message: 'not_configured', lang });
  return new Response(null, {
    status: 302,
    headers: { location: `/?${query.toString()}`, 'cache-control': 'no-store' },
  });
}
