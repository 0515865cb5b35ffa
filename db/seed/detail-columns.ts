import { DAY_MS } from '#contract/durations.ts';
import type { DemoDetails } from './demo-details.ts';

/** The columns of a professional's details, for a world that begins now. */
export function detailColumns({ licence, insurance, ...details }: DemoDetails, now: Date) {
  const { certifications, minimumJob, languages, off } = details;
  const dayIn = (days: number) =>
    new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const ago = (days: number | null | undefined) =>
    days === null || days === undefined ? null : new Date(now.getTime() - days * DAY_MS);
  return {
    certifications,
    minimum_job: minimumJob,
    languages: [...languages],
    days_off: JSON.stringify(off ? [{ from: dayIn(off.fromDay), to: dayIn(off.toDay) }] : []),
    licence_number: licence?.number ?? null,
    licence_authority: licence?.authority ?? null,
    licence_expires_on: licence && dayIn(licence.expiresInDays),
    licence_checked_at: ago(licence?.checkedDaysAgo),
    insurance_company: insurance?.company ?? null,
    insurance_policy: insurance?.policy ?? null,
    insurance_expires_on: insurance && dayIn(insurance.expiresInDays),
    insurance_checked_at: ago(insurance?.checkedDaysAgo),
    listed_at: now,
  };
}
