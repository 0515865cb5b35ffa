import { CircleAlert, CircleCheck, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Finding } from '#contract/admin/doctor.ts';
import { classes } from '#web/ui/classes.ts';

type State = Finding['ok'];

const ICONS: Record<State, LucideIcon> = {
  ok: CircleCheck,
  warning: TriangleAlert,
  bad: CircleAlert,
};
const COLOURS: Record<State, string> = {
  ok: 'text-pine-700',
  warning: 'text-warning',
  bad: 'text-clay-ink',
};

/** An icon for a state, with a label for screen readers. */
export function StateIcon({ state, label }: { state: State; label: string }) {
  const Icon = ICONS[state] ?? CircleAlert;
  return (
    <>
      <Icon aria-hidden="true" className={classes('size-5 shrink-0', COLOURS[state])} />
      <span className="sr-only">{label}</span>
    </>
  );
}

/** The worst finding. */
export function worstOf(findings: readonly Finding[]): State {
  if (findings.some(({ ok }) => ok === 'bad')) return 'bad';
  return findings.some(({ ok }) => ok === 'warning') ? 'warning' : 'ok';
}
