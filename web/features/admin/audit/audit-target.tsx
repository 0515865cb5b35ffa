import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { adminHref } from '../frame/address.ts';
import { Nothing } from '../table/when.tsx';
import { shortId } from '../table/short-id.ts';

/** The sections that show the target of an entry. */
const SHOWN_IN = {
  user: 'users',
  professional: 'professionals',
  request: 'requests',
  import: 'import',
} as const;

/** The target of an action, linked where the panel shows such things. */
export function AuditTarget({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('admin-audit.targets');
  const { targetKind, target } = entry;
  if (!targetKind) return <Nothing />;
  const section = targetKind in SHOWN_IN ? SHOWN_IN[targetKind as keyof typeof SHOWN_IN] : null;
  const name = target && <span className="font-mono text-xs">{shortId(target)}</span>;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="whitespace-nowrap">{t(targetKind)}</span>
      {section && target ? (
        <Link
          href={adminHref(section, { open: target })}
          title={target}
          className="text-pine-700 underline underline-offset-2"
        >
          {name}
        </Link>
      ) : (
        <span title={target ?? undefined} className="text-ink-soft">
          {name}
        </span>
      )}
    </span>
  );
}
