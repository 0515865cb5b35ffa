import type { PaymentMethod } from '#contract/invoices/invoices.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';

interface PdfTexts {
  title: { invoice: string; credit: string };
  /** The beginning of the name of the file. */
  file: { invoice: string; credit: string };
  number: string;
  credits: string;
  issued: string;
  seller: string;
  buyer: string;
  work: string;
  did: string;
  note: string;
  reason: string;
  subtotal: string;
  total: string;
  account: string;
  balance: string;
  methods: Record<PaymentMethod, string>;
  footer: (brand: string) => string;
}

/** What is printed on invoices and credit notes. */
export const PDF_TEXTS = inEachLanguage<PdfTexts>('server/invoices/pdf', {
  en: {
    title: { invoice: 'Invoice', credit: 'Credit note' },
    file: { invoice: 'invoice', credit: 'credit-note' },
    number: 'Number',
    credits: 'Corrects invoice',
    issued: 'Date',
    seller: 'From',
    buyer: 'To',
    work: 'Work',
    did: 'What was done',
    note: 'Note',
    reason: 'Reason',
    subtotal: 'Subtotal',
    total: 'Total',
    account: 'Payments and credits',
    balance: 'Still to pay',
    methods: {
      cash: 'Cash',
      interac: 'Interac e-Transfer',
      transfer: 'Bank transfer',
      card: 'Card',
      cheque: 'Cheque',
      other: 'Other',
    },
    footer: (brand) =>
      `Written by the professional through ${brand}, which takes no payments. Payments are as the professional recorded them.`,
  },
  fr: {
    title: { invoice: 'Facture', credit: 'Note de crédit' },
    file: { invoice: 'facture', credit: 'note-de-credit' },
    number: 'Numéro',
    credits: 'Corrige la facture',
    issued: 'Date',
    seller: 'De',
    buyer: 'À',
    work: 'Travail',
    did: 'Ce qui a été fait',
    note: 'Note',
    reason: 'Raison',
    subtotal: 'Sous-total',
    total: 'Total',
    account: 'Paiements et crédits',
    balance: 'Reste à payer',
    methods: {
      cash: 'Argent comptant',
      interac: 'Virement Interac',
      transfer: 'Virement bancaire',
      card: 'Carte',
      cheque: 'Chèque',
      other: 'Autre',
    },
    footer: (brand) =>
      `Rédigée par le professionnel sur ${brand}, qui n’encaisse aucun paiement. Les paiements sont ceux que le professionnel a inscrits.`,
  },
  es: {
    title: { invoice: 'Factura', credit: 'Nota de crédito' },
    file: { invoice: 'factura', credit: 'nota-de-credito' },
    number: 'Número',
    credits: 'Corrige la factura',
    issued: 'Fecha',
    seller: 'De',
    buyer: 'Para',
    work: 'Trabajo',
    did: 'Qué se hizo',
    note: 'Nota',
    reason: 'Motivo',
    subtotal: 'Subtotal',
    total: 'Total',
    account: 'Pagos y créditos',
    balance: 'Falta por pagar',
    methods: {
      cash: 'Efectivo',
      interac: 'Transferencia Interac',
      transfer: 'Transferencia bancaria',
      card: 'Tarjeta',
      cheque: 'Cheque',
      other: 'Otro',
    },
    footer: (brand) =>
      `La escribió el profesional en ${brand}, que no cobra pagos. Los pagos son los que el profesional registró.`,
  },
});
