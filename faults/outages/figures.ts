import type { Attempt } from '#faults/oracle/ledger.ts';
import type { CallKind } from './call-kind.ts';
import type { Manner, Outage } from './outage.ts';

/** The moments of an outage. */
export interface Span {
  began: number;
  ended: number;
  /** When a list and a write had succeeded again. */
  recovered: number;
  /** When every other kind of call had. */
  allRecovered?: number;
}

/** What calls met during an outage. */
export interface Figures {
  name: string;
  /** Of each kind of call how many were answered with which status, and the longest in seconds. */
  calls: Partial<Record<CallKind, MetCalls>>;
  /** From the end of the outage until calls succeed, in seconds. */
  recovery: number;
  /** The same of all kinds of calls, those that need what failed too. */
  allRecovery: number;
  faults: string[];
}

interface MetCalls {
  statuses: Record<number, number>;
  longest: number;
}

/** How soon calls must succeed after an outage, and the health check must always answer, in seconds. */
const RECOVERY_S = 10;
const HEALTH_S = 3;
/** The same for calls that need a service that failed: it is asked again only after a while. */
const ALL_RECOVERY_S = 30;
/** After this the run itself has given up waiting for it. */
const NEVER_S = 55;

/** Sums up the calls that met an outage, and says what should not have been. */
export function figuresOf(
  outage: Outage,
  span: Span,
  attempts: Partial<Record<CallKind, readonly Attempt[]>>,
): Figures {
  const met = (those: readonly Attempt[]): MetCalls => {
    const during = those.filter(({ at, ms }) => at < span.ended && at + ms > span.began);
    const statuses: Record<number, number> = {};
    for (const { status } of during) statuses[status] = (statuses[status] ?? 0) + 1;
    return { statuses, longest: Math.max(0, ...during.map(({ ms }) => ms)) / 1000 };
  };
  const calls = Object.fromEntries(
    Object.entries(attempts).map(([kind, those]) => [kind, met(those)]),
  );
  const { ended, recovered, allRecovered = recovered } = span;
  const recovery = (recovered - ended) / 1000;
  const figures = {
    name: outage.name,
    calls,
    recovery,
    allRecovery: (allRecovered - ended) / 1000,
  };
  return { ...figures, faults: faultsIn(outage, figures) };
}

function faultsIn(outage: Outage, figures: Omit<Figures, 'faults'>): string[] {
  const { name, calls, recovery, allRecovery } = figures;
  const faults: string[] = [];
  const manners: Partial<Record<CallKind, Manner>> = { health: 'serves', ...outage.during };
  for (const [kind, { statuses, longest }] of Object.entries(calls) as [CallKind, MetCalls][]) {
    const manner = manners[kind] ?? 'silent';
    if (manner === 'silent') continue;
    const wrong = Object.keys(statuses).filter((status) => !isAllowed(manner, Number(status)));
    if (wrong.length > 0) faults.push(`${name}: ${kind} answered ${wrong.join(', ')}`);
    if (manner === 'refuses' && !statuses[503]) faults.push(`${name}: ${kind} was never refused`);
    const limit =
      kind === 'health' ? HEALTH_S : (outage.limitsMs?.[kind] ?? outage.answerMs) / 1000;
    if (!outage.isUntimed && longest > limit)
      faults.push(`${name}: ${kind} took ${longest.toFixed(1)} s`);
  }
  const patience = outage.isUntimed ? NEVER_S : RECOVERY_S;
  if (recovery > patience) faults.push(`${name}: recovered after ${recovery.toFixed(1)} s`);
  else if (allRecovery > Math.max(patience, ALL_RECOVERY_S))
    faults.push(`${name}: all kinds of calls recovered after ${allRecovery.toFixed(1)} s`);
  return faults;
}

/** A refusal for a reason of its own is an answer too. */
function isAllowed(manner: Manner, status: number): boolean {
  if (status >= 200 && status < 500) return true;
  return status === 503 && manner !== 'serves';
}
