import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Questions } from '../frame/address.ts';
import type { Filter } from './column.ts';
import { shortId } from './short-id.ts';

interface ActiveFiltersProps {
  filters: readonly Filter[];
  given: Questions;
  onChange: (questions: Questions) => void;
}

/** The active filters, each removable. */
export function ActiveFilters({ filters, given, onChange }: ActiveFiltersProps) {
  const t = useTranslations('admin-panel.table');
  const active = filters.filter(({ id }) => given[id]);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
      {active.map((filter) => {
        const name = nameOf(filter, given[filter.id] ?? '');
        return (
          <li key={filter.id}>
            <button
              type="button"
              aria-label={t('removeFilter', { name })}
              onClick={() => onChange({ [filter.id]: undefined })}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-pine-50 px-3 text-xs font-semibold text-pine-700 hover:bg-pine-100"
            >
              {name}
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        );
      })}
      {active.length > 1 && (
        <li>
          <button
            type="button"
            onClick={() => onChange(Object.fromEntries(active.map(({ id }) => [id, undefined])))}
            className="min-h-8 px-2 text-xs font-semibold text-ink-soft underline underline-offset-2 hover:text-ink"
          >
            {t('clearAll')}
          </button>
        </li>
      )}
    </ul>
  );
}

function nameOf(filter: Filter, value: string): string {
  if (filter.kind === 'flag') return filter.label;
  if (filter.kind === 'link') return `${filter.label} ${shortId(value)}`;
  const options = filter.kind === 'choice' ? filter.options : [];
  const chosen = options.find((option) => option.value === value);
  return `${filter.label} · ${chosen?.label ?? value}`;
}
