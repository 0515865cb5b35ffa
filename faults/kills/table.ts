import type { KillReport } from './kills.ts';

/** The figures of a run of kills, a line each. */
export function tableOf({ kills, writes, deliveries, streams, ...report }: KillReport): string {
  const lines: [string, string | number][] = [
    ['seed', report.seed],
    ['acknowledged writes', report.acked],
    ['refused / unknown', `${report.refused} / ${report.unknown}`],
    ['attempts repeated', report.repeated],
    ['kills of node / worker / PostgreSQL', `${kills.node} / ${kills.worker} / ${kills.postgres}`],
    ['lost', writes.lost.length],
    ['doubled', writes.doubled.length],
    ['of nobody', writes.phantom.length],
    ['rules broken', report.rules.length],
    ['mails received (again, by Message-ID)', `${deliveries.received} (${deliveries.repeated})`],
    ['mails marked as sent that never arrived', deliveries.neverArrived.length],
    ['leads whose professional was not told', deliveries.notTold.length],
    ['messages that open pages did not hear of', streams.skipped.length],
    [
      'seconds, of which until quiet',
      `${Math.round(report.seconds)}, ${report.drainSeconds.toFixed(1)}`,
    ],
  ];
  return lines.map(([name, value]) => `  ${name.padEnd(42)}${value}`).join('\n');
}
