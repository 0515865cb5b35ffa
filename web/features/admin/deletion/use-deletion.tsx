import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DeletionDialog, type DeletionKind } from './deletion-dialog.tsx';

interface DeletionTarget {
  id: string;
  name: string;
}

/**
 * Deleting rows of a list: the button of a row, where deletion is allowed, and the dialog with its
 * preview. `name` is that of the row.
 */
export function useDeletion(kind: DeletionKind) {
  const t = useTranslations(`admin-lists.deletion.${kind}`);
  const [doomed, setDoomed] = useState<DeletionTarget | null>(null);
  const button = (row: { id: string; allowedActions: readonly string[] }, name: string) =>
    row.allowedActions.includes('delete') && (
      <IconButton
        label={t('button', { name })}
        onClick={() => setDoomed({ id: row.id, name })}
        className="hover:bg-clay-wash hover:text-clay-ink"
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    );
  const dialog = doomed && (
    <DeletionDialog key={doomed.id} kind={kind} {...doomed} onClose={() => setDoomed(null)} />
  );
  return { button, dialog };
}
