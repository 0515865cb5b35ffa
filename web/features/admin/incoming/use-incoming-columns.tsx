import { useTranslations } from 'use-intl';
import type { InboundMessage } from '#contract/admin/inbound.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PersonLink, RequestLink } from '../table/links.tsx';
import type { Column } from '../table/column.ts';
import { Nothing, When } from '../table/when.tsx';

/** The columns of what came in. */
export function useIncomingColumns(): readonly Column<InboundMessage>[] {
  const t = useTranslations('admin-incoming');
  return [
    {
      id: 'receivedAt',
      title: t('columns.receivedAt'),
      show: ({ receivedAt }) => <When at={receivedAt} />,
    },
    { id: 'channel', title: t('columns.channel'), show: ({ channel }) => t(`channels.${channel}`) },
    { id: 'sender', title: t('columns.sender'), show: ({ sender }) => sender },
    {
      id: 'person',
      title: t('columns.person'),
      fields: ['userId', 'userName'],
      show: ({ userId, userName }) => <PersonLink id={userId} name={userName} />,
    },
    {
      id: 'outcome',
      title: t('columns.outcome'),
      show: ({ outcome }) => <Badge tone={TONES[outcome]}>{t(`outcomes.${outcome}`)}</Badge>,
    },
    {
      id: 'reason',
      title: t('columns.reason'),
      show: ({ reason }) => (reason ? t(`reasons.${reason}`) : <Nothing />),
    },
    {
      id: 'requestId',
      title: t('columns.request'),
      show: ({ requestId }) => <RequestLink id={requestId} />,
    },
  ];
}

const TONES = {
  received: 'neutral',
  accepted: 'pine',
  declined: 'pine',
  message: 'pine',
  asked_back: 'warning',
  stopped: 'pine',
  resumed: 'pine',
  helped: 'pine',
  ignored: 'neutral',
  refused: 'clay',
} as const;
