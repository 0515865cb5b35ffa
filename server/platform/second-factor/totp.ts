import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Platform } from '#server/platform/platform.ts';
import { encrypt, decrypt } from '#server/platform/secrets/sealed.ts';

const period = 30;
const secretBytes = 20;

/**
 * Codes of the steps before and after count too: clocks differ, and people type (RFC 6238, 5.2).
 */
const window = 1;

type Keyed = Pick<Platform, 'config'>;

/** Whose secrets they are: each purpose has a key of its own. */
export type TotpPurpose = 'admin totp' | 'person totp';

/**
 * A new secret for an authenticator app, as it is stored and as it is shown; `label` is the name of
 * the account in the app.
 */
export function generateTotpSecret({ config }: Keyed, purpose: TotpPurpose, label: string) {
  const secret = new Secret({ size: secretBytes });
  const otpauthUri = totpOf(secret, { issuer: config.brandName, label }).toString();
  const svg = renderSVG(otpauthUri, { border: 2 });
  return {
    sealed: encrypt(config.sessionSecret, purpose, secret.base32),
    shown: {
      otpauthUri,
      qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      secret: secret.base32,
    },
  };
}

/**
 * The time step of this code, or null where it is not valid now, or the app was set up under another
 * secret of the server, which the log says.
 */
export function findTotpStep(
  { config, log }: Keyed & Pick<Platform, 'log'>,
  purpose: TotpPurpose,
  sealed: Buffer,
  { code, now }: { code: string; now: Date },
): number | null {
  const base32 = opened(config.sessionSecret, purpose, sealed);
  if (base32 === undefined) {
    log.error({ purpose }, OTHER_SECRET);
    return null;
  }
  const timestamp = now.getTime();
  const delta = totpOf(Secret.fromBase32(base32)).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

const OTHER_SECRET =
  'An authenticator app was set up under another SESSION_SECRET: its codes are refused until that one is back.';

function opened(secret: string, purpose: TotpPurpose, sealed: Buffer): string | undefined {
  try {
    return decrypt(secret, purpose, sealed);
  } catch {
    return undefined;
  }
}

function totpOf(secret: Secret, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, period, digits: 6, algorithm: 'SHA1' });
}
