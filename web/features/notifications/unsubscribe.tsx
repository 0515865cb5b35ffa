import { MailX } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { getUnsubscribe, type PreferenceKind, unsubscribe } from '#contract/notifications.ts';
import { errorText } from '#web/lib/api/call.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { useCallQuery, useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';

type Wish = 'stop' | 'stopAll' | 'resume';
type Kind = PreferenceKind | 'all';

/**
 * The page of an unsubscribe link; nothing happens before a click, because mail programs open links
 * too.
 */
export function Unsubscribe({ token }: { token: string }) {
  const t = useTranslations('unsubscribe');
  const common = useTranslations('common');
  const { data, isPending } = useCallQuery(getUnsubscribe, { params: { token } });
  const [done, setDone] = useState<{ kind: Kind; wish: Wish }>();
  const send = useCallMutation(unsubscribe, {
    onSuccess: ({ kind }, { body: { wish } }) => setDone({ kind, wish }),
    onError: (error) =>
      showToast({
        title: t('failed'),
        description: errorText(error, common('somethingWrongHint')),
        tone: 'danger',
      }),
  });
  const wish = (wish: Wish) => send.mutate({ params: { token }, body: { wish } });
  if (isPending) return <Skeleton className="h-64 rounded-lg" />;
  if (!data)
    return (
      <>
        <h1 className="sr-only">{t('title')}</h1>
        <EmptyState
          icon={<MailX className="size-6" />}
          title={t('badLink')}
          hint={t('badLinkHint')}
          action={<SettingsLink />}
        />
      </>
    );
  const kind = done?.kind ?? data.kind;
  const stopped = done ? done.wish !== 'resume' : !data.subscribed;
  return (
    <Card className="flex flex-col gap-5" aria-live="polite">
      <Words kind={kind} stage={stopped ? 'done' : 'ask'} resumed={done?.wish === 'resume'} />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {!stopped && (
          <Button loading={send.isPending} onClick={() => wish('stop')}>
            {t(kind === 'all' ? 'stopAll' : 'stop')}
          </Button>
        )}
        {kind !== 'all' && (
          <Button
            tone="secondary"
            disabled={send.isPending}
            onClick={() => wish('stopAll')}
            className="py-2.5"
          >
            {t('stopAll')}
          </Button>
        )}
        {stopped && (
          <Button tone="secondary" disabled={send.isPending} onClick={() => wish('resume')}>
            {t('resume')}
          </Button>
        )}
      </div>
      <SettingsLink />
    </Card>
  );
}

function Words({ kind, stage, resumed }: { kind: Kind; stage: 'ask' | 'done'; resumed: boolean }) {
  const t = useTranslations('unsubscribe');
  const named = kind === 'all' ? null : t(`kinds.${kind}`);
  const hint = { ask: 'askHint', done: 'doneHint' } as const;
  const allHint = { ask: 'askAllHint', done: 'doneAllHint' } as const;
  return (
    <div>
      {resumed && <p className="mb-2 font-semibold text-pine-700">{t('resumed')}</p>}
      <h1 className="text-2xl">{t(stage)}</h1>
      <p className="mt-2 text-ink-soft">
        {named === null ? t(allHint[stage]) : t(hint[stage], { kind: named })}
      </p>
    </div>
  );
}

function SettingsLink() {
  const t = useTranslations('unsubscribe');
  return (
    <Link
      href={href('/notifications', { tab: 'settings' })}
      className="inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-2"
    >
      {t('settings')}
    </Link>
  );
}
