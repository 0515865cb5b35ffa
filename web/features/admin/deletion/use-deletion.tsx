import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { DangerItem, RowMenu } from '../table/row-menu.tsx';
import { DeletionDialog, type DeletionKind } from './deletion-dialog.tsx';

interface DeletionTarget {
  id: string;
  name: string;
}

/**
 * Deleting rows of a list: the menu of a row, where deletion is allowed, and the dialog with its
 * preview. `name` is that of the row.
 */
export function useDeletion(kind: DeletionKind) {
  const t = useTranslations(`admin-lists.deletion.${kind}`);
  const table = useTranslations('admin-panel.table');
  const [doomed, setDoomed] = useState<DeletionTarget | null>(null);
  const menu = (row: { id: string; allowedActions: readonly string[] }, name: string) =>
    row.allowedActions.includes('delete') && (
      <RowMenu label={table('actionsOf', { name })}>
        <DangerItem onChosen={() => setDoomed({ id: row.id, name })}>
          <Trash2 aria-hidden="true" className="size-4.5 shrink-0" />
          {t('button', { name })}
        </DangerItem>
      </RowMenu>
    );
  const dialog = doomed && (
    <DeletionDialog key={doomed.id} kind={kind} {...doomed} onClose={() => setDoomed(null)} />
  );
  return { menu, dialog };
}
