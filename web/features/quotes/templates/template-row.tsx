import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  deleteQuoteTemplate,
  renameQuoteTemplate,
  type QuoteTemplate,
} from '#contract/quotes/templates.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NameForm } from './name-form.tsx';
import { useAfterChange } from './use-after-change.ts';

/** A template, to rename or to delete. */
export function TemplateRow({ template: { id, name } }: { template: QuoteTemplate }) {
  const t = useTranslations('quotes.templates');
  const [shown, show] = useState<'name' | 'rename' | 'delete'>('name');
  const rename = useCallMutation(
    renameQuoteTemplate,
    useAfterChange(t('renamed'), () => show('name')),
  );
  const remove = useCallMutation(deleteQuoteTemplate, useAfterChange(t('deleted')));
  const params = { id };
  return (
    <li className="flex min-h-12 items-center gap-1 border-b border-line py-1 last:border-0">
      {shown === 'rename' ? (
        <NameForm
          name={name}
          busy={rename.isPending}
          onSave={(renamed) => rename.mutate({ params, body: { name: renamed } })}
          onCancel={() => show('name')}
        />
      ) : (
        <>
          <span className="min-w-0 flex-1 truncate px-2 text-sm">{name}</span>
          {shown === 'delete' ? (
            <>
              <Button
                size="sm"
                tone="danger"
                loading={remove.isPending}
                aria-label={t('deleteOne', { name })}
                onClick={() => remove.mutate({ params })}
              >
                {t('delete')}
              </Button>
              <Button size="sm" tone="ghost" onClick={() => show('name')}>
                {t('cancel')}
              </Button>
            </>
          ) : (
            <>
              <IconButton label={t('renameOne', { name })} onClick={() => show('rename')}>
                <Pencil aria-hidden="true" className="size-4.5" />
              </IconButton>
              <IconButton label={t('deleteOne', { name })} onClick={() => show('delete')}>
                <Trash2 aria-hidden="true" className="size-4.5" />
              </IconButton>
            </>
          )}
        </>
      )}
    </li>
  );
}
