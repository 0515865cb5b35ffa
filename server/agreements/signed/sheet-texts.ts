import { inEachLanguage } from '#contract/in-each-language.ts';
import type { QuoteKind } from '#contract/quotes/terms.ts';

interface SheetTexts {
  title: string;
  professional: string;
  customer: string;
  work: string;
  agreed: string;
  byQuote: (day: string, revision: number) => string;
  kind: string;
  kinds: Record<QuoteKind, string>;
  today: string;
  subtotal: string;
  total: string;
  ceiling: string;
  note: string;
  history: string;
  change: (number: number) => string;
  proof: string;
  digest: (digest: string) => string;
  key: (id: string) => string;
  footer: (site: string) => string;
}

/** What is printed on agreements. */
export const SHEET_TEXTS = inEachLanguage<SheetTexts>('server/agreements/sheet', {
  en: {
    title: 'Agreement',
    professional: 'Professional',
    customer: 'Customer',
    work: 'Work',
    agreed: 'Agreed on',
    byQuote: (day, revision) => `${day}, by accepting version ${revision} of the quote`,
    kind: 'Price',
    kinds: { fixed: 'Fixed price', estimate: 'Estimate with a ceiling', visit: 'A visit first' },
    today: 'What it is made of today',
    subtotal: 'Subtotal',
    total: 'Total',
    ceiling: 'Not more than',
    note: 'Note',
    history: 'Accepted changes, with the total from then on',
    change: (number) => `Change ${number}`,
    proof: 'Proof',
    digest: (digest) => `SHA-256 of the signed file’s text: ${digest}`,
    key: (id) => `Signed with the key ${id}.`,
    footer: (site) =>
      `The signed file can be verified at ${site}/#/verify-agreement, or without us by the keys published at ${site}/.well-known/jwks.json. This paper alone proves nothing.`,
  },
  fr: {
    title: 'Entente',
    professional: 'Professionnel',
    customer: 'Client',
    work: 'Travail',
    agreed: 'Convenue le',
    byQuote: (day, revision) => `${day}, en acceptant la version ${revision} de la soumission`,
    kind: 'Prix',
    kinds: { fixed: 'Prix ferme', estimate: 'Estimation avec plafond', visit: 'Visite d’abord' },
    today: 'Ce qu’elle comprend aujourd’hui',
    subtotal: 'Sous-total',
    total: 'Total',
    ceiling: 'Pas plus de',
    note: 'Note',
    history: 'Modifications acceptées, avec le total à partir de là',
    change: (number) => `Modification ${number}`,
    proof: 'Preuve',
    digest: (digest) => `SHA-256 du texte du fichier signé\u00a0: ${digest}`,
    key: (id) => `Signé avec la clé ${id}.`,
    footer: (site) =>
      `Le fichier signé se vérifie à ${site}/#/verify-agreement, ou sans nous avec les clés publiées à ${site}/.well-known/jwks.json. Ce papier seul ne prouve rien.`,
  },
  es: {
    title: 'Acuerdo',
    professional: 'Profesional',
    customer: 'Cliente',
    work: 'Trabajo',
    agreed: 'Acordado el',
    byQuote: (day, revision) => `${day}, al aceptar la versión ${revision} de la cotización`,
    kind: 'Precio',
    kinds: { fixed: 'Precio fijo', estimate: 'Estimado con tope', visit: 'Primero una visita' },
    today: 'Qué incluye hoy',
    subtotal: 'Subtotal',
    total: 'Total',
    ceiling: 'No más de',
    note: 'Nota',
    history: 'Cambios aceptados, con el total desde entonces',
    change: (number) => `Cambio ${number}`,
    proof: 'Prueba',
    digest: (digest) => `SHA-256 del texto del archivo firmado: ${digest}`,
    key: (id) => `Firmado con la clave ${id}.`,
    footer: (site) =>
      `El archivo firmado se verifica en ${site}/#/verify-agreement, o sin nosotros con las claves publicadas en ${site}/.well-known/jwks.json. Este papel por sí solo no prueba nada.`,
  },
});
