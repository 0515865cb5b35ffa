import type { ReactNode } from 'react';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { SiteFrame } from '#web/frame/site-frame.tsx';

interface TokenPageProps {
  title: string;
  children: (token: string) => ReactNode;
}

/** What a personal link opens, whoever follows it, signed in or not. */
export function TokenPage({ title, children }: TokenPageProps) {
  usePageTitle(title);
  const token = useQueryParameters().get('token') ?? '';
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-2xl py-10 sm:py-16">{children(token)}</div>
    </SiteFrame>
  );
}
