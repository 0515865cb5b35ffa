import * as calls from '#contract/agreements/agreements.ts';
import * as signed from '#contract/agreements/signed.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { acceptChange, declineChange } from './answer.ts';
import { proposeChange, withdrawChange } from './propose.ts';
import { checkAgreement } from './signed/check.ts';
import { agreementFile, agreementPdf } from './signed/files.ts';
import { readAgreement, readAgreementOfChange } from './read.ts';

export function agreementRoutes(platform: Platform): Route[] {
  return [...changeRoutes(platform), ...signedRoutes(platform)];
}

function changeRoutes(platform: Platform): Route[] {
  return [
    route(calls.getAgreement, async ({ params }, { session }) =>
      readAgreement(platform, session, params.id),
    ),

    route(calls.proposeChange, async ({ params, body }, call) => {
      await limit(platform, call, 'quotes');
      const { session, idempotencyKey } = call;
      const proposal = { requestId: params.id, terms: body, idempotencyKey };
      await proposeChange(platform, session, proposal);
      const agreement = await readAgreement(platform, session, params.id);
      assertThat(agreement !== null, 'no_agreement');
      return agreement;
    }),

    route(calls.withdrawChange, async ({ params }, { session }) => {
      await withdrawChange(platform, session, params.id);
      return readAgreementOfChange(platform, session, params.id);
    }),

    route(calls.acceptChange, async ({ params }, { session }) => {
      await acceptChange(platform, session, params.id);
      return readAgreementOfChange(platform, session, params.id);
    }),

    route(calls.declineChange, async ({ params, body }, { session }) => {
      await declineChange(platform, session, params.id, body.reason || null);
      return readAgreementOfChange(platform, session, params.id);
    }),
  ];
}

function signedRoutes(platform: Platform): Route[] {
  return [
    route(signed.getAgreementFile, async ({ params }, call) => {
      await limit(platform, call, 'documents');
      return agreementFile(platform, call.session, params.id);
    }),

    route(signed.getAgreementPdf, async ({ params }, call) => {
      await limit(platform, call, 'documents');
      const { session, language } = call;
      return agreementPdf(platform, session, { requestId: params.id, language });
    }),

    route(signed.checkAgreement, async ({ body }, call) => {
      await limit(platform, call, 'agreementChecks');
      const file = new TextDecoder().decode(await body.read());
      return checkAgreement(platform.db, file, call.language);
    }),
  ];
}
