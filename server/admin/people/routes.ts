import * as deletions from '#contract/admin/deletions.ts';
import * as professionals from '#contract/admin/professionals.ts';
import * as users from '#contract/admin/users.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { grantCredits } from './credits.ts';
import { deletePerson } from './delete-person.ts';
import { previewPersonDeletion } from './preview-deletion.ts';
import { previewRequestDeletion } from './preview-request-deletion.ts';
import { checkPaper } from './check-papers.ts';
import { removeApp } from './remove-app.ts';
import { endSessions, reinstate, suspend } from './suspend.ts';
import type { Target } from './targets.ts';

/** Operators' actions on people and professionals. */
export function peopleRoutes(platform: Platform): Route[] {
  return [
    route(deletions.foreseeDeletion, async ({ params: { kind, id } }) =>
      kind === 'request'
        ? previewRequestDeletion(platform, id)
        : previewPersonDeletion(platform, { kind, id }),
    ),
    ...userRoutes(platform),
    ...professionalRoutes(platform),
  ];
}

function userRoutes(platform: Platform): Route[] {
  return [
    route(users.deleteUser, async ({ params, body }, call) =>
      deletePerson(platform, call, user(params), body.reason),
    ),
    route(users.suspendUser, async ({ params, body }, call) =>
      suspend(platform, call, user(params), body.reason),
    ),
    route(users.reinstateUser, async ({ params, body }, call) =>
      reinstate(platform, call, user(params), body.reason),
    ),
    route(users.endUserSessions, async ({ params, body }, call) =>
      endSessions(platform, call, user(params), body.reason),
    ),
    route(users.removeUserApp, async ({ params, body }, call) =>
      removeApp(platform, call, user(params), body.reason),
    ),
  ];
}

function professionalRoutes(platform: Platform): Route[] {
  return [
    route(professionals.deleteProfessional, async ({ params, body }, call) =>
      deletePerson(platform, call, professional(params), body.reason),
    ),
    route(professionals.suspendProfessional, async ({ params, body }, call) =>
      suspend(platform, call, professional(params), body.reason),
    ),
    route(professionals.reinstateProfessional, async ({ params, body }, call) =>
      reinstate(platform, call, professional(params), body.reason),
    ),
    route(professionals.checkPaper, async ({ params, body }, call) =>
      checkPaper(platform, call, params.id, body),
    ),
    route(professionals.grantCredits, async ({ params, body }, call) =>
      grantCredits(platform, call, params.id, { ...body, key: call.idempotencyKey }),
    ),
  ];
}

function user({ id }: { id: string }): Target {
  return { kind: 'user', id };
}

function professional({ id }: { id: string }): Target {
  return { kind: 'professional', id };
}
