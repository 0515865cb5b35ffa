// `npm run prove-install`: follows docs/install.md on a bare Debian root file system.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { say } from './install-proof/host.ts';
import { keepRecord } from './install-proof/keep-record.ts';
import { followDocument } from './install-proof/proof.ts';
import { recordOf } from './install-proof/record.ts';
import { runProof } from './install-proof/run-proof.ts';

const DOCUMENT = path.join(import.meta.dirname, '../docs/install.md');
const LIMIT_SECONDS = 15 * 60;

const { values } = parseArgs({
  options: { record: { type: 'boolean' }, cache: { type: 'string' } },
});

await runProof(
  { name: 'prove-install', cache: values.cache },
  async ({ machine, mails, commit }) => {
    const timed = await followDocument(machine, { mails });
    const record = await recordOf(machine, commit, timed);
    const seconds = timed.reduce((sum, step) => sum + step.seconds, 0);
    say(record);
    if (values.record) keepRecord(DOCUMENT, 'install-log', record);
    if (seconds <= LIMIT_SECONDS) return 0;
    say(`It took ${Math.round(seconds / 60)} minutes: more than fifteen.`);
    return 1;
  },
);
