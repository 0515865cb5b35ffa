import type { ReactNode } from 'react';
import { usePageTitle } from '#web/lib/page-title.ts';
import { SiteFrame } from './site-frame.tsx';

interface TextPageProps {
  title: string;
  heading?: string;
  lead: string;
  sections: readonly { title: string; text: string }[];
  action?: ReactNode;
}

/** A page to read: a heading, a lead and short sections. */
export function TextPage({ title, heading = title, lead, sections, action }: TextPageProps) {
  usePageTitle(title);
  return (
    <SiteFrame>
      <article className="container-page py-14 lg:py-24">
        <div className="max-w-2xl">
          <h1 className="text-3xl">{heading}</h1>
          <p className="mt-4 text-lg text-ink-soft">{lead}</p>
          {sections.map((section) => (
            <section key={section.title} className="mt-10">
              <h2 className="text-xl">{section.title}</h2>
              <p className="mt-2 text-ink-soft">{section.text}</p>
            </section>
          ))}
          {action && <div className="mt-12">{action}</div>}
        </div>
      </article>
    </SiteFrame>
  );
}
