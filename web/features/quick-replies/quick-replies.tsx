import { Settings2, Zap } from 'lucide-react';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { listQuickReplies, type QuickReply } from '#contract/professionals/quick-replies.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { onDismiss } from '#web/lib/on-dismiss.ts';
import { WriteMessage } from '#web/lib/write-message.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { fillPlaceholders, type Meanings } from './fill-placeholders.ts';
import { QuickRepliesDialog } from './quick-replies-dialog.tsx';

/** A professional's quick replies: choosing one inserts it with the names replaced. */
export function QuickReplies({ lead }: { lead: Lead }) {
  const t = useTranslations('quick-replies');
  const [open, setOpen] = useState(false);
  const [editing, edit] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const write = use(WriteMessage);
  const meanings = useMeanings(lead);
  useEffect(() => (open ? onDismiss(menu.current, () => setOpen(false)) : undefined), [open]);
  return (
    <div ref={menu} data-menu className="relative">
      <IconButton label={t('open')} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Zap aria-hidden="true" className="size-5" />
      </IconButton>
      {open && (
        <div className="absolute bottom-full -start-12 z-10 mb-2 flex max-h-[50dvh] w-80 max-w-[calc(100vw-1.5rem)] animate-lift flex-col overflow-y-auto rounded-lg border border-line bg-card p-1.5 shadow-float">
          <Choices
            meanings={meanings}
            onChoose={(text) => {
              setOpen(false);
              write(text);
            }}
          />
          <button
            type="button"
            onClick={() => {
              // The dialog returns the focus to its previous owner: this button will be gone by
              // then.
              menu.current?.querySelector('button')?.focus();
              setOpen(false);
              edit(true);
            }}
            className="mt-1 flex min-h-11 items-center gap-3 border-t border-line px-3 text-start font-semibold text-pine-700 hover:bg-pine-50"
          >
            <Settings2 aria-hidden="true" className="size-4" />
            {t('manage')}
          </button>
        </div>
      )}
      {editing && <QuickRepliesDialog meanings={meanings} onClose={() => edit(false)} />}
    </div>
  );
}

function useMeanings({ serviceRequest }: Lead): Meanings {
  const { user } = useSession();
  const nameOf = useProfessionName();
  return {
    customer: serviceRequest.customer?.name ?? '',
    profession: nameOf(serviceRequest.profession),
    area: serviceRequest.location,
    me: user?.name ?? '',
  };
}

function Choices({ meanings, onChoose }: { meanings: Meanings; onChoose: (text: string) => void }) {
  const t = useTranslations('quick-replies');
  const { data, isError } = useCallQuery(listQuickReplies);
  if (isError) return <Note>{t('loadFailed')}</Note>;
  if (!data)
    return (
      <Note>
        <Spinner />
      </Note>
    );
  if (data.replies.length === 0) return <Note>{t('none')}</Note>;
  return (
    <ul aria-label={t('list')}>
      {data.replies.map((reply, index) => (
        <li key={`${index} ${reply.title}`}>
          <Choice reply={reply} meanings={meanings} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="px-3 py-4 text-sm text-ink-soft">{children}</p>;
}

interface ChoiceProps {
  reply: QuickReply;
  meanings: Meanings;
  onChoose: (text: string) => void;
}

function Choice({ reply, meanings, onChoose }: ChoiceProps) {
  const text = fillPlaceholders(reply.text, meanings);
  return (
    <button
      type="button"
      onClick={() => onChoose(text)}
      className="flex min-h-11 w-full flex-col items-start rounded-md px-3 py-2 text-start hover:bg-ink/5"
    >
      <span className="font-semibold">{reply.title}</span>
      <span dir="auto" className="line-clamp-2 text-sm text-ink-soft">
        {text}
      </span>
    </button>
  );
}
