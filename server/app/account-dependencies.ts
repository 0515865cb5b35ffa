import {
  closeForErasure,
  type AccountDependencies,
  type CloseAccount,
  type SignInDependencies,
  type OnAddressProven,
} from '#server/accounts/accounts.ts';
import {
  notifyAccountChange,
  queueCodeMessage,
  notifyJoined,
  notifyNewDevice,
} from '#server/notifications/notifications.ts';
import type { JoiningDependencies } from '#server/onboarding/onboarding.ts';
import type { Platform } from '#server/platform/platform.ts';
import { beginTrade, isContactable } from '#server/professionals/professionals.ts';

/** What accounts need of the other domains. */
export function accountDependencies(platform: Platform): AccountDependencies {
  return {
    ...signInDependencies(platform),
    queueCodeMessage: queueCodeMessage(platform),
    beginTrade,
  };
}

/** What other domains do at sign-in. */
export function signInDependencies(platform: Platform): SignInDependencies {
  return {
    notifyNewDevice: notifyNewDevice(platform),
    notifyAccountChange: notifyAccountChange(platform),
    onAddressProven: onAddressProven(platform),
    closeAccount: closeAccount(platform),
  };
}

/** What other domains do where somebody joins by a personal link. */
export function joiningDependencies(platform: Platform): JoiningDependencies {
  return { ...signInDependencies(platform), notifyJoined: notifyJoined(platform) };
}

function onAddressProven({ jobs }: Pick<Platform, 'jobs'>): OnAddressProven {
  return async (tx, professionalId) => {
    if (!(await isContactable(tx, professionalId))) return;
    const events = [{ type: 'professional.available', professionalId } as const];
    await jobs.send(tx, 'domain-events', { events });
  };
}

function closeAccount({ jobs, clock }: Pick<Platform, 'jobs' | 'clock'>): CloseAccount {
  return async (tx, userId) => {
    await closeForErasure(tx, userId, clock.now());
    await jobs.send(tx, 'erase-account', { userId });
  };
}
