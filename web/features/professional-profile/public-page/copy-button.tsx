import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';

/** Copies a text to the clipboard, and shows whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('professional-profile.page');
  const copy = async () => {
    if (await copyText(text)) showToast({ title: t('copied'), tone: 'success' });
    else showToast({ title: t('notCopied'), description: t('notCopiedHint'), tone: 'danger' });
  };
  return (
    <Button
      size="sm"
      tone="secondary"
      icon={<Copy aria-hidden="true" className="size-4" />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}

/** Copies a text to the clipboard; resolves to whether that worked. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The text could not be copied.', error);
    return false;
  }
}
