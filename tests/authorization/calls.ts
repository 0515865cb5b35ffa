import { adminListCalls } from './calls/calls-admin-lists.ts';
import { adminCalls } from './calls/calls-admin.ts';
import { adminDoctorCalls } from './calls/calls-admin-doctor.ts';
import { adminPeopleCalls } from './calls/calls-admin-people.ts';
import { adminRequestCalls } from './calls/calls-admin-requests.ts';
import { adminMarketCalls } from './calls/calls-admin-market.ts';
import { adminCatalogueCalls } from './calls/calls-admin-catalogue.ts';
import { adminPlanCalls } from './calls/calls-admin-plans.ts';
import { adminTeamCalls } from './calls/calls-admin-team.ts';
import { adminSiteCalls } from './calls/calls-admin-site.ts';
import { accountCalls } from './calls/calls-accounts.ts';
import { passkeyCalls } from './calls/calls-passkeys.ts';
import { secondFactorCalls } from './calls/calls-second-factor.ts';
import { pageCalls } from './calls/calls-pages.ts';
import { pictureCalls } from './calls/calls-pictures.ts';
import { professionalCalls } from './calls/calls-professionals.ts';
import { fileCalls } from './calls/calls-files.ts';
import { notificationCalls } from './calls/calls-notifications.ts';
import { onboardingCalls } from './calls/calls-onboarding.ts';
import { paymentCalls } from './calls/calls-payments.ts';
import { agreementCalls } from './calls/calls-agreements.ts';
import { appointmentCalls } from './calls/calls-appointments.ts';
import { quoteCalls } from './calls/calls-quotes.ts';
import { replyCalls } from './calls/calls-replies.ts';
import { requestCalls } from './calls/calls-requests.ts';
import { teamCalls } from './calls/calls-teams.ts';
import { textCalls } from './calls/calls-texts.ts';
import { reviewCalls } from './calls/calls-reviews.ts';
import type { Cell, Sent, Ways } from './cell.ts';
import { titleOf, type Row } from './matrix.ts';

const ways: Ways = {
  ...accountCalls,
  ...passkeyCalls,
  ...secondFactorCalls,
  ...adminCalls,
  ...adminDoctorCalls,
  ...adminPeopleCalls,
  ...adminRequestCalls,
  ...adminMarketCalls,
  ...adminPlanCalls,
  ...adminTeamCalls,
  ...adminSiteCalls,
  ...adminCatalogueCalls,
  ...adminListCalls,
  ...professionalCalls,
  ...pageCalls,
  ...pictureCalls,
  ...onboardingCalls,
  ...notificationCalls,
  ...replyCalls,
  ...requestCalls,
  ...quoteCalls,
  ...agreementCalls,
  ...appointmentCalls,
  ...fileCalls,
  ...reviewCalls,
  ...paymentCalls,
  ...textCalls,
  ...teamCalls,
};

/** What is sent for a row; a row that needs nothing is its own path. */
export async function waysOfCalls(row: Row, cell: Cell): Promise<Sent> {
  const way = ways[titleOf(row)];
  if (way) return way(cell);
  const path = row.call.slice(row.call.indexOf(' ') + 1);
  if (path.includes(':')) throw new Error(`Nobody says how to use ${titleOf(row)}`);
  return { path: path.replaceAll(/:\w+/g, '018f2b3c-0000-7000-8000-000000000001') };
}
