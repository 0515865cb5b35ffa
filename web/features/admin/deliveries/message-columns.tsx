import type { useTranslations } from 'use-intl';
import type { FailedMessage } from '#contract/admin/deliveries.ts';
import type { Column } from '../table/column.ts';
import { When } from '../table/when.tsx';

type T = ReturnType<typeof useTranslations<'admin-deliveries'>>;

/** The columns of failed messages. */
export function messageColumns(
  t: T,
  nameOf: (kind: string) => string,
): readonly Column<FailedMessage>[] {
  return [
    { id: 'kind', title: t('columns.kind'), show: ({ kind }) => nameOf(kind) },
    { id: 'channel', title: t('columns.channel'), show: ({ channel }) => t(`channels.${channel}`) },
    { id: 'recipient', title: t('columns.recipient'), show: ({ recipient }) => recipient },
    ...failureColumns(t),
    {
      id: 'createdAt',
      title: t('columns.createdAt'),
      folded: true,
      show: ({ createdAt }) => <When at={createdAt} />,
    },
  ];
}

type Failure = Pick<FailedMessage, 'problem' | 'attempts' | 'failedAt'>;

/** What a message and a job that failed have in common. */
export function failureColumns(t: T): readonly Column<Failure>[] {
  return [
    {
      id: 'problem',
      title: t('columns.problem'),
      show: ({ problem }) => (
        <span className="line-clamp-2 max-w-80 min-w-40 text-ink-soft [overflow-wrap:anywhere]">
          {problem}
        </span>
      ),
    },
    { id: 'attempts', title: t('columns.attempts'), end: true, show: ({ attempts }) => attempts },
    {
      id: 'failedAt',
      title: t('columns.failedAt'),
      show: ({ failedAt }) => <When at={failedAt} />,
    },
  ];
}
