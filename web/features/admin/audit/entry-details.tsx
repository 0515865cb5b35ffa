import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Facts } from '../details/parts/facts.tsx';
import { When } from '../table/when.tsx';
import { AuditTarget } from './audit-target.tsx';
import { BeforeAndAfter } from './before-and-after.tsx';
import { useActionName } from './use-audit-columns.tsx';

/** The button that opens the details of an entry. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('admin-audit');
  const common = useTranslations('common');
  const [open, setOpen] = useState(false);
  const action = useActionName()(entry.action);
  return (
    <>
      <IconButton label={t('details', { action })} onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" className="size-4.5" />
      </IconButton>
      {open && (
        <Dialog open onOpenChange={setOpen} title={action} closeLabel={common('close')}>
          <Facts
            facts={[
              [t('columns.target'), <AuditTarget key="target" entry={entry} />],
              [t('columns.reason'), entry.reason],
              [t('columns.by'), entry.adminEmail],
              [t('columns.at'), <When key="at" at={entry.at} />],
              [
                t('columns.address'),
                <span key="address" className="font-mono text-xs">
                  {entry.address}
                </span>,
              ],
            ]}
          />
          <BeforeAndAfter entry={entry} />
        </Dialog>
      )}
    </>
  );
}
