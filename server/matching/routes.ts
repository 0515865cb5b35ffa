import { submitRequest as submitRequestCall } from '#contract/requests/requests.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { presentSubmitted } from './present-request.ts';
import { requestSubmitter } from './contacting/submit.ts';

export function matchingRoutes(platform: Platform): Route[] {
  const submitRequest = requestSubmitter(platform);
  return [
    route(submitRequestCall, async ({ body }, call) => {
      const submitted = await submitRequest(call, body, call.idempotencyKey);
      return presentSubmitted(submitted.request, submitted.leads, submitted.photos);
    }),
  ];
}
