import type { Gauge } from 'prom-client';
import { findWatchedRequests, type WatchedRequests } from '#server/matching/matching.ts';
import { countFailedMessages } from '#server/notifications/notifications.ts';
import {
  countFailuresSince,
  findNewestBackup,
  findNewestVerification,
} from '#server/platform/backup/backup-log.ts';
import { gaugeOnDemand, type SetValue } from '#server/platform/gauge-on-demand.ts';
import type { Platform } from '#server/platform/platform.ts';
import packageJson from '../../../package.json' with { type: 'json' };

/** What a monitor watches of the site itself; every node says the same, but for its version. */
export function siteGauges(platform: Platform): Gauge[] {
  return [...requestGauges(platform), ...upkeepGauges(platform), ...backupGauges(platform)];
}

function requestGauges({ db, clock }: Platform): Gauge[] {
  const watched = oncePerScrape(() => findWatchedRequests(db, clock.now()));
  return [...statusGauges(watched), ...outcomeGauges(watched)];
}

type Ask = () => Promise<WatchedRequests>;

function statusGauges(watched: Ask): Gauge[] {
  const byStatus = (set: SetValue, rows: { status: string; count: number }[]) => {
    for (const { status, count } of rows) set({ status }, count);
  };
  return [
    gaugeOnDemand(
      {
        name: 'nearhand_requests_open',
        help: 'Requests that have not ended, by status',
        labelNames: ['status'],
      },
      async (set) => byStatus(set, (await watched()).open),
    ),
    gaugeOnDemand(
      {
        name: 'nearhand_requests_last_day',
        help: 'Requests submitted in the last 24 hours, by their status now',
        labelNames: ['status'],
      },
      async (set) => byStatus(set, (await watched()).lastDay),
    ),
  ];
}

function outcomeGauges(watched: Ask): Gauge[] {
  return [
    gaugeOnDemand(
      {
        name: 'nearhand_first_acceptance_seconds',
        help: 'From submission to the first acceptance, of the requests of the last 24 hours',
        labelNames: ['quantile'],
      },
      async (set) => {
        const { medianSeconds, p90Seconds } = await watched();
        if (medianSeconds !== null) set({ quantile: '0.5' }, medianSeconds);
        if (p90Seconds !== null) set({ quantile: '0.9' }, p90Seconds);
      },
    ),
    gaugeOnDemand(
      {
        name: 'nearhand_requests_well_served_ratio',
        help: 'Share with three leads alive, of the open requests nobody has accepted yet',
      },
      async (set) => {
        const { wellServed } = await watched();
        if (wellServed !== null) set({}, wellServed);
      },
    ),
  ];
}

function upkeepGauges(platform: Platform): Gauge[] {
  return [
    gaugeOnDemand(
      {
        name: 'nearhand_messages_failed',
        help: 'Mails, texts and pushes that failed for good and were not sent again, by channel',
        labelNames: ['channel'],
      },
      async (set) => {
        const failed = Map.groupBy(await countFailedMessages(platform), ({ channel }) => channel);
        for (const [channel, rows] of failed) {
          set(
            { channel },
            rows.reduce((sum, row) => sum + row.failed, 0),
          );
        }
      },
    ),
    gaugeOnDemand(
      {
        name: 'nearhand_build_info',
        help: 'Always 1: the version of this node and its Node.js',
        labelNames: ['version', 'node'],
      },
      async (set) => set({ version: packageJson.version, node: process.version }, 1),
    ),
  ];
}

function backupGauges({ db, clock }: Platform): Gauge[] {
  const since = (moment: Date) => (clock.now().getTime() - moment.getTime()) / 1000;
  return [
    gaugeOnDemand(
      { name: 'nearhand_backup_age_seconds', help: 'Time since the newest finished backup' },
      async (set) => {
        const newest = await findNewestBackup(db);
        if (newest) set({}, since(newest.finishedAt));
      },
    ),
    gaugeOnDemand(
      {
        name: 'nearhand_backup_verified_age_seconds',
        help: 'Time since a backup was last restored on trial and found as it was made',
      },
      async (set) => {
        const newest = await findNewestVerification(db);
        if (newest) set({}, since(newest.verifiedAt));
      },
    ),
    gaugeOnDemand(
      {
        name: 'nearhand_backup_failures',
        help: 'How often making, copying or verifying a backup failed since the newest finished one',
      },
      async (set) => {
        const newest = await findNewestBackup(db);
        set({}, await countFailuresSince(db, newest?.finishedAt ?? new Date(0)));
      },
    ),
  ];
}

/** Several gauges of one scrape share one answer: they ask in the same turn. */
function oncePerScrape<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<Answer> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
