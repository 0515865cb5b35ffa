import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  getExternalCalendar,
  removeExternalCalendar,
  setExternalCalendar,
  type ExternalCalendar,
} from '#contract/professionals/external-calendar.ts';
import { errorText, type CallError } from '#web/lib/api/call.ts';
import { refresh, useCallMutation, useCallQuery } from '#web/lib/api/query.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** A professional's own calendar elsewhere: its address is given, changed and deleted. */
export function ExternalCalendarCard() {
  const t = useTranslations('external-calendar');
  const id = useId();
  const { data } = useCallQuery(getExternalCalendar);
  const [isChanging, change] = useState(false);
  const calendar = data?.calendar ?? null;
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4">
        <h2 id={id} className="text-lg">
          {t('title')}
        </h2>
        <p className="-mt-2 text-ink-soft">{t('hint')}</p>
        {calendar && <Standing calendar={calendar} />}
        {data && (isChanging || !calendar) && <AddressForm onDone={() => change(false)} />}
        {calendar && !isChanging && <Actions onChange={() => change(true)} />}
        <p className="text-sm text-ink-faint">{t('private')}</p>
      </Card>
    </section>
  );
}

function Standing({ calendar }: { calendar: ExternalCalendar }) {
  const t = useTranslations('external-calendar');
  const format = useFormatting();
  const { host, readAt, failure, busyCount: count } = calendar;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold wrap-anywhere">{t('host', { host })}</p>
      {failure && <p className="text-sm text-clay-ink">{t(`failures.${failure}`)}</p>}
      {readAt && (
        <p className="text-sm text-ink-soft">
          {t('read', { when: format.relative(readAt, serverNow()), count })}
        </p>
      )}
    </div>
  );
}

const ADDRESS = /^(?:https|webcals?):\/\/\S+$/i;

function AddressForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('external-calendar');
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending } = useCallMutation(setExternalCalendar, {
    onSuccess: async ({ calendar }) => {
      onDone();
      // Why it cannot be read is said beside it.
      if (!calendar?.failure) showToast({ title: t('saved'), tone: 'success' });
      await refresh('/api/external-calendar');
    },
    onError: useFailed(),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const calendarAddress = address.trim();
        setWrong(!ADDRESS.test(calendarAddress));
        if (ADDRESS.test(calendarAddress)) mutate({ body: { calendarAddress } });
      }}
    >
      <Field label={t('label')} hint={t('where')} error={isWrong ? t('wrong') : undefined}>
        <Input
          type="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      <Button type="submit" loading={isPending} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}

function Actions({ onChange }: { onChange: () => void }) {
  const t = useTranslations('external-calendar');
  const { mutate, isPending } = useCallMutation(removeExternalCalendar, {
    onSuccess: async () => {
      showToast({ title: t('removed'), tone: 'success' });
      await refresh('/api/external-calendar');
    },
    onError: useFailed(),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="secondary" onClick={onChange}>
        {t('change')}
      </Button>
      <Button tone="ghost" loading={isPending} onClick={() => mutate({})}>
        {t('remove')}
      </Button>
    </div>
  );
}

function useFailed() {
  const t = useTranslations('external-calendar');
  return (error: CallError) => {
    const description = errorText(error, t('failedHint'));
    showToast({ title: t('failed'), description, tone: 'danger' });
  };
}
