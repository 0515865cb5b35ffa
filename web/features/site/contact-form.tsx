import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_CONTACT_MESSAGE, writeContact } from '#contract/site.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Input, LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { problemsOf, type ContactField, type Problems } from './problems.ts';

interface ContactFormProps {
  /** Of the signed-in person. */
  name: string | undefined;
  email: string | null | undefined;
}

/** A message to the operator; signed-in people need not give name and address. */
export function ContactForm({ name, email }: ContactFormProps) {
  const t = useTranslations('contact');
  const common = useTranslations('common');
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState({ name: name ?? '', email: email ?? '', message: '' });
  const [problems, setProblems] = useState<Problems>({});
  const show = (found: Problems) => {
    setProblems(found);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const key = useIdempotencyKey();
  const { mutate, isPending, isSuccess, reset } = useCallMutation(writeContact, {
    onError: (error) => {
      key.settle(error);
      show(problemsOf({ refused: error.body?.details }));
      const description = errorText(error, common('somethingWrongHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf({ said });
    show(found);
    if (Object.keys(found).length === 0) mutate({ body: said, idempotencyKey: key.current });
  };
  const again = () => {
    setSaid({ ...said, message: '' });
    key.renew();
    reset();
  };
  if (isSuccess) return <Sent email={said.email} onAgain={again} />;
  const wire = (field: ContactField) => ({
    value: said[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setSaid({ ...said, [field]: target.value }),
  });
  const error = (field: ContactField) => problems[field] && t(`problems.${problems[field]}`);
  return (
    <Card className="mt-8">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t('name')} error={error('name')} required>
          <Input {...wire('name')} autoComplete="name" maxLength={100} />
        </Field>
        <Field label={t('email')} hint={t('emailHint')} error={error('email')} required>
          <Input {...wire('email')} type="email" autoComplete="email" maxLength={254} />
        </Field>
        <Field label={t('message')} error={error('message')} required>
          <LimitedTextarea {...wire('message')} rows={6} maxLength={MAX_CONTACT_MESSAGE} />
        </Field>
        <Button type="submit" size="lg" loading={isPending} className="self-start">
          {t('send')}
        </Button>
      </form>
    </Card>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslations('contact');
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Card className="mt-8">
      <div ref={words} tabIndex={-1} className="flex flex-col items-start gap-3 focus:outline-none">
        <p className="flex items-center gap-2.5 text-lg font-semibold">
          <Icon name="check" className="size-6 text-pine-600" />
          {t('sent')}
        </p>
        <p className="text-ink-soft">{t('sentHint', { email })}</p>
        <Button tone="secondary" onClick={onAgain}>
          {t('another')}
        </Button>
      </div>
    </Card>
  );
}
