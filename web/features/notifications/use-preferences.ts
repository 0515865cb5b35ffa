import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  getNotificationPreferences,
  setNotificationPreferences,
  type NotificationPreferences,
  type PreferredKind,
  type QuietHours,
} from '#contract/notifications.ts';
import { errorText } from '#web/lib/api/call.ts';
import { keyOf, useCallQuery, useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

const KEY = keyOf(getNotificationPreferences);

interface Changes {
  kinds: PreferredKind[];
  quietHours?: QuietHours | null;
}

/** The person's preferences and their changes: optimistic, rolled back where refused. */
export function usePreferences() {
  const common = useTranslations('common');
  const t = useTranslations('notifications.settings');
  const client = useQueryClient();
  const { data, isError, refetch } = useCallQuery(getNotificationPreferences);
  // Updated synchronously in the click event: a ticked box never flickers.
  const [ahead, setAhead] = useState<{ of: unknown; shown: NotificationPreferences }>();
  const preferences = ahead && ahead.of === data ? ahead.shown : data;
  const set = useCallMutation(setNotificationPreferences, {
    // Sequentially: the last click counts.
    scope: { id: 'notification-preferences' },
    onError: (error) => {
      const description = errorText(error, common('somethingWrongHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
      void refetch();
    },
  });
  const change = (changes: Changes, then?: () => void) => {
    if (preferences) {
      const shown = merged(preferences, changes);
      setAhead({ of: data, shown });
      client.setQueryData<NotificationPreferences>(KEY, shown);
    }
    set.mutate({ body: changes }, then ? { onSuccess: then } : {});
  };
  return {
    preferences,
    failed: isError,
    retry: () => void refetch(),
    setKind: (kind: PreferredKind) => change({ kinds: [kind] }),
    setQuietHours: (quietHours: QuietHours | null, then?: () => void) =>
      change({ kinds: [], quietHours }, then),
    busy: set.isPending,
  };
}

function merged(
  now: NotificationPreferences,
  { kinds, quietHours = now.quietHours }: Changes,
): NotificationPreferences {
  const changed = new Map(kinds.map((one) => [one.kind, one]));
  return {
    ...now,
    quietHours,
    kinds: now.kinds.map((one) => ({ ...one, ...changed.get(one.kind) })),
  };
}
