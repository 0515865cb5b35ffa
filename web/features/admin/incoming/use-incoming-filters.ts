import { useTranslations } from 'use-intl';
import { inboundReason } from '#contract/admin/inbound.ts';
import { inboundChannel, inboundOutcome } from '#contract/replies.ts';
import type { Filter } from '../table/column.ts';
import { choice } from '../table/filters-alike.ts';

/** The filters of what came in. That by person comes from links elsewhere. */
export function useIncomingFilters(): readonly Filter[] {
  const t = useTranslations('admin-incoming');
  return [
    choice('channel', t('columns.channel'), inboundChannel.options, (one) => t(`channels.${one}`)),
    choice('outcome', t('columns.outcome'), inboundOutcome.options, (one) => t(`outcomes.${one}`)),
    choice('reason', t('columns.reason'), inboundReason.options, (one) => t(`reasons.${one}`)),
    { id: 'userId', label: t('columns.person'), kind: 'link' },
  ];
}
