import { ChevronRight, Pencil } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Contacts } from '#web/features/account/contacts.tsx';
import { ProfileForm } from '#web/features/account/profile-form.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import type { User } from '#web/lib/api/session.tsx';
import { phoneText } from '#web/lib/phone-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ownName } from '#contract/language-facts.ts';
import { Card } from '#web/ui/card.tsx';

const ReauthDialog = lazyScreen(
  async () => (await import('#web/features/account/reauth-dialog.tsx')).ReauthDialog,
  [],
);

/** The customer's profile, and the forms to edit it. */
export function CustomerProfile({ user }: { user: User }) {
  const t = useTranslations('customer-home.profile');
  const [editing, edit] = useState(false);
  const [proving, prove] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={user.name} src={user.profilePicture} of={user.id} size="lg" />
          <h2 className="min-w-44 flex-1 text-2xl [overflow-wrap:anywhere]">{user.name}</h2>
          <Button
            tone="secondary"
            icon={!editing && <Pencil aria-hidden="true" className="size-4" />}
            aria-expanded={editing}
            className="w-full sm:w-auto"
            onClick={() => edit(!editing)}
          >
            {t(editing ? 'done' : 'edit')}
          </Button>
        </div>
        {!editing && <Facts user={user} />}
      </Card>
      {editing && (
        <>
          <ProfileForm user={user} />
          <Contacts user={user} onReauth={() => prove(true)} />
        </>
      )}
      <Link
        href={href('/account')}
        className="flex items-center justify-between gap-4 rounded-lg border border-line bg-card p-5 transition-colors hover:border-line-strong sm:p-6"
      >
        <span>
          <span className="block font-semibold">{t('account')}</span>
          <span className="block text-sm text-ink-soft">{t('accountHint')}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      </Link>
      <Suspense>
        {proving && (
          <ReauthDialog user={user} onProven={() => prove(false)} onClose={() => prove(false)} />
        )}
      </Suspense>
    </div>
  );
}

function Facts({ user }: { user: User }) {
  const t = useTranslations('customer-home.profile');
  const format = useFormatting();
  const phone = user.phone ?? user.unprovenPhone;
  const locale = useLocale();
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <ContactFact label={t('email')} value={user.email} proven={user.emailProven} />
      <ContactFact
        label={t('phone')}
        value={phone && phoneText(phone, locale)}
        proven={user.phone !== null}
      />
      <Fact label={t('language')}>{ownName(user.language)}</Fact>
      <Fact label={t('since')}>{format.date(user.createdAt)}</Fact>
    </dl>
  );
}

interface ContactFactProps {
  label: string;
  value: string | null;
  proven: boolean;
}

function ContactFact({ label, value, proven }: ContactFactProps) {
  const t = useTranslations('customer-home.profile');
  const contacts = useTranslations('account.contacts');
  return (
    <Fact label={label}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {value ?? t('none')}
        {value && !proven && <Badge tone="warning">{contacts('unproven')}</Badge>}
      </span>
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-faint">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
