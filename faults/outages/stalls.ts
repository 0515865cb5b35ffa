import { REFUSED_WITHIN_MS } from './network.ts';
import type { Outage } from './outage.ts';

/** Processes that stand still (SIGSTOP) and go on later as if nothing had happened. */
export const STALLS: readonly Outage[] = [
  {
    name: 'PostgreSQL stands still',
    seconds: 30,
    begin({ cluster }) {
      cluster.freeze();
      return cluster.thaw;
    },
    during: { ready: 'refuses', read: 'refuses', write: 'refuses' },
    answerMs: REFUSED_WITHIN_MS,
  },
  {
    name: 'the serving node stands still',
    seconds: 30,
    begin({ node }) {
      node.freeze();
      return node.thaw;
    },
    during: { health: 'silent', ready: 'silent', read: 'silent', write: 'silent' },
    answerMs: 60_000,
  },
  {
    // A job's heartbeat is missed after 20 seconds, which is looked for every 30.
    name: 'the worker stands still for longer than the lease of a job, beside another',
    seconds: 75,
    async begin({ worker, startWorker }) {
      const other = await startWorker();
      worker.freeze();
      return async () => {
        worker.thaw();
        await other.end();
      };
    },
    during: { ready: 'serves', read: 'serves', write: 'serves' },
    answerMs: REFUSED_WITHIN_MS,
  },
];
