import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { standingOf } from '#server/payments/payments.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { listTeam, professionNumbered } from '#server/professionals/professionals.ts';
import type { AdminActor } from '../audit/record-audit.ts';
import { feedback } from '../lists/feedback.ts';
import { professionals } from '../lists/professionals.ts';
import { readAudited } from './read-audited.ts';
import { findInvitations, findOrigin, findSubscription } from './queries-origin.ts';
import { findLeads, findLedger, findProfile, findQuota } from './queries-professional.ts';
import { findRows, getRow } from './list-row.ts';

/**
 * The detail view of a professional for operators.
 * @throws Refusal `not_found` for an unknown or deleted one
 */
export function readProfessional(
  platform: Pick<Platform, 'db' | 'clock'>,
  reader: AdminActor,
  id: string,
): Promise<ProfessionalDetail> {
  return readAudited(platform, reader, { kind: 'professional', id }, async (tx) => {
    const profile = await findProfile(tx, id);
    assertThat(profile !== undefined, 'not_found');
    const row = await getRow(tx, professionals, { id, role: reader.role });
    const { planId, ...quota } = await quotaNow(tx, id, platform.clock.now());
    return {
      ...row,
      ...presentProfile(profile),
      quota: { planId, ...quota },
      subscription: await subscriptionOf(tx, id, planId),
      leads: (await findLeads(tx, id)).map(({ professionId, sentAt, respondedAt, ...lead }) => ({
        ...lead,
        profession: professionNumbered(professionId),
        sentAt: sentAt.toISOString(),
        respondedAt: isoOrNull(respondedAt),
      })),
      reviews: await findRows(
        tx,
        feedback,
        { professionalId: id },
        { limit: 20, role: reader.role },
      ),
      team: (await listTeam(tx, id)).map(({ name, joinedAt, leftAt }) => ({
        name,
        joinedAt: joinedAt.toISOString(),
        leftAt: isoOrNull(leftAt),
      })),
      ...(await comingOf(tx, id)),
    };
  });
}

type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

function presentProfile(profile: Profile) {
  const { licenceNumber, licenceAuthority, licenceExpiresOn, licenceCheckedAt, ...other } = profile;
  const { insuranceCompany, insurancePolicy, insuranceExpiresOn, insuranceCheckedAt, ...rest } =
    other;
  return {
    ...rest,
    furtherProfessions: rest.furtherProfessions.map(professionNumbered),
    pausedUntil: isoOrNull(rest.pausedUntil),
    suspendedAt: isoOrNull(rest.suspendedAt),
    listedAt: isoOrNull(rest.listedAt),
    licence:
      licenceNumber === null
        ? null
        : {
            number: licenceNumber,
            authority: licenceAuthority ?? '',
            expiresOn: licenceExpiresOn,
            checkedAt: isoOrNull(licenceCheckedAt),
          },
    insurance:
      insuranceCompany === null
        ? null
        : {
            company: insuranceCompany,
            policy: insurancePolicy,
            expiresOn: insuranceExpiresOn,
            checkedAt: isoOrNull(insuranceCheckedAt),
          },
  };
}

async function quotaNow(tx: Tx, id: string, now: Date): Promise<ProfessionalDetail['quota']> {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const entries = await findLedger(tx, id);
  return {
    ...(await findQuota(tx, id, month)),
    month,
    entries: entries.map(({ at, professionId, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      profession: professionId === null ? null : professionNumbered(professionId),
    })),
  };
}

async function subscriptionOf(
  tx: Tx,
  id: string,
  planInForce: ProfessionalDetail['planId'],
): Promise<ProfessionalDetail['subscription']> {
  const row = await findSubscription(tx, id);
  const overdue = row?.overdueCents ?? null;
  return {
    standing: standingOf(row, planInForce),
    planId: row?.plan_id ?? planInForce,
    trialEnd: isoOrNull(row?.trialEnd),
    periodEnd: isoOrNull(row?.periodEnd),
    cancelsAt: isoOrNull(row?.cancels_at),
    overdue: overdue === null ? null : overdue / 100,
  };
}

/** The origin of an imported record, and its invitations. */
async function comingOf(tx: Tx, id: string) {
  const origin = await findOrigin(tx, id);
  const invitations = await findInvitations(tx, id);
  return {
    origin: origin
      ? {
          ...origin,
          importedAt: origin.importedAt.toISOString(),
          firstContactedAt: isoOrNull(origin.firstContactedAt),
        }
      : null,
    invitations: invitations.map(({ sentAt, expiresAt, usedAt, ...invitation }) => ({
      ...invitation,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: isoOrNull(usedAt),
    })),
  };
}
