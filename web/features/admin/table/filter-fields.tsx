import { ListFilter } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Checkbox, Input, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Questions } from '../frame/address.ts';
import type { Filter } from './column.ts';
import { Popover } from './popover.tsx';

interface FilterFieldsProps {
  filters: readonly Filter[];
  given: Questions;
  onChange: (questions: Questions) => void;
}

/** All filters of a list in a popover; each applies at once. */
export function FilterFields({ filters, given, onChange }: FilterFieldsProps) {
  const t = useTranslations('admin-panel.table');
  return (
    <Popover
      label={t('filters')}
      icon={<ListFilter aria-hidden="true" className="size-4" />}
      count={filters.filter(({ id }) => given[id]).length}
    >
      <div className="flex flex-col gap-4">
        {filters.map((filter) => (
          <FilterField
            key={filter.id}
            filter={filter}
            value={given[filter.id] ?? ''}
            onChange={(value) => onChange({ [filter.id]: value || undefined })}
          />
        ))}
      </div>
    </Popover>
  );
}

interface FilterFieldProps {
  filter: Filter;
  value: string;
  onChange: (value: string) => void;
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const t = useTranslations('admin-panel.table');
  if (filter.kind === 'link') return null;
  if (filter.kind === 'flag')
    return (
      <Checkbox
        label={filter.label}
        checked={value === 'true'}
        onChange={({ target }) => onChange(target.checked ? 'true' : '')}
      />
    );
  return (
    <Field label={filter.label}>
      {filter.kind === 'day' ? (
        <Input type="date" value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('any')}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
