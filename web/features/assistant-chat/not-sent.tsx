import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';

interface NotSentProps {
  /** Opens the same request submitted before, if any. */
  onHad: (() => void) | null;
  /** Whether others of the conversation were sent. */
  some: boolean;
  onSendAgain: () => void;
}

/** Says that something was not sent, and sends it again. */
export function NotSent({ some, onSendAgain, onHad }: NotSentProps) {
  const t = useTranslations('assistant-chat');
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border border-clay-tint bg-clay-wash p-4">
      <p className="flex-1 text-sm">{t(onHad ? 'hadBefore' : some ? 'notAllSent' : 'notSent')}</p>
      <Button size="sm" onClick={onHad ?? onSendAgain}>
        {t(onHad ? 'toRequests' : 'sendAgain')}
      </Button>
    </div>
  );
}
