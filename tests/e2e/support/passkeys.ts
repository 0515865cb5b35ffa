import type { CDPSession, Page } from '@playwright/test';
import { test as base } from './people.ts';
import { namedProgram, type OwnProgram } from './programs.ts';

/** Journeys in a program where there can be passkeys, which those of its worker share. */
export const test = base.extend<object, { named: OwnProgram }>({
  named: [namedProgram, { scope: 'worker', timeout: 120_000 }],
  baseURL: async ({ named }, use) => use(named.url),
});

/** A device of the browser's own that holds passkeys: Chromium's virtual authenticator. */
export interface Device {
  /** Whether its person touches it whenever they are asked. */
  answers(whether: boolean): Promise<void>;
}

/** Leaves passkeys out of what the browser of a page fills in: a device of its own answers at once. */
export async function withoutFilling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** Gives the browser of a page such a device, which verifies its person. */
export async function withDevice(page: Page): Promise<Device> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: async (enabled) =>
      void (await cdp.send('WebAuthn.setAutomaticPresenceSimulation', {
        authenticatorId,
        enabled,
      })),
  };
}
