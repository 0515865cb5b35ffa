// `npm run prove-upgrade`: follows docs/upgrading.md from the version before, under load, and back.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { newestVersion } from '#faults/upgrade/release.ts';
import { say } from './install-proof/host.ts';
import { keepRecord } from './install-proof/keep-record.ts';
import { recordOf } from './install-proof/record.ts';
import { runProof } from './install-proof/run-proof.ts';
import { followUpgrade } from './upgrade-proof/proof.ts';

const DOCUMENT = path.join(import.meta.dirname, '../docs/upgrading.md');

const { values } = parseArgs({
  options: { record: { type: 'boolean' }, cache: { type: 'string' } },
});

await runProof(
  { name: 'prove-upgrade', cache: values.cache },
  async ({ commit, ...surroundings }) => {
    const before = newestVersion();
    const next = { tag: 'next', commit };
    say(`From ${before.tag} (${before.commit.slice(0, 8)}) to ${commit}`);
    const followed = await followUpgrade({ commit, ...surroundings }, { before, next });
    const table = await recordOf(surroundings.machine, commit, followed.timed);
    const record = [
      `From ${before.tag} to ${commit}:`,
      '',
      ...followed.said.map((line) => `- ${line}`),
      '',
      table,
    ].join('\n');
    say(record);
    for (const fault of followed.faults) say(`✗ ${fault}`);
    if (followed.faults.length > 0) return 1;
    if (values.record) keepRecord(DOCUMENT, 'upgrade-log', record);
    say('Nothing acknowledged was lost or doubled.');
    return 0;
  },
);
