import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from '#web/lib/navigation/location.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeletionDialog } from '../../deletion/deletion-dialog.tsx';
import { adminHref, useAdminAddress } from '../../frame/address.ts';

interface DeleteButtonProps {
  kind: 'user' | 'professional' | 'request';
  id: string;
  name: string;
}

/** Deletes the thing of the detail view, and returns to its list. */
export function DeleteButton({ kind, id, name }: DeleteButtonProps) {
  const t = useTranslations('admin-user');
  const { given } = useAdminAddress();
  const [open, setOpen] = useState(false);
  const section = `${kind}s` as const;
  const untilGone = useGone();
  const goBack = () => {
    navigate(adminHref(section, { ...given, tab: section, open: undefined }), { replace: true });
    return untilGone();
  };
  return (
    <>
      <Button
        size="sm"
        tone="secondary"
        className="text-clay-ink!"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('delete')}
      </Button>
      {open && (
        <DeletionDialog
          kind={kind}
          id={id}
          name={name}
          onDone={goBack}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Waits until the view is unmounted: a deleted thing must not be fetched again. */
function useGone(): () => Promise<void> {
  const tell = useRef<() => void>(undefined);
  useEffect(() => () => tell.current?.(), []);
  return useCallback(
    () =>
      new Promise((resolve) => {
        tell.current = resolve;
      }),
    [],
  );
}
