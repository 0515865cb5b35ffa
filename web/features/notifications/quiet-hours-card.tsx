import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { QuietHours } from '#contract/notifications.ts';
import { browserTimeZone } from '#web/lib/browser-time-zone.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox, Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface QuietHoursCardProps {
  isProfessional: boolean;
  quiet: QuietHours | null;
  busy: boolean;
  onSave: (quiet: QuietHours | null, then: () => void) => void;
}

const USUAL = { from: '22:00', to: '07:00' };

/** Quiet hours; the time zone is that of the browser in which they are saved. */
export function QuietHoursCard({ isProfessional, quiet, busy, onSave }: QuietHoursCardProps) {
  const t = useTranslations('notifications.quiet');
  const [used, use] = useState(quiet !== null);
  const [from, setFrom] = useState(quiet?.from ?? USUAL.from);
  const [to, setTo] = useState(quiet?.to ?? USUAL.to);
  const timeZone = browserTimeZone();
  const same = used && from === to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (same || !from || !to) return;
    const saved = () => showToast({ title: t('saved'), tone: 'success' });
    onSave(used ? { from, to, timeZone } : null, saved);
  };
  return (
    <Card>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <div>
          <h2 className="text-lg">{t('title')}</h2>
          <p className="mt-1 text-ink-soft">{t(isProfessional ? 'hintProfessional' : 'hint')}</p>
        </div>
        <Checkbox label={t('use')} checked={used} onChange={({ target }) => use(target.checked)} />
        {used && (
          <div className="grid max-w-md grid-cols-2 gap-4">
            <Field label={t('from')} error={same ? t('same') : undefined}>
              <Input
                type="time"
                required
                value={from}
                onChange={({ target }) => setFrom(target.value)}
              />
            </Field>
            <Field label={t('to')}>
              <Input
                type="time"
                required
                value={to}
                onChange={({ target }) => setTo(target.value)}
              />
            </Field>
            <p className="col-span-2 text-sm text-ink-faint">
              {t('zone', { zone: timeZone.replaceAll('_', ' ') })}
            </p>
          </div>
        )}
        <Button type="submit" loading={busy} className="self-start">
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
