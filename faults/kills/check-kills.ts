import { faultsOf } from '#faults/oracle/judge.ts';
import { runKills } from './kills.ts';
import { tableOf } from './table.ts';

/** `npm run faults -- kills`: kills under load, a table, and each fault in a line. @returns whether all holds */
export async function checkKills(values: {
  all: boolean;
  seed: string;
  acked?: string | undefined;
  kills?: string | undefined;
  minutes: string;
}): Promise<boolean> {
  const seed = Number(values.seed);
  console.info(`Kills of node, worker and PostgreSQL; --seed ${seed}`);
  const report = await runKills({
    seed,
    acked: Number(values.acked ?? (values.all ? 30_000 : 1000)),
    kills: Number(values.kills ?? (values.all ? 100 : 10)),
    minutes: Number(values.minutes),
    writers: 10,
    onProgress: (text) => console.info(`  ${text}`),
  });
  console.info(tableOf(report));
  const faults = faultsOf(report);
  for (const fault of faults) console.error(`  ✗ ${fault}`);
  return faults.length === 0;
}
