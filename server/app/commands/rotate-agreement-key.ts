import { parseArgs } from 'node:util';
import { loadConfig } from '#server/platform/config/config.ts';
import { rotateSigningKey } from '#server/platform/signing/signing-keys.ts';
import { onDatabase } from './on-database.ts';

/** `rotate-agreement-key`: signs with a new key from now on. */
export const rotateAgreementKey = {
  summary: 'Sign agreements with a new key',
  help: `Usage: npm run nearhand -- rotate-agreement-key

Generates a new key, with which agreements and exports of reviews are signed from now on. The public
halves of the former keys stay at /.well-known/jwks.json, so that what they signed can be verified.`,
  async run(args: string[]): Promise<number> {
    parseArgs({ args });
    const config = loadConfig();
    const clock = { now: () => new Date() };
    const { id } = await onDatabase((db) => rotateSigningKey({ db, config, clock }));
    process.stdout.write(`Signing with the new key ${id} from now on.\n`);
    return 0;
  },
};
