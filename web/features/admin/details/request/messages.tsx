import { useTranslations } from 'use-intl';
import type { readConversation } from '#contract/admin/details.ts';
import type { Result } from '#contract/endpoint.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { classes } from '#web/ui/classes.ts';

/**
 * The messages of a conversation, oldest first; the customer on one side, the professional on the
 * other.
 */
export function Messages({ messages }: { messages: Result<typeof readConversation> }) {
  const t = useTranslations('admin-request.conversation');
  const { dateTime } = useFormatting();
  return (
    <div role="region" aria-label={t('messages')} tabIndex={0} className="max-h-96 overflow-y-auto">
      <ol className="flex flex-col gap-3 text-sm">
        {messages.map(({ id, senderType, senderName, content, attachments, createdAt }) => (
          <li
            key={id}
            className={classes(
              'rounded-lg p-4',
              senderType === 'user' ? 'bg-sunken' : 'bg-pine-50',
            )}
          >
            <p className="font-semibold">
              {senderName}
              <span className="ms-2 text-xs font-normal text-ink-soft">{dateTime(createdAt)}</span>
            </p>
            <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{content}</p>
            {attachments > 0 && (
              <p className="text-xs text-ink-soft">{t('attachments', { count: attachments })}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
