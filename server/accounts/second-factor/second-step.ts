import { HOUR_MS } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { readSecondCode, type SecondCode } from '#server/platform/second-factor/second-code.ts';
import { hashOf } from '#server/platform/secrets/hashes.ts';
import { recordAuthEvent } from '#server/accounts/auth-events.ts';
import type { AccountDependencies } from '#server/accounts/dependencies.ts';
import { isKnownBrowser, type Known } from '#server/accounts/devices/known-browsers.ts';
import { countSecondCode } from '#server/accounts/limits/limits-second-factor.ts';
import {
  findAccountById,
  findPasswordByIdForUpdate,
  type AccountRow,
} from '#server/accounts/queries.ts';
import { finishArrival, openArrival, SECOND_STEP_COOKIE, type Arrival } from './arrival.ts';
import {
  countWrongCodeOfApp,
  findApp,
  updateAppWarned,
  updateWrongCodesForgotten,
} from './queries-apps.ts';
import {
  countWrongCode,
  deleteSecondStep,
  findSecondStep,
  type SecondStepRow,
} from './queries-second-steps.ts';
import { verifySecondCode } from './verify-second-code.ts';

const MAX_WRONG_CODES = 5;
const WARNED_FOR_MS = 6 * HOUR_MS;

type StepPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;
type StepDependencies = Pick<AccountDependencies, 'notifyNewDevice' | 'notifyAccountChange'>;

/** What became of an answer; `wrong` leaves the step open. */
type Answered =
  | { outcome: 'opened'; arrival: Arrival; known: Known[] }
  | { outcome: 'wrong' }
  | { outcome: 'ended' };

/**
 * Ends a sign-in by its second factor: a code of the app or a recovery code, in the browser that gave
 * the first one, within ten minutes. What is right opens the session; the fifth wrong code ends the
 * step. Five over all steps notify the person that somebody has their first factor.
 * @throws Refusal `code_invalid`, `second_step_ended`, `too_many`
 */
export async function passSecondStep(
  platform: StepPlatform,
  dependencies: StepDependencies,
  entered: string,
  call: CallContext,
): Promise<AccountRow> {
  const code = readSecondCode(entered);
  const tokenHash = hashOf(call.cookie(SECOND_STEP_COOKIE) ?? '');
  const step = await findSecondStep(platform.db, tokenHash, platform.clock.now());
  if (!step) {
    call.clearCookie(SECOND_STEP_COOKIE);
    throw new Refusal('second_step_ended');
  }
  const isKnown = await isKnownForApp(platform, step.user_id, call);
  const attempt = await countSecondCode(platform, {
    userId: step.user_id,
    caller: call.address,
    kind: code.kind,
    isKnown,
  });
  const answered = await platform.db
    .transaction()
    .execute((tx) => answerStep(tx, platform, dependencies, { step, code }, call));
  if (answered.outcome === 'wrong') throw new Refusal('code_invalid');
  call.clearCookie(SECOND_STEP_COOKIE);
  assertThat(answered.outcome !== 'ended', 'second_step_ended');
  await attempt.succeeded();
  return finishArrival(platform, answered.arrival, call, ...answered.known);
}

/** Whether a code of the app that this person has now was given in this browser before. */
async function isKnownForApp(
  platform: StepPlatform,
  userId: string,
  call: CallContext,
): Promise<boolean> {
  const since = (await findApp(platform.db, userId))?.confirmed_at;
  return since ? isKnownBrowser(platform, call, { appOf: userId, since }) : false;
}

/**
 * What the browser is known for besides its person: their app, and where a code by text message was
 * the first factor, their phone. That by e-mail proved an address known to be theirs.
 */
function knownBy({ id, phone }: AccountRow, way: SecondStepRow['way'], since: Date): Known[] {
  const app = { appOf: id, since };
  return way === 'phone' && phone !== null
    ? [app, { address: { channel: 'phone', target: phone } }]
    : [app];
}

/** The account is locked: of two answers at once, the second finds the step as the first left it. */
async function answerStep(
  tx: Tx,
  platform: StepPlatform,
  dependencies: StepDependencies,
  {
    step: { token_hash: tokenHash, user_id: userId },
    code,
  }: { step: SecondStepRow; code: SecondCode },
  call: CallContext,
): Promise<Answered> {
  await findPasswordByIdForUpdate(tx, userId);
  const step = await findSecondStep(tx, tokenHash, platform.clock.now());
  const account = await findAccountById(tx, userId);
  const app = await findApp(tx, userId);
  if (!step || !account || !app?.confirmed_at) return { outcome: 'ended' };
  if (!(await verifySecondCode(tx, platform, app, code))) {
    return refuseCode(tx, platform, dependencies, { step, account }, call);
  }
  await deleteSecondStep(tx, tokenHash);
  await updateWrongCodesForgotten(tx, userId);
  if (code.kind === 'recovery') {
    const now = platform.clock.now();
    await recordAuthEvent(tx, platform, { kind: 'recovery_code_used', userId }, call);
    await dependencies.notifyAccountChange(tx, { account, what: 'recoveryCodeUsed', now });
  }
  const { way, counts_as_proof: countsAsProof } = step;
  const factor = { account, kind: 'signed_in', way, countsAsProof } as const;
  const { notifyNewDevice } = dependencies;
  return {
    outcome: 'opened',
    arrival: await openArrival(tx, platform, notifyNewDevice, factor, call),
    known: knownBy(account, way, app.confirmed_at),
  };
}

/** One letter in six hours, of five wrong codes or more since the last passed step. */
async function refuseCode(
  tx: Tx,
  platform: StepPlatform,
  { notifyAccountChange }: StepDependencies,
  { step, account }: { step: SecondStepRow; account: AccountRow },
  call: CallContext,
): Promise<Answered> {
  const { token_hash: tokenHash, way } = step;
  const event = { kind: 'second_step_refused', way, userId: account.id } as const;
  await recordAuthEvent(tx, platform, event, call);
  const now = platform.clock.now();
  await countWrongCodeOfApp(tx, account.id);
  const since = new Date(now.getTime() - WARNED_FOR_MS);
  if (await updateAppWarned(tx, account.id, { now, since, wrongCodes: MAX_WRONG_CODES })) {
    await notifyAccountChange(tx, { account, what: 'secondStepRefused', now });
  }
  if ((await countWrongCode(tx, tokenHash)) < MAX_WRONG_CODES) return { outcome: 'wrong' };
  await deleteSecondStep(tx, tokenHash);
  return { outcome: 'ended' };
}
