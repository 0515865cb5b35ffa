import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  listQuickReplies,
  setQuickReplies,
  type QuickReply,
} from '#contract/professionals/quick-replies.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallQuery, useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LoadingState } from '#web/ui/loading/loading-state.tsx';
import type { Meanings } from './fill-placeholders.ts';
import { ReplyFields } from './reply-fields.tsx';

const MOST = 20;

interface QuickRepliesDialogProps {
  meanings: Meanings;
  onClose: () => void;
}

/** A dialog to edit, sort and delete quick replies. */
export function QuickRepliesDialog({ meanings, onClose }: QuickRepliesDialogProps) {
  const t = useTranslations('quick-replies');
  const common = useTranslations('common');
  const { data } = useCallQuery(listQuickReplies);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('hint')}
      closeLabel={common('close')}
    >
      {data ? (
        <Editor kept={data.replies} meanings={meanings} onClose={onClose} />
      ) : (
        <LoadingState label={common('loading')} />
      )}
    </Dialog>
  );
}

interface Draft extends QuickReply {
  key: number;
}

let made = 0;
const draftOf = (reply: QuickReply): Draft => ({ ...reply, key: (made += 1) });

interface EditorProps extends QuickRepliesDialogProps {
  kept: readonly QuickReply[];
}

function Editor({ kept, meanings, onClose }: EditorProps) {
  const t = useTranslations('quick-replies');
  const [drafts, setDrafts] = useState(() => begun(kept));
  const [asked, ask] = useState(false);
  const save = useCallMutation(setQuickReplies, {
    onSuccess: () => {
      void refresh('/api/quick-replies');
      showToast({ title: t('saved'), tone: 'success' });
      onClose();
    },
    onError: (error) =>
      showToast({ title: t('failed'), description: errorText(error, ''), tone: 'danger' }),
  });
  const written = drafts.filter(({ title, text }) => title.trim() || text.trim());
  const whole = written.every(({ title, text }) => title.trim() && text.trim());
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        ask(true);
        const replies = written.map(({ title, text }) => ({ title, text }));
        if (whole) save.mutate({ body: { replies } });
      }}
    >
      <ol className="flex flex-col gap-5">
        {drafts.map((draft, index) => (
          <ReplyFields
            key={draft.key}
            reply={draft}
            meanings={meanings}
            asked={asked && written.includes(draft)}
            onChange={(changed) => setDrafts(drafts.with(index, { ...draft, ...changed }))}
            onRemove={() => setDrafts(drafts.filter((other) => other !== draft))}
            onUp={index > 0 ? () => setDrafts(swapped(drafts, index)) : undefined}
          />
        ))}
      </ol>
      {drafts.length < MOST && (
        <Button
          tone="ghost"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setDrafts([...drafts, draftOf({ title: '', text: '' })])}
        >
          {t('add')}
        </Button>
      )}
      <Button type="submit" loading={save.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

function begun(kept: readonly QuickReply[]): Draft[] {
  return (kept.length > 0 ? kept : [{ title: '', text: '' }]).map(draftOf);
}

function swapped(drafts: readonly Draft[], index: number): Draft[] {
  return drafts.toSpliced(index - 1, 2, drafts[index]!, drafts[index - 1]!);
}
