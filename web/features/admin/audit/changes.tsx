import { useTranslations } from 'use-intl';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { Nothing } from '../table/when.tsx';
import { diffEntry } from './diff-entry.ts';
import { useChangeWords } from './use-change-words.ts';

/** The state before and after an action; unchanged fields are left out. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('admin-audit');
  const { nameOf, valueOf } = useChangeWords();
  const changes = diffEntry(entry);
  if (changes.length === 0) return <Nothing />;
  return (
    <ul className="flex max-w-80 min-w-40 flex-col gap-0.5 text-xs max-md:min-w-0">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          <span className="text-ink-faint">{t('field', { name: nameOf(field) })} </span>
          {before !== undefined && (
            <>
              <span className="sr-only">{t('before')} </span>
              <del className="text-ink-faint">{valueOf(field, before)}</del>{' '}
            </>
          )}
          {after !== undefined && (
            <>
              {before !== undefined && <span aria-hidden="true">→ </span>}
              <span className="sr-only">{t('after')} </span>
              <span className="font-semibold">{valueOf(field, after)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
