import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import {
  forgetProfessional,
  MAX_SAVED_NOTE,
  saveProfessional,
  type SavedProfessional,
} from '#contract/professionals/saved.ts';
import { RatingLine } from '#web/features/requests/professional-card.tsx';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { dotted } from '#web/lib/i18n/dotted.ts';

/** A saved professional: who they are, the own note, and how to ask them. */
export function SavedRow({ saved }: { saved: SavedProfessional }) {
  const t = useTranslations('saved');
  const professionName = useProfessionName();
  const { professional, allowedActions } = saved;
  const { id, name, avatar, profession, location, rating, reviewCount } = professional;
  const { forget, isForgetting } = useForget(id, name);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={name} src={avatar} of={id} size="lg" />
        <div className="min-w-44 flex-1">
          <h2 className="text-lg wrap-anywhere">{name}</h2>
          <p className="text-sm text-ink-soft">{dotted([professionName(profession), location])}</p>
          <RatingLine rating={rating} count={reviewCount} />
        </div>
        <div className="flex w-full gap-2 sm:w-auto">
          {allowedActions.includes('ask') ? (
            <Link
              href={href('/ask', { for: id, trade: profession })}
              className={`${buttonLook('primary', 'md')} flex-1 whitespace-nowrap`}
            >
              {t('ask', { name: name.split(' ')[0] ?? name })}
            </Link>
          ) : (
            <p className="flex-1 self-center text-sm text-ink-faint">{t('away')}</p>
          )}
          <Button
            tone="secondary"
            loading={isForgetting}
            aria-label={t('removeOne', { name })}
            onClick={forget}
          >
            {t('remove')}
          </Button>
        </div>
      </div>
      <Note saved={saved} />
    </Card>
  );
}

function useForget(id: string, name: string) {
  const t = useTranslations('saved');
  const { mutate, isPending } = useCallMutation(forgetProfessional, {
    onSuccess: async () => {
      showToast({ title: t('removed', { name }), tone: 'success' });
      await refresh('/api/saved-professionals');
      // The button with the focus is unmounted with its row.
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onError: (error) =>
      showToast({
        title: t('failed'),
        description: errorText(error, t('failedHint')),
        tone: 'danger',
      }),
  });
  return { forget: () => mutate({ params: { id } }), isForgetting: isPending };
}

function Note({ saved: { professional, note } }: { saved: SavedProfessional }) {
  const t = useTranslations('saved');
  const [text, setText] = useState(note ?? '');
  const isChanged = text.trim() !== (note ?? '');
  const { mutate, isPending } = useCallMutation(saveProfessional, {
    onSuccess: () => refresh('/api/saved-professionals'),
    onError: (error) =>
      showToast({
        title: t('failed'),
        description: errorText(error, t('failedHint')),
        tone: 'danger',
      }),
  });
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ params: { id: professional.id }, body: { note: text.trim() || null } });
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label={t('note')}>
          <Input
            value={text}
            maxLength={MAX_SAVED_NOTE}
            placeholder={t('notePlaceholder')}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      {isChanged && (
        <Button type="submit" tone="secondary" loading={isPending}>
          {t('saveNote')}
        </Button>
      )}
    </form>
  );
}
