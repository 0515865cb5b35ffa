import { useTranslations } from 'use-intl';
import type { Finding } from '#contract/admin/doctor.ts';
import { classes } from '#web/ui/classes.ts';
import { StateIcon, worstOf } from './state-look.tsx';
import type { Examined } from './use-examination.ts';
import { dotted } from '#web/lib/i18n/dotted.ts';

const LOOKS: Record<Finding['ok'], string> = {
  ok: 'bg-pine-50',
  warning: 'bg-stone',
  bad: 'bg-clay-wash',
};

/** A one-line summary; announced once all parts have answered. */
export function Outcome({ parts, running }: { parts: readonly Examined[]; running: boolean }) {
  const t = useTranslations('admin-doctor');
  const findings = parts.flatMap((part) => part.findings ?? []);
  const failed = parts.filter((part) => part.failed).length;
  const count = (state: Finding['ok']) => findings.filter(({ ok }) => ok === state).length;
  const bad = count('bad') + failed;
  const warnings = count('warning');
  const state = failed > 0 ? 'bad' : worstOf(findings);
  const words = [
    bad > 0 && t('someBad', { count: bad }),
    warnings > 0 && t('someWarn', { count: warnings }),
  ].filter((word) => word !== false);
  return (
    <div
      role="status"
      aria-label={t('summaryLabel')}
      className={classes(
        'mb-4 flex min-h-14 items-center gap-3 rounded-lg px-5 py-3',
        running ? 'bg-sunken' : LOOKS[state],
      )}
    >
      {running ? (
        <p className="text-ink-soft">{t('running')}</p>
      ) : (
        <>
          <StateIcon state={state} label="" />
          <p>
            <span className="font-semibold">
              {words.length === 0 ? t('allWell') : dotted(words)}
            </span>
            {words.length === 0 && (
              <span className="block text-sm text-ink-soft">
                {t('allWellHint', { count: parts.length })}
              </span>
            )}
          </p>
        </>
      )}
    </div>
  );
}
