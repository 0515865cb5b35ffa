import type { SceneOptions } from '#faults/site/scene.ts';
import { whyNoSlowDisk } from '#faults/site/slow-disk.ts';
import { whyNoDisks } from '#faults/site/small-disks.ts';
import { openSteppedClock, whyNoClock } from './clock.ts';
import { DISK } from './disk.ts';
import type { Figures } from './figures.ts';
import { NETWORK } from './network.ts';
import type { Outage, Stage } from './outage.ts';
import { openPeers } from './peers.ts';
import { runOutages } from './run-outages.ts';
import { SLOW_DISK } from './slow-disk.ts';
import { STALLS } from './stalls.ts';

/** `npm run faults -- network`. @returns whether all holds */
export const checkNetwork = (values: { seed: string }) =>
  check('The network between program and PostgreSQL', NETWORK, values);

/** `npm run faults -- stalls`. @returns whether all holds */
export const checkStalls = (values: { seed: string }) =>
  check('Processes that stand still', STALLS, values);

/** `npm run faults -- disk`. @returns whether all holds */
export async function checkDisk(values: { seed: string }): Promise<boolean> {
  const [whyNotFull, whyNotSlow] = [whyNoDisks(), whyNoSlowDisk()];
  if (whyNotFull) console.info(`Disks that are full: skipped, ${whyNotFull}`);
  if (whyNotSlow) console.info(`Slow disks: skipped, ${whyNotSlow}`);
  const outages = [...(whyNotSlow ? [] : SLOW_DISK), ...(whyNotFull ? [] : DISK)];
  if (outages.length === 0) return true;
  const scene = whyNotFull ? {} : { cluster: ON_SMALL_DISKS };
  return check('Disks that are slow or full', outages, values, scene);
}

/** `npm run faults -- peers`. @returns whether all holds */
export async function checkPeers(values: { seed: string }): Promise<boolean> {
  const { environment, outages, begin, stop } = await openPeers();
  try {
    const title = 'Services outside our walls that fail';
    return await check(title, outages, values, { environment }, begin);
  } finally {
    await stop();
  }
}

/** `npm run faults -- clock`. @returns whether all holds */
export async function checkClock(values: { seed: string }): Promise<boolean> {
  const why = whyNoClock();
  if (why !== undefined) {
    console.info(`Steps of the clock: skipped, ${why}`);
    return true;
  }
  const { environment, outages, stop } = openSteppedClock();
  try {
    return await check('Steps of the clock', outages, values, { environment });
  } finally {
    stop();
  }
}

/** No file of the log is used again or removed meanwhile: what is full is noticed at once. */
const ON_SMALL_DISKS = {
  onSmallDisks: true,
  settings: { wal_recycle: 'off', min_wal_size: '32MB', max_wal_size: '2GB' },
};

async function check(
  title: string,
  outages: readonly Outage[],
  values: { seed: string },
  scene: Partial<SceneOptions> = {},
  onStage: (stage: Stage) => void | Promise<void> = () => {},
): Promise<boolean> {
  const seed = Number(values.seed);
  console.info(`${title}; --seed ${seed}`);
  const onProgress = (text: string) => console.info(`  ${text}`);
  const onFigures = (figures: Figures) => console.info(linesOf(figures));
  const {
    verdict,
    faults,
    acked: others,
  } = await runOutages({
    outages,
    seed,
    scene,
    onStage,
    onProgress,
    onFigures,
  });
  const { acked, unknown, writes, rules, deliveries, texts, pushes } = verdict;
  console.info(
    `  acknowledged ${acked}, unknown ${unknown}, lost ${writes.lost.length}, ` +
      `doubled ${writes.doubled.length}, rules broken ${rules.length}, ` +
      `mails ${deliveries.received}, of them again ${deliveries.repeated}, ` +
      `texts ${texts.received}, of them again ${texts.repeated}, ` +
      `push ${pushes.received}, of them again ${pushes.repeated}`,
  );
  const counts = Object.entries(others).map(([kind, count]) => `${kind} ${count}`);
  if (counts.length > 0) console.info(`  acknowledged besides: ${counts.join(', ')}`);
  for (const fault of faults) console.error(`  ✗ ${fault}`);
  return faults.length === 0;
}

function linesOf({ name, calls, recovery, allRecovery }: Figures): string {
  const lines = Object.entries(calls).map(([kind, { statuses, longest }]) => {
    const counts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
    return `    ${kind.padEnd(10)}${counts.join(', ')}; longest ${longest.toFixed(1)} s`;
  });
  return [
    `  ${name}; back after ${recovery.toFixed(1)} s, all after ${allRecovery.toFixed(1)} s`,
    ...lines,
  ].join('\n');
}
