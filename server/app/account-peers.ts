import {
  closeForErasing,
  type AccountPeers,
  type CloseAccount,
  type ProofPeers,
  type TellProven,
} from '#server/accounts/accounts.ts';
import {
  tellChange,
  tellCode,
  tellJoined,
  tellNewDevice,
} from '#server/notifications/notifications.ts';
import type { JoiningPeers } from '#server/onboarding/onboarding.ts';
import type { Platform } from '#server/platform/platform.ts';
import { beginTrade, isContactable } from '#server/professionals/professionals.ts';

/** What the other domains do for the accounts. */
export function accountPeers(platform: Platform): AccountPeers {
  return {
    ...proofPeers(platform),
    tellCode: tellCode(platform),
    tellChange: tellChange(platform),
    beginTrade,
  };
}

/** What they do where somebody comes in by a proof of who they are. */
export function proofPeers(platform: Platform): ProofPeers {
  return {
    tellNewDevice: tellNewDevice(platform),
    tellProven: tellProven(platform),
    closeAccount: closeAccount(platform),
  };
}

/** What they do where somebody joins by a personal link. */
export function joiningPeers(platform: Platform): JoiningPeers {
  return { ...proofPeers(platform), tellJoined: tellJoined(platform) };
}

function tellProven({ jobs }: Pick<Platform, 'jobs'>): TellProven {
  return async (tx, professionalId) => {
    if (!(await isContactable(tx, professionalId))) return;
    const events = [{ type: 'professional.available', professionalId } as const];
    await jobs.send(tx, 'domain-events', { events });
  };
}

function closeAccount({ jobs, clock }: Pick<Platform, 'jobs' | 'clock'>): CloseAccount {
  return async (tx, userId) => {
    await closeForErasing(tx, userId, clock.now());
    await jobs.send(tx, 'erase-account', { userId });
  };
}
