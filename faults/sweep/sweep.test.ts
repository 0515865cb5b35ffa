import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ROWS, titleOf, type Row } from '#tests/authorization/matrix.ts';
import { openWorlds } from '#tests/authorization/worlds.ts';
import { startCuttingProxy, type CuttingProxy } from './cutting-proxy.ts';
import { actorOf, sweepCall } from './sweep.ts';

// The connection to the database breaks before and after each statement of a call: repeated with the
// same key, it has changed the same. `npm run faults -- sweep --all` does so for every changing call.

/** A selection for `npm test`: what is written most, and what once was lost or done twice. */
const SELECTED = [
  'POST /api/messages',
  'POST /api/service-request-professionals/:id/respond',
  'POST /api/contact',
  'POST /api/do-not-contact/:token (link of an invitation)',
  'POST /api/auth/sign-out',
  'POST /api/admin/auth/passkey (right passkey)',
  'POST /api/auth/second-factor (right code)',
  'POST /api/admin/sign-out',
  'POST /api/admin/users/:id/sign-out',
  'POST /api/admin/users/:id/suspension',
  'POST /api/admin/brand/logos',
  'POST /api/hooks/sms (signed, of a phone that is nobody',
];

const isAll = process.env['NEARHAND_SWEEP'] === 'all';
const { connection } = inject('databaseTemplate');
const isLocal = 'host' in connection;

const changing = ROWS.filter((row) => !row.call.startsWith('GET ') && actorOf(row) !== undefined);
const isSelected = (row: Row) => isAll || SELECTED.some((call) => titleOf(row).startsWith(call));

describe.skipIf(!isLocal)(
  'cut at each of its statements, a call changes what it would alone:',
  () => {
    let proxy: CuttingProxy;
    let worlds: Awaited<ReturnType<typeof openWorlds>>;
    beforeAll(async () => {
      if (!('host' in connection))
        throw new Error('The proxy needs the socket of the embedded server');
      [proxy, worlds] = await Promise.all([startCuttingProxy(connection), openWorlds()]);
    });
    afterAll(async () => {
      proxy.stop();
      await worlds.close();
    });

    it.each(changing.filter(isSelected).map((row) => [titleOf(row), row] as const))(
      '%s',
      async (_, row) => {
        const { points, faults } = await sweepCall(worlds, proxy, row);
        console.info(
          [`${titleOf(row)}: ${points} cuts, ${faults.length} faults`, ...faults].join('\n  '),
        );
        expect(faults).toEqual([]);
        expect(points).toBeGreaterThan(0);
      },
      600_000,
    );
  },
);
