import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import type { Conversation } from '#web/features/messaging/use-conversation.ts';

/** Loads older messages: by scrolling up, or by this button for people who do not scroll. */
export function OlderMessages({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('conversation');
  return (
    <div className="flex justify-center pb-3">
      <Button
        tone="ghost"
        size="sm"
        loading={conversation.loadingOlder}
        onClick={conversation.showOlder}
      >
        {t('older')}
      </Button>
    </div>
  );
}
