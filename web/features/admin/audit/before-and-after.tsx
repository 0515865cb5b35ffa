import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { adminHref } from '../frame/address.ts';
import type { SectionId } from '../frame/groups.ts';
import { diffEntry } from './diff-entry.ts';
import { useChangeWords } from './use-change-words.ts';

/** The changes of an action, line by line, before and after. */
export function BeforeAndAfter({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('admin-audit.columns');
  const { nameOf, valueOf } = useChangeWords();
  const changes = diffEntry(entry);
  if (changes.length === 0) return null;
  return (
    <table className="mt-5 w-full table-fixed text-start text-sm">
      <caption className="sr-only">{t('change')}</caption>
      <thead className="border-b border-line text-xs text-ink-soft">
        <tr>
          {[t('change'), t('before'), t('after')].map((title) => (
            <th key={title} scope="col" className="py-2 pe-3 font-semibold last:pe-0">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="align-top [overflow-wrap:anywhere]">
            <th scope="row" className="py-2 pe-3 font-normal text-ink-soft">
              {nameOf(field)}
            </th>
            <td className="py-2 pe-3">
              <ShownElsewhere field={field} value={before}>
                {valueOf(field, before)}
              </ShownElsewhere>
            </td>
            <td className="py-2 font-semibold">
              <ShownElsewhere field={field} value={after}>
                {valueOf(field, after)}
              </ShownElsewhere>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sections that show the value of a field. */
const SHOWN_IN: Readonly<Record<string, SectionId>> = {
  userId: 'users',
  professionalId: 'professionals',
  requestId: 'requests',
};

interface ShownElsewhereProps {
  field: string;
  value: unknown;
  children: string;
}

/** A value, linked to the thing it names. */
function ShownElsewhere({ field, value, children }: ShownElsewhereProps) {
  const section = SHOWN_IN[field];
  if (!section || typeof value !== 'string') return children;
  return (
    <Link
      href={adminHref(section, { open: value })}
      className="text-pine-700 underline underline-offset-2"
    >
      {children}
    </Link>
  );
}
