import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImports, type ImportReport } from '#scripts/checks/import-rules.ts';
import { scratchProject } from './scratch-project.ts';

// A small house in a folder of its own, with one deliberate break of each rule.
const breaks: Record<string, { file: string; imports: string }> = {
  'contract-is-a-leaf': {
    file: 'contract/requests/leads.ts',
    imports: '#server/accounts/accounts.ts',
  },
  'web-never-imports-server': { file: 'web/main.ts', imports: '#server/accounts/accounts.ts' },
  'server-never-imports-web': { file: 'server/app/page.ts', imports: '#web/ui/button.ts' },
  'platform-knows-no-domain': {
    file: 'server/platform/delivery/mail.ts',
    imports: '#server/places/places.ts',
  },
  'nobody-imports-app': { file: 'server/places/places.ts', imports: '#server/app/context.ts' },
  'production-never-imports-tests': { file: 'web/ui/button.ts', imports: '#tests/scene.ts' },
  'sandbox-knows-no-domain': {
    file: 'sandbox/stripe/api.ts',
    imports: '#server/accounts/present.ts',
  },
  'only-app-opens-the-sandbox': {
    file: 'server/files/files.ts',
    imports: '#sandbox/stripe/api.ts',
  },
  'production-never-imports-intake': {
    file: 'server/safety/safety.ts',
    imports: '#intake/training/train.ts',
  },
  'intake-reads-the-assistant': {
    file: 'intake/training/train.ts',
    imports: '#server/accounts/present.ts',
  },
  'accounts-may-import-only-[site]': {
    file: 'server/accounts/policy.ts',
    imports: '#server/places/places.ts',
  },
  'requests-may-import-only-[accounts,places,files]': {
    file: 'server/requests/requests.ts',
    imports: '#server/accounts/present.ts',
  },
  'queries-are-private-to-their-domain': {
    file: 'server/app/context.ts',
    imports: '#server/accounts/sessions/queries-sessions.ts',
  },
  'queries-are-private-to-the-server': {
    file: 'tests/scene.ts',
    imports: '#server/accounts/queries.ts',
  },
  'sql-lives-in-queries': { file: 'server/accounts/accounts.ts', imports: 'kysely' },
  'pure-files-do-no-io': {
    file: 'server/requests/lifecycle.ts',
    imports: '#server/platform/database/db.ts',
  },
  'pure-files-use-no-node': { file: 'server/matching/ranking/ranking.ts', imports: 'node:fs' },
  'features-are-islands': {
    file: 'web/features/leads/lead.ts',
    imports: '#web/features/inbox/inbox.ts',
  },
  'ui-and-lib-know-no-feature': {
    file: 'web/lib/api/call.ts',
    imports: '#web/features/inbox/inbox.ts',
  },
  'frame-knows-no-page': { file: 'web/frame/header.ts', imports: '#web/pages/home.ts' },
  'web-uses-browser-packages-only': { file: 'web/lib/session.ts', imports: 'hono' },
  'web-uses-no-node': { file: 'web/lib/format.ts', imports: 'node:path' },
  'no-cycles': { file: 'web/features/inbox/inbox.ts', imports: './inbox.ts' },
  'nothing-unresolved': { file: 'web/ui/dialog.ts', imports: './missing.ts' },
};

const innocent = {
  'web/pages/home.ts': 'export const page = 1;\n',
  'server/accounts/queries.ts': "import { sql } from 'kysely';\nexport const find = sql;\n",
  'server/accounts/sessions/queries-sessions.ts':
    "import { sql } from 'kysely';\nexport const find = sql;\n",
  'server/accounts/present.ts':
    "import type { sql } from 'kysely';\nexport type View = typeof sql;\n",
  'server/platform/database/db.ts': "import { sql } from 'kysely';\nexport const db = sql;\n",
  'server/matching/policy.ts':
    "import type { db } from '#server/platform/database/db.ts';\nexport type D = typeof db;\n",
};

const house = scratchProject(innocent);
let report: ImportReport;

beforeAll(async () => {
  for (const file of [
    '.dependency-cruiser.cjs',
    'dependency-rules.cjs',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ]) {
    house.copyFromCheckout(file);
  }
  for (const name of ['kysely', 'hono', 'zod']) {
    house.write(`node_modules/${name}/package.json`, `{"name":"${name}","main":"index.js"}`);
    house.write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  for (const { file, imports } of Object.values(breaks)) {
    house.write(file, `import * as other from '${imports}';\nexport const used = other;\n`);
  }
  report = await checkImports(house.root);
});

afterAll(() => house.remove());

describe('the import rules', () => {
  it.each(Object.entries(breaks))('report a break of %s', (rule, { file }) => {
    expect(report.violations).toContainEqual(expect.stringContaining(`${rule}: ${file} → `));
  });

  it('leave alone what keeps them', () => {
    const blamed = report.violations.map((line) => line.split(/: | → /)[1]);
    for (const file of Object.keys(innocent)) expect(blamed).not.toContain(file);
  });

  it('refuse a folder of the server that is not in the table', async () => {
    house.write('server/nowhere/payments.ts', 'export {};');
    await expect(checkImports(house.root)).rejects.toThrow('server/nowhere: not in the table');
    rmSync(path.join(house.root, 'server/nowhere'), { recursive: true });
  });

  // Those of this checkout are asked for by the check "import rules" of `npm test`.
  it('see every source file', () => {
    expect(report.unseen).toEqual([]);
    expect(report.cruised).toBeGreaterThanOrEqual(Object.keys(breaks).length);
  });
});
