import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { simulate } from './simulate.ts';

const EXAMPLE = 'docs/city-example.json';
const folder = mkdtempSync(join(tmpdir(), 'nearhand-city-'));
const said: string[] = [];
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the command prints. */
async function simulated(...args: string[]): Promise<string> {
  said.length = 0;
  expect(await simulate.run(args)).toBe(0);
  return said.join('');
}

/** Anything that JSON may be. */
interface Tree {
  [name: string]: Tree;
}

/** The example, small: Rosemont and its plumbers, with other values where paths say, in a file. */
function aCity(changes: Readonly<Record<string, unknown>> = {}): string {
  const city = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as Tree;
  const small: Record<string, unknown> = {
    days: 7,
    districts: [city['districts']!['0']],
    'trades.electrician': undefined,
    'trades.plumber.professionals': { Rosemont: 6 },
  };
  for (const [path, value] of Object.entries({ ...small, ...changes })) {
    const names = path.split('.');
    const last = names.pop()!;
    const parent = names.reduce((at, name) => at[name]!, city);
    if (value === undefined) delete parent[last];
    else parent[last] = value as Tree;
  }
  const file = join(folder, 'city.json');
  writeFileSync(file, JSON.stringify(city));
  return file;
}

describe('simulate', () => {
  it('prints the same figures for the same seed, and others for another', async () => {
    const file = aCity();
    const [one, again, other] = [
      await simulated(file),
      await simulated(file, '--seed', '1'),
      await simulated(file, '--seed', '2'),
    ];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('says by trade what is accepted, and by district what it takes', async () => {
    const text = await simulated(EXAMPLE);
    expect(text).toMatch(/^electrician +100 +\d+\.\d% +\d+\.\d% +\d+ min +\d+\.\d h$/m);
    const [, has, needs] = /^electrician +Pointe-aux-Trembles +(\d+) +(\d+) /m.exec(text) ?? [];
    expect(Number(has)).toBe(0);
    expect(Number(needs)).toBeGreaterThan(2);
  });

  it('fills more where there are more, who say yes more often', async () => {
    const accepted = (text: string) => Number(/^plumber +\d+ +([\d.]+)%/m.exec(text)?.[1]);
    const few = accepted(await simulated(aCity()));
    const many = aCity({ 'trades.plumber.professionals.Rosemont': 60 });
    expect(accepted(await simulated(many))).toBeGreaterThan(few + 5);
    const willing = aCity({ 'trades.plumber.answers.yes': 0.8 });
    expect(accepted(await simulated(willing))).toBeGreaterThan(few);
  });

  it('says where more do not help', async () => {
    const file = aCity({ 'trades.plumber.answers.yes': 0, 'trades.plumber.answers.no': 1 });
    expect(await simulated(file)).toMatch(/Rosemont +6 +more do not help +0%/);
  });

  it.each([
    ['a field that is missing', 'days', undefined, /days: expected/],
    ['a place off the earth', 'districts.0.lat', 91, /lat: at most 85/],
    ['an unknown field', 'mayor', 'Ada', /no field mayor/],
    ['a trade that is none', 'trades.wizard', {}, /wizard/],
    ['a district that is none', 'trades.plumber.professionals.Mars', 1, /no district Mars/],
    ['shares beyond 1', 'trades.plumber.answers.no', 0.9, /more than 1/],
    ['a time zone that is none', 'timeZone', 'Mars/Base', /timeZone/],
  ])('refuses %s, and names it', async (_, path, value, says) => {
    await expect(simulate.run([aCity({ [path]: value })])).rejects.toThrow(says);
  });

  it('refuses what is no file, no JSON, no seed and no goal', async () => {
    writeFileSync(join(folder, 'broken.json'), '{');
    await expect(simulate.run([])).rejects.toThrow(/Name one file/);
    await expect(simulate.run([join(folder, 'none.json')])).rejects.toThrow(/ENOENT/);
    await expect(simulate.run([join(folder, 'broken.json')])).rejects.toThrow(/not JSON/);
    await expect(simulate.run([EXAMPLE, '--seed', 'x'])).rejects.toThrow(/--seed/);
    await expect(simulate.run([EXAMPLE, '--goal', '0'])).rejects.toThrow(/--goal/);
  });
});
