import { Laptop } from 'lucide-react';
import { useTranslations } from 'use-intl';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type AccountSession,
} from '#contract/accounts/account-settings.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { refresh, useCallQuery, useCallMutation } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useDeviceName } from '#web/lib/i18n/use-device-name.ts';
import { Section } from './section.tsx';

/** The browsers in which the person is signed in; all but this one can be signed out. */
export function SessionList() {
  const t = useTranslations('account.sessions');
  const common = useTranslations('common');
  const { data, isPending, error, refetch } = useCallQuery(listSessions);
  const outcome = useOutcome();
  const endOne = useCallMutation(endSession, outcome);
  const endOthers = useCallMutation(endOtherSessions, outcome);
  const sessions = data?.sessions ?? [];
  return (
    <Section title={t('title')}>
      {isPending && <Skeleton className="h-12 w-full" />}
      {error && <QueryError title={common('somethingWrong')} error={error} refetch={refetch} />}
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => endOne.mutate({ params: { id: session.id } })}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          tone="secondary"
          loading={endOthers.isPending}
          onClick={() => endOthers.mutate({})}
          className="self-start"
        >
          {t('endOthers')}
        </Button>
      )}
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const t = useTranslations('account.sessions');
  const { relative } = useFormatting();
  const device = useDeviceName('account.sessions')(session.device);
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Laptop aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-soft">
          {session.current
            ? t('inUse')
            : t('lastSeen', { when: relative(session.lastSeenAt, serverNow()) })}
        </p>
      </div>
      {session.current ? (
        <Badge tone="pine">{t('current')}</Badge>
      ) : (
        <Button tone="secondary" size="sm" aria-label={t('endDevice', { device })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

/** After a session ended: refetches the list, and shows a toast. */
function useOutcome() {
  const t = useTranslations('account.sessions');
  return {
    onSuccess: async () => {
      showToast({ title: t('ended'), tone: 'success' });
      await refresh('/api/account/');
    },
    onError: (error: Error) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  };
}
