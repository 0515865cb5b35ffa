import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  getCalendarFeed,
  makeCalendarFeed,
  removeCalendarFeed,
} from '#contract/appointments/calendar-feed.ts';
import { errorText, type CallError } from '#web/lib/api/call.ts';
import { refresh, useCallMutation, useCallQuery } from '#web/lib/api/query.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** The calendar feed of a person: made, made anew, turned off; its address is shown once. */
export function CalendarFeedCard() {
  const t = useTranslations('calendar-feed');
  const id = useId();
  const { data: feed } = useCallQuery(getCalendarFeed);
  const [address, show] = useState<string | null>(null);
  const failed = useFailed();
  const make = useCallMutation(makeCalendarFeed, {
    onSuccess: async (made) => {
      show(made.feedAddress);
      await refresh('/api/calendar-feed');
    },
    onError: failed,
  });
  const remove = useCallMutation(removeCalendarFeed, {
    onSuccess: async () => {
      show(null);
      showToast({ title: t('turnedOff'), tone: 'success' });
      await refresh('/api/calendar-feed');
    },
    onError: failed,
  });
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4">
        <h2 id={id} className="text-lg">
          {t('title')}
        </h2>
        <p className="-mt-2 text-ink-soft">{t('hint')}</p>
        {address && <Address address={address} />}
        {!address && feed?.madeAt && <Standing madeAt={feed.madeAt} readAt={feed.readAt} />}
        <p className="text-sm text-ink-faint">{t('secret')}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            tone="secondary"
            disabled={!feed}
            loading={make.isPending}
            onClick={() => make.mutate({ body: {} })}
          >
            {t(feed?.madeAt ? 'again' : 'make')}
          </Button>
          {feed?.madeAt && (
            <Button tone="ghost" loading={remove.isPending} onClick={() => remove.mutate({})}>
              {t('off')}
            </Button>
          )}
        </div>
      </Card>
    </section>
  );
}

function Address({ address }: { address: string }) {
  const t = useTranslations('calendar-feed');
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast({ title: t('copied'), tone: 'success' });
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-64">
        <Field label={t('label')} hint={t('once')}>
          <Input readOnly value={address} onFocus={({ target }) => target.select()} />
        </Field>
      </div>
      <Button
        icon={<Copy aria-hidden="true" className="size-4.5" />}
        onClick={() => void copy()}
        className="mb-6.5 min-h-12"
      >
        {t('copy')}
      </Button>
    </div>
  );
}

function Standing({ madeAt, readAt }: { madeAt: string; readAt: string | null }) {
  const t = useTranslations('calendar-feed');
  const format = useFormatting();
  return (
    <p>
      {t('since', { date: format.date(madeAt) })}{' '}
      {readAt ? t('read', { when: format.relative(readAt, serverNow()) }) : t('never')}
    </p>
  );
}

function useFailed() {
  const t = useTranslations('calendar-feed');
  return (error: CallError) => {
    const description = errorText(error, t('failedHint'));
    showToast({ title: t('failed'), description, tone: 'danger' });
  };
}
