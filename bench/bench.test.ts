import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test(
  'every benchmark runs from end to end and produces a figure',
  { timeout: 600_000 },
  async () => {
    const bench = join(import.meta.dirname, 'bench.ts');
    const { stdout } = await run(process.execPath, [bench, '--quick']);
    const figures = stdout.split('\n').filter((line) => /\d (?:x|ms|kB|MB|a minute) /.test(line));
    for (const name of [
      'analysis of a message',
      'analysis, ready after',
      'analysis, memory',
      'analysis, what is learnt',
      'suggestions of places',
      'sign-in by password',
      'message to the other screen',
      'message to a screen on another node',
      'memory of a live stream',
      'event to 100 of 200 streams',
      'memory of an idle node',
      'memory of a node after 64 sign-ins',
      'memory of a node after load',
      'first paint of the landing page',
      'first paint of a public profile',
      'first paint of the plans',
      'home of a customer',
      'home of a professional',
      'POST /api/requests',
      'GET /api/user/requests',
      'POST /api/messages',
      'GET /api/messages',
      'match among 4000',
      'panel, first page',
      'panel, no match',
      'panel, combination',
    ]) {
      expect(figures).toContainEqual(expect.stringMatching(new RegExp(`^${name}.*(?:OK|OVER)`)));
    }
    expect(stdout).toContain('against a bare handler');
    expect(stdout).not.toContain('NaN');
  },
);
