import type { PasskeyCreation, PasskeyRequest } from '#contract/passkeys.ts';

/**
 * Whether this browser can use passkeys of a host: at that host alone; null is none, and undefined
 * not known yet.
 */
export function canUsePasskeys(domain: string | null | undefined): boolean {
  return isPasskeyHost(domain, location.hostname) && 'PublicKeyCredential' in globalThis;
}

/** Until the host is known it may be any name: an address of digits has no passkeys. */
export function isPasskeyHost(domain: string | null | undefined, hostname: string): boolean {
  return domain === undefined ? !/^[\d.]+$|:/.test(hostname) : domain === hostname;
}

/** Whether this browser offers passkeys in a field, among what it fills in. */
export async function fillsInPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Has the browser make a passkey. @throws WebAuthnError where it makes none */
export async function makePasskey(creation: PasskeyCreation) {
  const { startRegistration } = await library();
  const { id, rawId, response } = await startRegistration({ optionsJSON: creation });
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { clientDataJSON, attestationObject, ...(transports && { transports }) };
  return { id, rawId, type: 'public-key' as const, response: made };
}

/**
 * Has a passkey sign: one that the person chooses in a dialog of the browser, or with `inField` among
 * what it fills in, whenever they do. A new request ends the one before. @throws WebAuthnError where
 * none signed
 */
export async function signWithPasskey(request: PasskeyRequest, inField = false) {
  const { startAuthentication } = await library();
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: request,
    useBrowserAutofill: inField,
  });
  return { id, rawId, type: 'public-key' as const, response };
}

/** Ends a request that waits for the person, if there is one. */
export async function cancelPasskeys(): Promise<void> {
  (await loaded)?.WebAuthnAbortService.cancelCeremony();
}

/** Whether the browser made none because it has one already. */
export function isKnownPasskey(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
}

type Library = typeof import('@simplewebauthn/browser');

let loaded: Promise<Library> | undefined;

/** Loaded by whoever uses a passkey: no screen waits for it. */
async function library(): Promise<Library> {
  loaded ??= import('@simplewebauthn/browser');
  try {
    return await loaded;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}
