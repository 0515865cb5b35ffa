import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { setPortrait } from '#contract/professionals/work-photos.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { acceptedTypes, useUploads } from '#web/lib/uploads/uploads.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';

/** The portrait; a new one is saved as soon as it is picked. */
export function Portrait({ profile: { id, name, avatar } }: { profile: OwnProfile }) {
  const t = useTranslations('work-photos');
  const picker = useRef<HTMLInputElement>(null);
  const { busy, pick, remove } = usePortrait(id);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} src={avatar} of={id} size="lg" />
      <div className="min-w-44 flex-1">
        <h3 className="font-semibold">{t('portrait.title')}</h3>
        <p className="text-sm text-ink-soft">{t('portrait.hint')}</p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" tone="secondary" loading={busy} onClick={() => picker.current?.click()}>
          {t(avatar ? 'portrait.change' : 'portrait.add')}
        </Button>
        {avatar && (
          <Button size="sm" tone="ghost" disabled={busy} onClick={remove}>
            {t('portrait.remove')}
          </Button>
        )}
      </div>
      <FilePicker
        ref={picker}
        label={t('portrait.add')}
        accept={acceptedTypes(false)}
        onPick={pick}
      />
    </div>
  );
}

function usePortrait(professionalId: string) {
  const t = useTranslations('work-photos');
  const { refreshSession } = useSession();
  const failed = (description: string) =>
    showToast({ title: t('portrait.failed'), description, tone: 'danger' });
  const { mutate, isPending } = useCallMutation(setPortrait, {
    onSuccess: () => {
      void refresh('/api/professionals/');
      void refreshSession();
    },
    onError: (error) => failed(errorText(error, '')),
  });
  const uploads = useUploads({ purpose: 'portrait', most: 1, documents: false });
  const save = (photoId: string | null) =>
    mutate({ params: { id: professionalId }, body: { photoId } });
  useEffect(() => {
    const [picked] = uploads.files;
    if (!picked?.attachment && !picked?.problem) return;
    uploads.clear();
    if (picked.attachment) save(picked.attachment.id);
    else if (picked.problem) failed(t(`problem.${picked.problem}`, { name: picked.file.name }));
  });
  return {
    busy: isPending || uploads.files.length > 0,
    pick: uploads.add,
    remove: () => save(null),
  };
}
