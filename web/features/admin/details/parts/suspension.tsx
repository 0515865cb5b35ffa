import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { suspendProfessional } from '#contract/admin/professionals.ts';
import type { suspendUser } from '#contract/admin/users.ts';
import { Button } from '#web/ui/button.tsx';
import { SuspensionDialog } from './suspension-dialog.tsx';

export interface SuspensionProps {
  kind: 'user' | 'professional';
  id: string;
  name: string;
  endpoint: typeof suspendUser | typeof suspendProfessional;
  /** Whether there is an account that is closed with it. */
  closes: boolean;
  /** Whether there is a profile that is hidden with it. */
  hides: boolean;
}

/** The button of suspending somebody. */
export function Suspension(props: SuspensionProps) {
  const t = useTranslations('admin-user.suspend');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        tone="secondary"
        icon={<Ban aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('button')}
      </Button>
      {open && <SuspensionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
