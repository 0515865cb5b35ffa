import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesIn, stepsOf } from '#scripts/install-proof/document.ts';

// npm run prove-install runs these commands on a bare Debian; here only that they can be found.

const [values, ...steps] = stepsOf(readFileSync('docs/install.md', 'utf8'), 'Fifteen minutes');
const commands = steps.flatMap((step) => step.commands);

it('docs/install.md begins with values, and its commands use no others', () => {
  const names = namesIn(values!);
  expect(names).toEqual(['DOMAIN', 'ADMIN', 'SMTP', 'COUNTRY', 'SOURCE']);
  const used = commands.flatMap((line) =>
    [...line.matchAll(/"\$(\w+)"/g)].map(([, name]) => name!),
  );
  expect(used.filter((name) => !names.includes(name))).toEqual([]);
  expect(() => namesIn({ title: '', commands: ['rm -r /'] })).toThrow('for values alone: rm -r /');
});

it('its commands name files of this project that exist', () => {
  const files = commands.flatMap((line) => line.match(/(?<= )ops\/[\w.-]+/g) ?? []);
  expect(files).toEqual(['ops/nearhand', 'ops/nearhand.service', 'ops/Caddyfile']);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(steps.map(({ title }) => title)).toContain('The settings');
});
