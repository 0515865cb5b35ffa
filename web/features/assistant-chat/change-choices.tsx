import { useTranslations } from 'use-intl';
import { answersIn } from '#contract/dialogue/details.ts';
import { FIELDS } from '#contract/dialogue/steps.ts';
import { Button } from '#web/ui/button.tsx';
import type { Chat } from './use-chat.ts';

/** The fields to change, for who said that something is not right yet. */
export function ChangeChoices({ chat }: { chat: Chat }) {
  const t = useTranslations('assistant-chat');
  const { step, draft } = chat.progress;
  return (
    <>
      {FIELDS.map((field) => (
        <Button key={field} tone="secondary" onClick={() => chat.change(field)}>
          {t(`change.${field}`)}
        </Button>
      ))}
      {answersIn(draft).length > 0 && (
        <Button tone="secondary" onClick={chat.changeDetails}>
          {t('change.details')}
        </Button>
      )}
      <Button tone="secondary" className="text-ink-soft" onClick={chat.startOver}>
        {t('startOver')}
      </Button>
      {step === 'confirmation' && (
        <Button onClick={() => chat.confirm(true)}>{t('sendAsItIs')}</Button>
      )}
    </>
  );
}
