import { findTakenAddresses } from '#server/accounts/accounts.ts';
import { findUnclaimedAddresses } from '#server/professionals/professionals.ts';
import type { Db } from '#server/platform/database/db.ts';
import { addressesOf } from '#server/onboarding/record-addresses.ts';
import type { WrittenTo } from '../do-not-contact/address-hash.ts';
import { findDoNotContact } from '../do-not-contact/queries-do-not-contact.ts';
import type { Batch } from './batches.ts';
import type { Problem, RefusedRow } from './problem.ts';
import type { Candidate } from './read-row.ts';

/** The classified rows of a batch. */
export interface ClassifiedRows {
  /** New professionals. */
  fresh: Candidate[];
  /** They have an account, were imported before, or are in this file twice. */
  known: number;
  refused: RefusedRow[];
}

/** Separates rows of known people, and of people on the do-not-contact list, from new ones. */
export async function classifyRows(db: Db, batch: Batch): Promise<ClassifiedRows> {
  const addresses = batch.candidates.flatMap(({ candidate }) => addressesOf(candidate));
  const stopped = new Set((await findDoNotContact(db, addresses)).map(keyOf));
  const known = await findKnown(db, addresses);
  const sifted: ClassifiedRows = { fresh: [], known: 0, refused: [...batch.refused] };
  for (const { record, candidate } of batch.candidates) {
    const own = addressesOf(candidate);
    const problems = own.filter((one) => stopped.has(keyOf(one))).map(findDoNotContactRows);
    if (problems.length > 0) {
      sifted.refused.push({ row: record.row, line: record.line, problems });
    } else if (own.some((one) => known.has(keyOf(one)))) sifted.known++;
    else sifted.fresh.push(candidate);
    for (const one of own) if (problems.length === 0) known.add(keyOf(one));
  }
  sifted.refused.sort((a, b) => a.row - b.row);
  return sifted;
}

async function findKnown(db: Db, addresses: readonly WrittenTo[]): Promise<Set<string>> {
  const of = (channel: WrittenTo['channel']) =>
    addresses.filter((one) => one.channel === channel).map(({ target }) => target);
  const wanted = { emails: of('email'), phones: of('phone') };
  const found = [
    ...(await findTakenAddresses(db, wanted)),
    ...(await findUnclaimedAddresses(db, wanted)),
  ];
  return new Set(found.flatMap(addressesOf).map(keyOf));
}

function keyOf({ channel, target }: WrittenTo): string {
  return `${channel} ${target}`;
}

function findDoNotContactRows({ channel, target }: WrittenTo): Problem {
  return { code: 'neverContact', column: channel, value: target };
}
