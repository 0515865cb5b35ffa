import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { updateAccount } from '#contract/accounts/account-settings.ts';
import { call } from '#web/lib/api/call.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { asLanguage } from '#web/lib/i18n/language.ts';
import { ownName } from '#contract/language-facts.ts';
import { offeredLanguages } from '#web/lib/i18n/offered-languages.ts';
import type { User } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Input, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Section } from './section.tsx';
import { useChange } from './use-change.ts';

/** The name, and the language of messages. */
export function ProfileForm({ user }: { user: User }) {
  const t = useTranslations('account.profile');
  const { setLanguage } = useLanguage();
  const offered = offeredLanguages();
  const { busy, change } = useChange();
  const [name, setName] = useState(user.name);
  const [language, chooseLanguage] = useState(user.language);
  const changed = (name.trim() !== user.name && name.trim() !== '') || language !== user.language;
  const save = async () => {
    const saved = await change({
      make: () => call(updateAccount, { body: { name, language } }),
      failed: { title: t('failed'), hint: t('failedHint') },
    });
    if (!saved) return;
    setLanguage(language);
    showToast({ title: t('saved'), tone: 'success' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed) void save();
  };
  return (
    <Section title={t('title')}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('name')} required>
          <Input
            name="name"
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {offered.length > 1 && (
          <Field label={t('language')} hint={t('languageHint')}>
            <Select
              name="language"
              value={language}
              onChange={({ target }) => chooseLanguage(asLanguage(target.value) ?? language)}
            >
              {offered.map((code) => (
                <option key={code} value={code} lang={code}>
                  {ownName(code)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Button type="submit" loading={busy} disabled={!changed} className="self-start">
          {t('save')}
        </Button>
      </form>
    </Section>
  );
}
