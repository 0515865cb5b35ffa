import { Columns3 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/controls.tsx';
import { Popover } from './popover.tsx';

interface ColumnsChoiceProps {
  /** The optional columns. */
  columns: readonly { id: string; title: string }[];
  shown: readonly { id: string }[];
  onToggle: (id: string) => void;
  onAll: () => void;
}

/** Chooses the columns of a list; a file has the same. */
export function ColumnsChoice({ columns, shown, onToggle, onAll }: ColumnsChoiceProps) {
  const t = useTranslations('admin-panel.table');
  const isShown = (id: string) => shown.some((column) => column.id === id);
  return (
    <Popover label={t('columns')} icon={<Columns3 aria-hidden="true" className="size-4" />}>
      <ul className="flex flex-col gap-3">
        {columns.map(({ id, title }) => (
          <li key={id}>
            <Checkbox label={title} checked={isShown(id)} onChange={() => onToggle(id)} />
          </li>
        ))}
      </ul>
      {!columns.every(({ id }) => isShown(id)) && (
        <Button tone="ghost" size="sm" onClick={onAll} className="mt-3">
          {t('allColumns')}
        </Button>
      )}
    </Popover>
  );
}
