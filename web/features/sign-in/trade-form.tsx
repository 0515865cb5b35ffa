import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { beginTrade } from '#contract/accounts/account-settings.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { call } from '#web/lib/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ProfessionSelect } from './profession-select.tsx';
import { useAuthenticate } from './use-authenticate.ts';

/** Asks a professional who signed up without a form for their trade; then opens their home. */
export function TradeForm() {
  const t = useTranslations('trade');
  const [profession, choose] = useState<Profession | ''>('');
  const [isMissing, setMissing] = useState(false);
  const { busy, enter } = useAuthenticate({ title: t('failed'), hint: t('failedHint') });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (profession === '') {
      setMissing(true);
      return event.currentTarget.querySelector('select')?.focus();
    }
    void enter(() => call(beginTrade, { body: { profession } }));
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <Field
        label={t('profession')}
        hint={t('professionHint')}
        required
        error={isMissing ? t('missing') : null}
      >
        <ProfessionSelect
          value={profession}
          onChoose={(chosen) => {
            choose(chosen);
            setMissing(false);
          }}
        />
      </Field>
      <Button type="submit" size="lg" loading={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
