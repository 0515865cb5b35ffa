import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Channel, useConnect } from './use-connect.ts';

type Connect = ReturnType<typeof useConnect>;

interface StageProps {
  connect: Connect;
  onCancel: () => void;
  /** Other ways to sign in, below. */
  children: ReactNode;
}

const FIELDS = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

/** The first stage: the contact, and the terms. */
export function ContactStage({ connect, onCancel, children }: StageProps) {
  const t = useTranslations('connect');
  const { channel, busy, waiting } = connect.state;
  // Focuses the field, not the close button: on opening, and coming back from the code.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[role=tabpanel] input')?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    connect.askForCode();
  };
  const tabs = (['email', 'phone'] as const).map((value) => ({
    value,
    label: t(value),
    content: <ContactField connect={connect} channel={value} />,
  }));
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Tabs
        label={t('how')}
        tabs={tabs}
        value={channel}
        onValueChange={(value) => connect.choose(value as Channel)}
      />
      <Checkbox
        checked={connect.state.acceptedTerms}
        onChange={({ target }) => connect.accept(target.checked)}
        label={t.rich('terms', {
          terms: inNewTab('terms'),
          privacy: inNewTab('privacy'),
        })}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button tone="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('sendCode')}
        </Button>
      </div>
      {waiting && (
        <Button tone="secondary" onClick={connect.enterCode}>
          {t('haveCode')}
        </Button>
      )}
      {children}
    </form>
  );
}

/** The field of a tab. Choosing a tab leaves the focus on it, for the arrow keys. */
function ContactField({ connect, channel }: { connect: Connect; channel: Channel }) {
  const t = useTranslations('connect');
  const { contact, problem } = connect.state;
  const words = {
    email: { label: t('emailLabel'), placeholder: t('emailPlaceholder') },
    phone: { label: t('phoneLabel'), placeholder: t('phonePlaceholder') },
  }[channel];
  return (
    <Field label={words.label} error={problem}>
      <Input
        {...FIELDS[channel]}
        name={channel}
        value={contact}
        placeholder={words.placeholder}
        onChange={({ target }) => connect.type(target.value)}
      />
    </Field>
  );
}

/**
 * Renders the marked words of a text as links to another tab: the conversation must not be lost.
 */
function inNewTab(to: 'terms' | 'privacy') {
  return (words: ReactNode) => (
    <a href={`#/${to}`} target="_blank" rel="noreferrer" className="font-semibold underline">
      {words}
    </a>
  );
}
