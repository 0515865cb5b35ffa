import { Reply } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Link } from 'wouter';
import {
  CHANNELS,
  type Channel,
  type NotificationPreferences,
  type PreferredKind,
} from '#contract/notifications.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { PushCard } from './push-card.tsx';
import { ReplyAddressesCard } from './reply-addresses-card.tsx';
import { TestCard } from './test-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { usePreferences } from './use-preferences.ts';

/** Preferences: channels by kind of notice, push on this device, and quiet hours. */
export function Preferences({ isProfessional }: { isProfessional: boolean }) {
  const t = useTranslations('notifications.settings');
  const { preferences, failed, retry, setKind, setQuietHours, busy } = usePreferences();
  if (!preferences && failed) return <QueryError title={t('loadFailed')} refetch={retry} />;
  if (!preferences) return <Skeleton className="h-96 rounded-lg" />;
  return (
    <div className="flex flex-col gap-5">
      <PushCard />
      <Card className="flex flex-col gap-4">
        <div>
          <h2 className="text-lg">{t('title')}</h2>
          <p className="mt-1 text-ink-soft">{t('hint')}</p>
        </div>
        <KindTable preferences={preferences} onChange={setKind} />
        <MissingContacts preferences={preferences} />
        <p className="text-sm text-ink-faint">{t('always')}</p>
      </Card>
      {preferences.replyAddresses && <ReplyAddressesCard />}
      <TestCard available={preferences.channelsAvailable} />
      <QuietHoursCard
        isProfessional={isProfessional}
        quiet={preferences.quietHours}
        busy={busy}
        onSave={setQuietHours}
      />
    </div>
  );
}

interface KindTableProps {
  preferences: NotificationPreferences;
  onChange: (kind: PreferredKind) => void;
}

function KindTable({ preferences, onChange }: KindTableProps) {
  const t = useTranslations('notifications');
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t('settings.caption')}</caption>
      <thead>
        <tr className="text-xs text-ink-faint sm:text-sm">
          <th scope="col" className="pb-2 text-left font-semibold">
            <span className="sr-only">{t('settings.kind')}</span>
          </th>
          {CHANNELS.map((channel) => (
            <th
              key={channel}
              scope="col"
              className="w-11 pb-2 text-center font-semibold max-[22.5rem]:text-[0.6875rem] min-[22.5rem]:w-14 sm:w-20"
            >
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.kinds.map((preferred) => (
          <KindRow
            key={preferred.kind}
            preferred={preferred}
            available={preferences.channelsAvailable}
            onChange={onChange}
          />
        ))}
      </tbody>
    </table>
  );
}

interface KindRowProps {
  preferred: NotificationPreferences['kinds'][number];
  available: Record<Channel, boolean>;
  onChange: (kind: PreferredKind) => void;
}

function KindRow({ preferred, available, onChange }: KindRowProps) {
  const t = useTranslations('notifications');
  const { kind, channels, answeredBy } = preferred;
  const name = t(`kinds.${kind}.name`);
  return (
    <tr className="border-t border-line">
      <th
        scope="row"
        className="py-3 pr-1 text-left font-normal hyphens-auto [overflow-wrap:anywhere]"
      >
        <span className="block font-semibold max-[22.5rem]:text-sm">{name}</span>
        <span className="block text-sm text-ink-faint">{t(`kinds.${kind}.hint`)}</span>
        <AnsweredBy channels={answeredBy.filter((one) => channels[one] && available[one])} />
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel} className="text-center">
          <label className="inline-flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-ink/5 has-disabled:cursor-not-allowed has-disabled:opacity-45">
            <input
              type="checkbox"
              aria-label={t('settings.toggle', { kind: name, channel: t(`channels.${channel}`) })}
              checked={channels[channel] && available[channel]}
              disabled={!available[channel]}
              onChange={({ target }) =>
                onChange({ kind, channels: { ...channels, [channel]: target.checked } })
              }
              className="size-5 cursor-[inherit] accent-pine-700"
            />
          </label>
        </td>
      ))}
    </tr>
  );
}

/** The messages that can be answered without opening the site. */
function AnsweredBy({ channels }: { channels: readonly Channel[] }) {
  const t = useTranslations('notifications');
  const format = useFormatter();
  if (channels.length === 0) return null;
  const list = format.list(
    channels.map((channel) => t(`settings.in.${channel}`)),
    {
      type: 'disjunction',
    },
  );
  return (
    <span className="mt-1 flex gap-1.5 text-sm text-pine-700">
      <Reply aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('settings.answeredBy', { list })}
    </span>
  );
}

/** A channel without an address says what is missing. */
function MissingContacts({ preferences }: { preferences: NotificationPreferences }) {
  const t = useTranslations('notifications.settings');
  const { email, sms } = preferences.channelsAvailable;
  if (email && sms) return null;
  return (
    <p className="rounded-md bg-tile px-4 py-3 text-sm text-tile-ink">
      {email ? t('noSms') : t('noEmail')}{' '}
      <Link href={href('/account')} className="font-semibold underline underline-offset-2">
        {t('addContact')}
      </Link>
    </p>
  );
}
