import type { ReactNode } from 'react';
import type { PageSlug } from '#contract/site.ts';
import { SiteText } from '#web/features/site/site-text.tsx';
import { useSiteText } from '#web/features/site/use-site-text.ts';
import { SiteFrame } from '#web/frame/site-frame.tsx';

interface TextPageProps {
  slug: PageSlug;
  /** Between the lead and the sections. */
  children?: ReactNode;
  /** At the end. */
  action?: ReactNode;
}

/** A page with the operator's text. Its footer comes with it: below a text to come it would jump. */
export function TextPage({ slug, children, action }: TextPageProps) {
  const { isPending } = useSiteText(slug);
  return (
    <SiteFrame footer={!isPending}>
      <article className="container-page py-14 lg:py-24">
        <SiteText slug={slug}>{children}</SiteText>
        {action && <div className="mt-12">{action}</div>}
      </article>
    </SiteFrame>
  );
}

/** What is stored, who sees it, where it is. */
export function PrivacyPage() {
  return <TextPage slug="privacy" />;
}

/** The rules that both sides agree to. */
export function TermsPage() {
  return <TextPage slug="terms" />;
}
