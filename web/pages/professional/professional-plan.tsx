import { QuotaLedger } from '#web/features/billing/quota/quota-ledger.tsx';
import { QuotaOverview } from '#web/features/billing/quota/quota-overview.tsx';
import { InvoiceList } from '#web/features/billing/invoices/invoice-list.tsx';
import { PlanChoice } from '#web/features/billing/choice/plan-choice.tsx';
import { SubscriptionOverview } from '#web/features/billing/subscription/subscription-overview.tsx';

/** The Subscription tab: standing, quota, plans, invoices. */
export function ProfessionalPlan({ professionalId }: { professionalId: string }) {
  return (
    <div className="flex flex-col gap-5">
      <SubscriptionOverview />
      <QuotaOverview professionalId={professionalId} />
      <div className="my-5">
        <PlanChoice />
      </div>
      <InvoiceList />
      <QuotaLedger professionalId={professionalId} />
    </div>
  );
}
