import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RequestDetail } from '#contract/admin/details.ts';
import { Button } from '#web/ui/button.tsx';
import { AssignDialog } from './assign-dialog.tsx';

/** Assigns a professional by name. */
export function AssignButton({ request }: { request: RequestDetail }) {
  const t = useTranslations('admin-request.assign');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        tone="secondary"
        icon={<UserPlus aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('button')}
      </Button>
      {open && <AssignDialog request={request} onClose={() => setOpen(false)} />}
    </>
  );
}
