import { LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LanguageChoice } from '#web/frame/language-choice.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { PHONE, useMedia } from '#web/ui/use-media.ts';

/** Language and sign-out, which a phone has no room for in the header. */
export function AccountDevice() {
  const t = useTranslations('common');
  const { signOut } = useSession();
  if (!useMedia(PHONE)) return null;
  return (
    <div className="mb-2 flex items-center justify-between gap-3 rounded-lg border border-line bg-card px-1">
      <LanguageChoice />
      <Button
        tone="ghost"
        icon={<LogOut aria-hidden="true" className="size-4.5" />}
        onClick={() => void signOut()}
      >
        {t('signOut')}
      </Button>
    </div>
  );
}
