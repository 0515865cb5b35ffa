import { useTranslations } from 'use-intl';
import { LEAD_STAGES } from '#contract/requests/statuses.ts';
import { classes } from '#web/ui/classes.ts';
import type { StageFilter } from './stages.ts';
import { useLeadCounts } from './use-leads.ts';

interface StageFilterProps {
  professionalId: string;
  stage: StageFilter;
  onChange: (stage: StageFilter) => void;
}

/** A filter of leads by stage, with counts. */
export function StageFilterBar({ professionalId, stage, onChange }: StageFilterProps) {
  const t = useTranslations('leads');
  const counts = useLeadCounts(professionalId);
  const all = counts && LEAD_STAGES.reduce((sum, each) => sum + counts[each], 0);
  return (
    <div
      role="group"
      aria-label={t('filter')}
      className="flex gap-1.5 max-sm:-mx-5 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap sm:gap-2"
    >
      <Choice label={t('all')} count={all} chosen={!stage} onChoose={() => onChange(undefined)} />
      {LEAD_STAGES.map((each) => (
        <Choice
          key={each}
          label={t(`stage.${each}`)}
          count={counts?.[each]}
          chosen={stage === each}
          onChoose={() => onChange(each)}
        />
      ))}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  count: number | undefined;
  chosen: boolean;
  onChoose: () => void;
}

function Choice({ label, count, chosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes(
        'inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold transition-colors sm:gap-2 sm:px-4',
        chosen
          ? 'border-evening bg-evening text-white'
          : 'border-line bg-card text-ink-soft hover:border-line-strong hover:text-ink',
      )}
    >
      {label}
      {count !== undefined && (
        <span
          className={classes('font-normal tabular-nums', chosen ? 'text-white' : 'text-ink-faint')}
        >
          {count}
        </span>
      )}
    </button>
  );
}
