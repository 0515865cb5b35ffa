import type { ReactNode } from 'react';
import { useNamedSection } from '#web/lib/navigation/contents.tsx';
import type { SectionId } from './sections.ts';

interface FormSectionProps {
  id: SectionId;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One section of the profile: heading, hint, and fields. */
export function FormSection({ id, title, hint, children }: FormSectionProps) {
  useNamedSection(id);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-12 border-t border-line py-9 first:border-t-0 first:pt-0 focus:outline-none lg:scroll-mt-4"
    >
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {hint && <p className="mt-1.5 max-w-prose text-sm text-ink-soft">{hint}</p>}
      <div className="mt-5 flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}
