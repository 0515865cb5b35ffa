import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Profession } from '#contract/professionals/professions.ts';
import { CallError } from '#web/lib/api/call.ts';
import { showToast } from '#web/lib/toasts.ts';
import type { UserType } from './use-entry.ts';

interface Fields {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirm: string;
  profession: Profession | '';
}
type FieldName = keyof Fields;
type Problems = { [Name in FieldName]?: string | undefined };

const EMPTY: Fields = { name: '', email: '', phone: '', password: '', confirm: '', profession: '' };

/** The fields of a new account. `check` shows errors, and returns whether all are valid. */
export function useSignUpFields(userType: UserType) {
  const t = useTranslations('sign-in.signUp');
  const [fields, setFields] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});

  const write = <Name extends FieldName>(name: Name, value: Fields[Name]) => {
    setFields((old) => ({ ...old, [name]: value }));
    setProblems((old) => ({ ...old, [name]: undefined }));
  };

  const check = () => {
    const found = problemsOf(fields, userType, { missing: t('missing'), email: t('invalidEmail') });
    const differ = !found.confirm && !found.password && fields.password !== fields.confirm;
    if (differ) showToast({ title: t('failed'), description: t('mismatch'), tone: 'danger' });
    setProblems(differ ? { ...found, confirm: t('mismatch') } : found);
    return Object.keys(found).length === 0 && !differ;
  };
  /** Shows server errors beside their field. */
  const blame = (error: unknown) => {
    const body = error instanceof CallError ? error.body : undefined;
    if (body?.code === 'email_taken') setProblems({ email: body.error });
    if (body?.code === 'name_refused') setProblems({ name: body.error });
    if (body?.code === 'weak_password') setProblems({ password: body.error });
  };
  return { fields, problems, write, check, blame };
}

function problemsOf(
  fields: Fields,
  userType: UserType,
  words: { missing: string; email: string },
): Problems {
  const required: FieldName[] = ['name', 'email', 'password', 'confirm'];
  if (userType === 'professional') required.push('profession');
  const missing = required.filter((name) => fields[name].trim() === '');
  const problems: Problems = Object.fromEntries(missing.map((name) => [name, words.missing]));
  if (!problems.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email.trim()))
    problems.email = words.email;
  return problems;
}
