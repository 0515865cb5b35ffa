import { useTranslations } from 'use-intl';
import type { Finding } from '#contract/admin/doctor.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { StateIcon, worstOf } from './state-look.tsx';
import type { Examined } from './use-examination.ts';

const TONES: Record<Finding['ok'], BadgeTone> = { ok: 'pine', warning: 'warning', bad: 'clay' };

/** The findings of one part, and what to do. */
export function PartCard({ part, findings, failed }: Examined) {
  const t = useTranslations('admin-doctor');
  const state = failed ? 'bad' : findings && worstOf(findings);
  return (
    <li
      aria-busy={state === undefined}
      className="flex flex-col gap-3 rounded-lg border border-line bg-card p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{t(`parts.${part}`)}</h2>
        {state === undefined ? (
          <Skeleton className="h-6 w-20 rounded-full" />
        ) : (
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        )}
      </div>
      {failed && <p className="text-sm text-clay-ink">{t('failed')}</p>}
      {state === undefined && <Skeleton className="h-4 w-2/3" />}
      {findings && (
        <ul className="flex flex-col gap-3">
          {findings.map((finding) => (
            <Found
              key={finding.what}
              finding={finding}
              named={finding.what !== t(`parts.${part}`)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

function Found({ finding, named }: { finding: Finding; named: boolean }) {
  const t = useTranslations('admin-doctor');
  const { ok, what, note, cure } = finding;
  return (
    <li className="flex gap-2.5 text-sm">
      <StateIcon state={ok} label={t(`states.${ok}`)} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          {named && <span className="font-semibold">{what} · </span>}
          {note}
        </p>
        {cure !== null && (
          <p className="mt-1 text-ink-soft">
            <span className="font-semibold">{t('cureTitle')}</span> – {cure}
          </p>
        )}
      </div>
    </li>
  );
}
