import { Reply } from 'lucide-react';
import { useTranslations } from 'use-intl';
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

/** The id of the line that says what the sign of an answer means. */
const ANSWERED = 'answered-by-message';

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
        <p id={ANSWERED} className="flex gap-2 text-sm text-ink-soft">
          <Reply aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-700" />
          {t('answered')}
        </p>
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
          <th scope="col" className="pb-2 text-start font-semibold">
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
        className="py-3 pe-1 text-start font-normal hyphens-auto [overflow-wrap:anywhere]"
      >
        <span className="block font-semibold max-[22.5rem]:text-sm">{name}</span>
        <span className="block text-sm text-ink-faint">{t(`kinds.${kind}.hint`)}</span>
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel} className="text-center">
          <label className="relative inline-flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-ink/5 has-disabled:cursor-not-allowed has-disabled:opacity-45">
            <input
              type="checkbox"
              aria-label={t('settings.toggle', { kind: name, channel: t(`channels.${channel}`) })}
              aria-describedby={answeredBy.includes(channel) ? ANSWERED : undefined}
              checked={channels[channel] && available[channel]}
              disabled={!available[channel]}
              onChange={({ target }) =>
                onChange({ kind, channels: { ...channels, [channel]: target.checked } })
              }
              className="size-5 cursor-[inherit] accent-pine-700"
            />
            {answeredBy.includes(channel) && (
              <Reply aria-hidden="true" className="absolute -bottom-1 size-3.5 text-pine-700" />
            )}
          </label>
        </td>
      ))}
    </tr>
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
