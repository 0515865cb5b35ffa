import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One subject of the profile: what it is about beside its fields, above them on a phone. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-0 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {hint && <p className="mt-1.5 text-sm text-ink-soft">{hint}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}
