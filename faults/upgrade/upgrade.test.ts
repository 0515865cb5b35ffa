import { expect, it } from 'vitest';
import { lastRelease, thisVersion } from './release.ts';
import { roll } from './roll.ts';
import { openStage } from './stage.ts';

it('two nodes of the last release are replaced under load, and no call fails', async () => {
  const release = lastRelease(undefined);
  const stage = await openStage(release);
  try {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const order = { from: release, to: thisVersion, nodes: 2, calls: 300, say };
    const { failures, unseen, oldNodesSaid, calls, reconnections } = await roll(stage, order);
    expect(failures).toEqual([]);
    expect(unseen).toBe(0);
    expect(calls).toBeGreaterThan(300);
    expect(reconnections).toBeGreaterThan(0);
    for (const line of oldNodesSaid) expect(line).toMatch(/^200 ready/);
  } finally {
    await stage.end();
    release.remove();
  }
}, 240_000);
