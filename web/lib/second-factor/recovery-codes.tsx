import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BRAND } from '#web/lib/brand.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/controls.tsx';
import { downloadText, printText } from './take-away.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Shown at the box to tick. */
  warning?: string | undefined;
  onTick?: (isStored: boolean) => void;
  onStored: () => void;
}

/** The codes that replace a lost authenticator app, to copy, print or download. Shown only once. */
export function RecoveryCodes({ codes, warning, onTick, onStored }: RecoveryCodesProps) {
  const t = useTranslations('authenticator-app.recovery');
  const [stored, setStored] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (warning) box.current?.focus();
  }, [warning]);
  const tick = (isStored: boolean) => {
    setStored(isStored);
    onTick?.(isStored);
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('intro')}</p>
      <ul
        aria-label={t('title')}
        className="grid gap-2 rounded-lg bg-sunken p-4 font-mono text-sm font-semibold sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <TakeAway codes={codes} />
      <Checkbox
        ref={box}
        checked={stored}
        onChange={({ target }) => tick(target.checked)}
        label={t('stored')}
        error={warning}
      />
      <Button disabled={!stored} onClick={onStored} className="self-start">
        {t('done')}
      </Button>
    </div>
  );
}

function TakeAway({ codes }: Pick<RecoveryCodesProps, 'codes'>) {
  const t = useTranslations('authenticator-app.recovery');
  const title = t('ofSite', { brand: BRAND });
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    if (isCopied) showToast({ title: t('copied'), tone: 'success' });
    else showToast({ title: t('notCopied'), description: t('notCopiedHint'), tone: 'danger' });
  };
  const ways = [
    { key: 'copy', Icon: Copy, act: () => void copy() },
    { key: 'print', Icon: Printer, act: () => printText(title, codes) },
    { key: 'download', Icon: Download, act: () => downloadText(t('file'), title, codes) },
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {ways.map(({ key, Icon, act }) => (
        <Button
          key={key}
          size="sm"
          tone="secondary"
          icon={<Icon aria-hidden="true" className="size-4" />}
          onClick={act}
        >
          {t(key)}
        </Button>
      ))}
    </div>
  );
}
