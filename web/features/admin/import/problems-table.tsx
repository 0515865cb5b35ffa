import { useTranslations } from 'use-intl';
import type { ImportUpload } from '#contract/admin/imports.ts';

type Problem = NonNullable<ImportUpload['task']>['problems'][number];

/** Refused rows: position, problem, and fix. */
export function ProblemsTable({ problems }: { problems: readonly Problem[] }) {
  const t = useTranslations('admin-import.problems');
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-lg">{t('title')}</h3>
      <div
        role="region"
        aria-label={t('title')}
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-lg border border-line bg-card text-sm"
      >
        <ul>
          {problems.map((problem, index) => (
            <li key={index} className="border-b border-line/70 px-4 py-3 last:border-b-0">
              <p className="text-xs text-ink-faint">
                {t('where', { row: problem.row, line: problem.line, column: problem.column })}
              </p>
              {problem.value && (
                <p className="[overflow-wrap:anywhere]">
                  <bdi>{problem.value}</bdi>
                </p>
              )}
              <p className="font-medium text-clay-ink">{problem.why}</p>
              <p className="text-ink-soft">{problem.cure}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
