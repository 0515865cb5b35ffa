import { useTranslations } from 'use-intl';
import { LEAD_STATUSES, REQUEST_STATUSES } from '#contract/requests/statuses.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { shortId } from '../table/short-id.ts';

/** Names of changed fields and values; without a text they are shown as logged. */
export function useChangeWords() {
  const t = useTranslations('admin-audit');
  const fields = useTranslations('admin-audit.fields');
  const requests = useTranslations('admin-lists.requestStatus');
  const leads = useTranslations('admin-request.asked.status');
  const { dateTime } = useFormatting();

  const nameOf = (field: string): string => {
    const known = field as Parameters<typeof fields>[0];
    if (fields.has(known)) return fields(known);
    return field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  };

  const valueOf = (field: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.map((one) => valueOf(field, one)).join(', ');
    if (typeof value === 'object') return JSON.stringify(value);
    const said = String(value as string | number);
    const [request, lead] = [findWord(REQUEST_STATUSES, said), findWord(LEAD_STATUSES, said)];
    if (field === 'status' && request) return requests(request);
    if (field === 'leadStatus' && lead) return leads(lead);
    return /^\d{4}-\d\d-\d\dT/.test(said) ? dateTime(said) : shortId(said);
  };
  return { nameOf, valueOf };
}

function findWord<Word extends string>(words: readonly Word[], said: string): Word | undefined {
  return words.find((word) => word === said);
}
