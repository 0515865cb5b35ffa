import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { discard } from '#web/lib/queue/queue.ts';
import { useQueue } from '#web/lib/queue/use-queue.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusLine } from './status-line.tsx';

/** Says what the server refused of what had waited: each answer, and how many messages. */
export function RefusalLines() {
  const t = useTranslations('status');
  const failed = useQueue().filter(({ state }) => state === 'failed');
  const answers = failed.filter((one) => one.call === 'respondToLead');
  const count = failed.length - answers.length;
  return (
    <div role="status">
      {answers.map(({ key, about = '', problem }) => (
        <StatusLine
          key={key}
          icon={<Mark />}
          actions={
            <Button size="sm" tone="ghost" onClick={() => void discard(key)}>
              {t('understood')}
            </Button>
          }
        >
          {t('refused', { about: inShort(about), problem: problem ?? t('tryAgain') })}
        </StatusLine>
      ))}
      {count > 0 && <StatusLine icon={<Mark />}>{t('failed', { count })}</StatusLine>}
    </div>
  );
}

function Mark() {
  return <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />;
}

const SHOWN = 40;

function inShort(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text;
}
