import type { Attempt } from '#faults/oracle/ledger.ts';
import type { Manner, Outage } from './outage.ts';

/** The moments of an outage. */
export interface Span {
  began: number;
  ended: number;
  /** When a list and a write had succeeded again. */
  recovered: number;
}

/** What calls met during an outage. */
export interface Figures {
  name: string;
  /** Of each kind of call how many were answered with which status, and the longest in seconds. */
  calls: Record<Kind, { statuses: Record<number, number>; longest: number }>;
  /** From the end of the outage until calls succeed, in seconds. */
  recovery: number;
  faults: string[];
}

type Kind = 'health' | 'ready' | 'read' | 'write' | 'suggest';

/** How soon calls must succeed after an outage, and the health check must always answer, in seconds. */
const RECOVERY_S = 10;
const HEALTH_S = 3;
/** After this the run itself has given up waiting for it. */
const NEVER_S = 55;

/** Sums up the calls that met an outage, and says what should not have been. */
export function figuresOf(
  outage: Outage,
  span: Span,
  attempts: Record<Kind, readonly Attempt[]>,
): Figures {
  const met = (those: readonly Attempt[]) => {
    const during = those.filter(({ at, ms }) => at < span.ended && at + ms > span.began);
    const statuses: Record<number, number> = {};
    for (const { status } of during) statuses[status] = (statuses[status] ?? 0) + 1;
    return { statuses, longest: Math.max(0, ...during.map(({ ms }) => ms)) / 1000 };
  };
  const { health, ready, read, write, suggest } = attempts;
  const calls = {
    health: met(health),
    ready: met(ready),
    read: met(read),
    write: met(write),
    suggest: met(suggest),
  };
  const recovery = (span.recovered - span.ended) / 1000;
  const figures = { name: outage.name, calls, recovery };
  return { ...figures, faults: faultsIn(outage, figures) };
}

function faultsIn(outage: Outage, { name, calls, recovery }: Omit<Figures, 'faults'>): string[] {
  const faults: string[] = [];
  const manners: Record<Kind, Manner> = { health: 'serves', suggest: 'silent', ...outage.during };
  for (const [kind, { statuses, longest }] of Object.entries(calls) as [Kind, MetCalls][]) {
    const manner = manners[kind];
    if (manner === 'silent') continue;
    const wrong = Object.keys(statuses).filter((status) => !isAllowed(manner, Number(status)));
    if (wrong.length > 0) faults.push(`${name}: ${kind} answered ${wrong.join(', ')}`);
    if (manner === 'refuses' && !statuses[503]) faults.push(`${name}: ${kind} was never refused`);
    const limit = kind === 'health' ? HEALTH_S : outage.answerMs / 1000;
    if (!outage.isUntimed && longest > limit)
      faults.push(`${name}: ${kind} took ${longest.toFixed(1)} s`);
  }
  const patience = outage.isUntimed ? NEVER_S : RECOVERY_S;
  if (recovery > patience) faults.push(`${name}: recovered after ${recovery.toFixed(1)} s`);
  return faults;
}

type MetCalls = Figures['calls'][Kind];

/** A refusal for a reason of its own is an answer too. */
function isAllowed(manner: Manner, status: number): boolean {
  if (status >= 200 && status < 500) return true;
  return status === 503 && manner !== 'serves';
}
