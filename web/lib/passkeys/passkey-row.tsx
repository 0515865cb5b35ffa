import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Passkey } from '#contract/passkeys.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import type { PasskeyOwner } from './passkey-calls.ts';

interface PasskeyRowProps extends PasskeyOwner {
  passkey: Passkey;
  /** Where the focus goes once the row is gone. */
  headingId: string;
}

/** One passkey, with what can be done with it. */
export function PasskeyRow({ passkey, headingId, ...owner }: PasskeyRowProps) {
  const t = useTranslations('passkeys');
  const [asking, ask] = useState<'rename' | 'remove' | null>(null);
  const { name, allowedActions } = passkey;
  const close = () => ask(null);
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <Use passkey={passkey} />
      </div>
      <div className="-me-2 flex shrink-0">
        {allowedActions.includes('rename') && (
          <IconButton label={t('rename.button', { name })} onClick={() => ask('rename')}>
            <Pencil aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        {allowedActions.includes('remove') && (
          <IconButton label={t('remove.button', { name })} onClick={() => ask('remove')}>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      {asking === 'rename' && (
        <RenamePasskey passkey={passkey} calls={owner.calls} onClose={close} />
      )}
      {asking === 'remove' && (
        <RemovePasskey passkey={passkey} headingId={headingId} onClose={close} {...owner} />
      )}
    </li>
  );
}

function Use({ passkey: { createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useTranslations('passkeys');
  const { relative } = useFormatting();
  const now = serverNow();
  const used =
    lastUsedAt === null ? t('neverUsed') : t('lastUsed', { when: relative(lastUsedAt, now) });
  return (
    <p className="text-sm text-ink-soft">
      {t('added', { when: relative(createdAt, now) })} ·{' '}
      <span className="inline-block">{used}</span>
    </p>
  );
}
