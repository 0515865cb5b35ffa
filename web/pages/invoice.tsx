import { ChevronLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { InvoiceScreen } from '#web/features/invoices/invoice-screen.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import type { User } from '#web/lib/api/session.tsx';

/** `/invoice?id=`: one invoice or credit note, for the two it is between. */
export function InvoicePage({ user }: { user: User }) {
  const t = useTranslations('invoices');
  usePageTitle(t('pageTitle'));
  const id = useQueryParameters().get('id') ?? '';
  return (
    <SiteFrame footer={false}>
      <div className="mx-auto w-full max-w-3xl px-4 pt-1 pb-8 sm:px-6 sm:py-10">
        <Link
          href={href(user.professionalId ? '/professional-dashboard' : '/dashboard')}
          className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-md px-2 text-sm font-semibold text-ink-soft hover:text-ink sm:mb-5"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
          {t('back')}
        </Link>
        <InvoiceScreen key={id} id={id} />
      </div>
    </SiteFrame>
  );
}
