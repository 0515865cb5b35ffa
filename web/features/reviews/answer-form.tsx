import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { answerReview, MAX_ANSWER_LENGTH } from '#contract/requests/reviews.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** The professional's single answer to a review. */
export function AnswerForm({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const t = useTranslations('reviews.answer');
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  // A double click comes before the button is disabled.
  const sending = useRef(false);
  const { mutate, isPending } = useCallMutation(answerReview, {
    onSuccess: async () => {
      showToast({ title: t('done'), tone: 'success' });
      await refresh('/api/professionals/');
      onClose();
    },
    onError: (error) => {
      sending.current = false;
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    mutate({ params: { id: reviewId }, body: { text: text.trim() } });
  };
  return (
    <form onSubmit={submit} className="mt-1 flex flex-col gap-3">
      <Field label={t('label')} hint={t('hint')}>
        <LimitedTextarea
          ref={box}
          value={text}
          onChange={({ target }) => setText(target.value)}
          rows={3}
          maxLength={MAX_ANSWER_LENGTH}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={isPending} disabled={text.trim() === ''}>
          {t('submit')}
        </Button>
        <Button tone="ghost" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
