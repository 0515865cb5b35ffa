import type { FileAnswer } from '#contract/endpoint.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Language } from '#contract/language.ts';
import { priceWords } from '#server/agreements/agreements.ts';
import { bytesAnswer } from '#server/platform/bytes-answer.ts';
import type { Config } from '#server/platform/config/config.ts';
import { localizeErased } from '#server/platform/erased-placeholder.ts';
import { formatDay } from '#server/platform/formatting.ts';
import { drawSheet, type Sheet, type SheetRow } from '#server/platform/pdf/sheet.ts';
import { professionName } from '#server/professionals/professionals.ts';
import { PDF_TEXTS } from './pdf-texts.ts';

/** An invoice or a credit note as PDF, in the language of its reader. */
export async function invoicePdf(
  { brandName: brand }: Pick<Config, 'brandName'>,
  invoice: Invoice,
  language: Language,
): Promise<FileAnswer> {
  const bytes = await drawSheet(sheetOf(invoice, brand, language), {
    language,
    at: new Date(invoice.issuedAt),
  });
  return bytesAnswer(bytes, {
    mediaType: 'application/pdf',
    name: `${PDF_TEXTS[language].file[invoice.kind]}-${invoice.number}.pdf`,
  });
}

function sheetOf(invoice: Invoice, brand: string, language: Language): Sheet {
  const t = PDF_TEXTS[language];
  const { document, issuedAt, number, kind, creditsNumber } = invoice;
  const { seller, buyer, work, note } = document;
  const day = (moment: string) => formatDay(moment, 'UTC', language);
  const facts = [
    [t.number, String(number)],
    ...(creditsNumber === null ? [] : [[t.credits, String(creditsNumber)]]),
    [t.issued, day(issuedAt)],
    [t.seller, [seller.name, seller.address].filter(Boolean).join('\n')],
    [t.buyer, localizeErased(buyer.name, language)],
    [t.work, `${professionName(work.profession, language)}, ${work.place}`],
  ] as [string, string][];
  return {
    title: `${t.title[kind]} ${number}`,
    brand,
    facts,
    sections: [
      { rows: rowsOf(invoice, language) },
      ...(work.did && kind === 'invoice' ? [{ heading: t.did, paragraphs: [work.did] }] : []),
      ...(note ? [{ heading: kind === 'credit' ? t.reason : t.note, paragraphs: [note] }] : []),
      ...accountOf(invoice, language),
    ],
    footer: [t.footer(brand)],
  };
}

function rowsOf({ document, currency }: Invoice, language: Language): SheetRow[] {
  const t = PDF_TEXTS[language];
  const { money, quantity, tax } = priceWords(currency, language);
  const { lines, taxes, totals } = document;
  return [
    ...lines.map((line, index) => ({
      text: line.what,
      detail: quantity(line),
      amount: money(totals.lines[index] ?? 0),
    })),
    { text: t.subtotal, amount: money(totals.subtotal), look: 'strong' },
    ...taxes.map((one, index) => ({ text: tax(one), amount: money(totals.taxes[index] ?? 0) })),
    { text: t.total, amount: money(totals.total), look: 'strong' },
  ];
}

/** What was credited and paid, and what is left; nothing on a credit note. */
function accountOf(
  { balance, credits, payments, currency }: Invoice,
  language: Language,
): { heading: string; rows: SheetRow[] }[] {
  if (balance === null) return [];
  const t = PDF_TEXTS[language];
  const { money } = priceWords(currency, language);
  const paid = payments.filter(({ takenBackAt }) => takenBackAt === null);
  return [
    {
      heading: t.account,
      rows: [
        ...credits.map(({ number, total }) => ({
          text: `${t.title.credit} ${number}`,
          amount: money(-total),
        })),
        ...paid.map(({ amount, method, paidOn }) => ({
          text: `${t.methods[method]}, ${formatDay(`${paidOn}T12:00:00Z`, 'UTC', language)}`,
          amount: money(-amount),
        })),
        { text: t.balance, amount: money(balance), look: 'strong' as const },
      ],
    },
  ];
}
