import { askDoctor, type Finding } from '#contract/admin/doctor.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { examine } from './doctor.ts';

/** The doctor of the operator's panel; it examines every domain, so it is assembled here. */
export function doctorRoutes(platform: Platform): Route[] {
  return [
    route(askDoctor, async ({ query: { part } }, { language }) => {
      const findings: Finding[] = [];
      const parts = part && [part];
      for await (const finding of examine(platform, language, parts)) findings.push(finding);
      return findings;
    }),
  ];
}
