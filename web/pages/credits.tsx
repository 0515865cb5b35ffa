import { CreditList } from '#web/features/credits/credit-list.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';

/** The fonts, drawings and data that this site is made of. */
export function CreditsPage() {
  return (
    <SiteFrame>
      <div className="container-page py-14 lg:py-24">
        <CreditList />
      </div>
    </SiteFrame>
  );
}
