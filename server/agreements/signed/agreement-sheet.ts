import type { Language } from '#contract/language.ts';
import { todayOf } from '#contract/agreements/today.ts';
import { localizeErased } from '#server/platform/erased-placeholder.ts';
import { formatDay } from '#server/platform/formatting.ts';
import type { Sheet, SheetRow, SheetSection } from '#server/platform/pdf/sheet.ts';
import { professionName } from '#server/professionals/professionals.ts';
import { priceWords } from '../price-words.ts';
import { SHEET_TEXTS } from './sheet-texts.ts';
import type { AgreementStatement } from './statement.ts';

interface Printed {
  digest: string;
  keyId: string;
  brand: string;
  language: Language;
}

/** An agreement to print: what it is made of, how it came to be, and how to verify its file. */
export function agreementSheet(
  statement: AgreementStatement,
  { digest, keyId, brand, language }: Printed,
): Sheet {
  const t = SHEET_TEXTS[language];
  const { professional, customer, work, agreedAt, revision, terms } = statement;
  const day = (moment: string) => formatDay(moment, 'UTC', language);
  return {
    title: t.title,
    brand,
    facts: [
      [t.professional, localizeErased(professional.name, language)],
      [t.customer, localizeErased(customer.name, language)],
      [t.work, `${professionName(work.profession, language)}, ${work.place}`],
      [t.agreed, t.byQuote(day(agreedAt), revision)],
      [t.kind, t.kinds[terms.kind]],
    ],
    sections: [
      { heading: t.today, rows: rowsOf(statement, language) },
      ...(terms.note ? [{ heading: t.note, paragraphs: [terms.note] }] : []),
      ...changesOf(statement, language),
      { heading: t.proof, paragraphs: [t.digest(digest), t.key(keyId)] },
    ],
    footer: [t.footer(statement.issuer)],
  };
}

function rowsOf({ terms, changes, currency }: AgreementStatement, language: Language): SheetRow[] {
  const t = SHEET_TEXTS[language];
  const { money, quantity, tax } = priceWords(currency, language);
  const { items, lines, subtotal, taxes, total, ceiling } = todayOf(terms, changes);
  return [
    ...items.map(({ line, change }, index) => ({
      text: line.what,
      detail: [change === null ? null : t.change(change), quantity(line)]
        .filter(Boolean)
        .join(' · '),
      amount: money(lines[index] ?? 0),
    })),
    { text: t.subtotal, amount: money(subtotal), look: 'strong' },
    ...terms.taxes.map((one, index) => ({ text: tax(one), amount: money(taxes[index] ?? 0) })),
    { text: t.total, amount: money(total), look: 'strong' },
    ...(ceiling === null ? [] : [{ text: t.ceiling, amount: money(ceiling) }]),
  ];
}

function changesOf({ changes, currency }: AgreementStatement, language: Language): SheetSection[] {
  if (changes.length === 0) return [];
  const t = SHEET_TEXTS[language];
  const { money } = priceWords(currency, language);
  return [
    {
      heading: t.history,
      rows: changes.map(({ number, acceptedAt, terms, total }) => ({
        text: `${t.change(number)}, ${formatDay(acceptedAt, 'UTC', language)}`,
        detail: terms.reason,
        amount: money(total),
      })),
    },
  ];
}
