import { LogOut, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Avatar } from '#web/ui/avatar.tsx';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { adminHref } from './address.ts';
import { useSignedInAdmin } from './admin-context.ts';

interface MenuFootProps {
  language: ReactNode;
  onChosen?: () => void;
}

/** The signed-in admin, their authenticator app, the language and the scheme, and signing out. */
export function MenuFoot({ language, onChosen }: MenuFootProps) {
  const t = useTranslations('admin');
  const common = useTranslations('common');
  const { session, signOut } = useSignedInAdmin();
  const { admin, totp } = session;
  const Shield = totp.enrolled ? ShieldCheck : ShieldAlert;
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <Link
        href={adminHref('account')}
        replace
        onClick={onChosen}
        className="flex items-center gap-3 rounded-md px-2 py-2 hover:bg-ink/5"
      >
        <Avatar name={admin.name} size="sm" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-semibold">{admin.name}</span>
          <span className="block truncate text-xs text-ink-soft">{admin.email}</span>
        </span>
        <span className="sr-only">{t(totp.enrolled ? 'totp.on' : 'totp.off')}</span>
        <Shield
          aria-hidden="true"
          className={classes('size-5 shrink-0', totp.enrolled ? 'text-pine-600' : 'text-warning')}
        />
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {language}
        <IconButton label={common('signOut')} onClick={signOut}>
          <LogOut aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}
