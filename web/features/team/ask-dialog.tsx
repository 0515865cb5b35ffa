import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface AskDialogProps {
  title: string;
  hint: string;
  confirm: string;
  keep: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before somebody's access ends. */
export function AskDialog({
  title,
  hint,
  confirm,
  keep,
  busy,
  onConfirm,
  onClose,
}: AskDialogProps) {
  const common = useTranslations('common');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={hint}
      closeLabel={common('close')}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="secondary" onClick={onClose}>
          {keep}
        </Button>
        <Button tone="danger" loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
