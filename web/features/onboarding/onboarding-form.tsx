import { useRef, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { OnboardingRecord } from '#contract/professionals/onboarding.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { AcceptJob } from './accept-job.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DeadEndNotice } from './dead-end-notice.tsx';
import { Agreement, FreePlan, NoThanks } from './small-print.tsx';
import { useComplete } from './use-complete.ts';
import { useStoredDraft } from './use-stored-draft.ts';
import { WorkFields } from './work-fields.tsx';

interface OnboardingFormProps {
  token: string;
  record: OnboardingRecord;
  acceptAsked: boolean;
}

/** The profile to complete; its rules, texts and defaults are the documented ones. */
export function OnboardingForm({ token, record, acceptAsked }: OnboardingFormProps) {
  const t = useTranslations('onboarding');
  const form = useRef<HTMLFormElement>(null);
  const editing = useStoredDraft(record, acceptAsked);
  const mend = () => focusFirstProblem(form.current);
  const { complete, completing, problems, taken, deadEnd } = useComplete(token, editing, mend);
  const { draft, edit } = editing;
  const fields = { draft, edit, problems };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!completing && !complete()) mend();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('pageTitle')}>
      <Card className="flex flex-col gap-8 sm:p-8">
        <OtherAccount />
        <ContactFields {...fields} taken={taken} />
        <WorkFields {...fields} />
        {record.job?.state === 'open' && (
          <AcceptJob accepted={draft.acceptJob} onChange={(acceptJob) => edit({ acceptJob })} />
        )}
        <FreePlan />
        <div className="flex flex-col gap-4">
          {deadEnd && <DeadEndNotice kind={deadEnd} />}
          <Agreement />
          <Button type="submit" size="lg" loading={completing} className="py-3">
            {t(draft.acceptJob ? 'submit.accept' : 'submit.join')}
          </Button>
          <NoThanks token={token} record={record} />
        </div>
      </Card>
    </form>
  );
}

/** Warns somebody signed in with another account of what completing does to that session. */
function OtherAccount() {
  const t = useTranslations('onboarding');
  const { user } = useSession();
  if (!user) return null;
  return (
    <p className="rounded-lg border border-line bg-stone px-4 py-3 text-sm wrap-anywhere">
      {t('otherAccount', { name: user.name })}
    </p>
  );
}

/** Once errors are shown. */
function focusFirstProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
