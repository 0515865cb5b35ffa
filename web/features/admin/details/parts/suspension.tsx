import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { SuspensionDialog, type SuspensionProps } from './suspension-dialog.tsx';

/** The button to suspend a person. */
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
