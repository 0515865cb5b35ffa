import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dark, light } from '#contract/look/colours.ts';
import { SCHEME_SCRIPT } from '#contract/look/scheme.ts';

const APP = readFileSync(join(import.meta.dirname, '../../web/index.html'), 'utf8');

it("the app's page applies the chosen scheme with the script of all pages", () => {
  expect(words(APP)).toContain(words(SCHEME_SCRIPT));
});

it("colours the browser's frame as the paper, in both schemes", () => {
  expect(APP).toContain(`media="(prefers-color-scheme: light)" content="${light('paper')}"`);
  expect(APP).toContain(`media="(prefers-color-scheme: dark)" content="${dark('paper')}"`);
});

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
