import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Payment } from '#web/features/billing/payment/payment.tsx';
import { asPaidPlan, storeChosenPlan } from '#web/features/billing/payment/chosen-plan.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { useSession, type User } from '#web/lib/api/session.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { SignInPage } from '#web/pages/home.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';
import { Waiting } from '#web/frame/waiting.tsx';

const ConfirmAddress = lazyScreen(
  async () => (await import('#web/features/account/confirm-address.tsx')).ConfirmAddress,
  ['account', 'password'],
);
const BeginTradePage = lazyScreen(
  async () => (await import('./begin-trade.tsx')).BeginTradePage,
  ['trade', 'sign-in'],
);

/** `/subscribe`: the payment page of a professional; everybody else is redirected. */
export function SubscribePage() {
  const { user } = useSession();
  useKeptChoice(user === null);
  const t = useTranslations('payment');
  if (user === undefined) return <Waiting />;
  if (user === null)
    return <SignInPage userType="professional" returnTo="/subscribe" notice={t('signInFirst')} />;
  if (user.role !== 'professional') return <ForProfessionals />;
  return user.professionalId ? <PaymentScreen user={user} /> : <BeginTradePage />;
}

function PaymentScreen({ user }: { user: User }) {
  const t = useTranslations('payment');
  usePageTitle(t('title'));
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-5xl pt-1 pb-6 sm:py-10">
        <Link
          href={href('/subscription-plans')}
          className="inline-flex min-h-11 sm:mb-4 items-center gap-1.5 rounded-md pe-3 text-sm font-semibold text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('backToPlans')}
        </Link>
        <Payment
          proof={
            <Suspense>
              <ConfirmAddress user={user} onProven={() => void refresh('/api/professional/')} />
            </Suspense>
          }
        />
      </div>
    </SiteFrame>
  );
}

function ForProfessionals() {
  const t = useTranslations('payment');
  usePageTitle(t('title'));
  return (
    <SiteFrame>
      <div className="container-page max-w-2xl py-14">
        <h1 className="sr-only">{t('title')}</h1>
        <EmptyState
          title={t('forPros')}
          hint={t('forProsHint')}
          action={
            <Link href={href('/subscription-plans')} className={buttonLook('secondary')}>
              {t('backToPlans')}
            </Link>
          }
        />
      </div>
    </SiteFrame>
  );
}

/** The chosen plan survives a sign-in at a provider, which returns without it. */
function useKeptChoice(signedOut: boolean): void {
  const plan = asPaidPlan(useQueryParameters().get('plan'));
  useEffect(() => {
    if (signedOut && plan) storeChosenPlan(plan);
  }, [signedOut, plan]);
}
