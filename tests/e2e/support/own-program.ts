import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test as base } from './people.ts';
import { ownProgram, type OwnProgram } from './programs.ts';

/** Journeys in a program of their worker, one at a time, whose clock they may advance. */
export const test = base.extend<{ program: OwnProgram }>({
  program: async ({ programOfWorker }, use) => use(programOfWorker),
  baseURL: async ({ program }, use) => use(program.url),
});

/**
 * The same with a fresh program for each journey: where it counts what is there, changes the site, or
 * uses a card, which has one trial in a program.
 */
export const testAlone = base.extend<{ program: OwnProgram }>({
  program: [ownProgram, { timeout: 120_000 }],
  baseURL: async ({ program }, use) => use(program.url),
});

/** Advances the program's clock past a moment. */
export async function waitUntilAfter(request: APIRequestContext, moment: string): Promise<void> {
  const clock = await request.get('/dev/clock');
  const { now } = (await clock.json()) as { now: string };
  const seconds = Math.ceil((Date.parse(moment) - Date.parse(now)) / 1000) + 1;
  // What had to happen meanwhile happens first: a month of it takes a crowded machine long.
  const moved = await request.post('/dev/clock', { data: { seconds }, timeout: 100_000 });
  expect(moved.status(), await moved.text()).toBe(200);
}
