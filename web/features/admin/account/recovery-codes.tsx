import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/form/controls.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onStored: () => void;
}

/** The codes that replace a lost authenticator app. Shown only once. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const t = useTranslations('admin.recovery');
  const [stored, setStored] = useState(false);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="text-ink-soft">{t('intro')}</p>
      <ul
        aria-label={t('title')}
        className="grid gap-2 rounded-lg bg-sunken p-4 font-mono text-sm font-semibold sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Checkbox
        checked={stored}
        onChange={({ target }) => setStored(target.checked)}
        label={t('stored')}
      />
      <Button disabled={!stored} onClick={onStored} className="self-start">
        {t('done')}
      </Button>
    </Card>
  );
}
