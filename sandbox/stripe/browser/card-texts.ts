import type { UnderstoodLanguage } from '#contract/language.ts';
import type { CardBehaviour } from '../cards.ts';
import type { FieldName, FieldProblem } from './card-fields.ts';

/** Why an issuer said no: Stripe's decline codes, as far as the test cards go. */
export type Decline = 'generic_decline' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc';

export interface CardTexts {
  labels: Record<FieldName, string>;
  expiryPlaceholder: string;
  testMode: string;
  testCards: string;
  /** The effect of each test card. */
  outcomes: Record<CardBehaviour, string>;
  problems: Record<FieldProblem, string>;
  declines: Record<Decline, string>;
  notAuthenticated: string;
  unreachable: string;
  /** What the cardholder allows; without the name of a business, for "this business". */
  mandate: (business: string | undefined) => string;
  challenge: {
    title: string;
    explanation: string;
    pass: string;
    fail: string;
    close: string;
  };
}

export const CARD_TEXTS: Record<UnderstoodLanguage, CardTexts> = {
  en: {
    labels: { number: 'Card number', expiry: 'Expiration date', cvc: 'Security code' },
    expiryPlaceholder: 'MM / YY',
    testMode: 'Test mode',
    testCards: 'Choose a test card',
    outcomes: {
      ok: 'Goes through',
      requires_action: 'Asks for 3D Secure',
      declined: 'Is declined',
      insufficient_funds: 'Has insufficient funds',
      expired: 'Has expired',
      incorrect_cvc: 'Has another security code',
      fails_after_attach: 'Is accepted, but can’t be charged later',
    },
    problems: {
      incomplete_number: 'Your card number is incomplete.',
      invalid_number: 'This is a test: only the test cards work. Do not enter a real card.',
      incomplete_expiry: 'Your card’s expiration date is incomplete.',
      invalid_expiry_month: 'Your card’s expiration month is invalid.',
      invalid_expiry_month_past: 'Your card’s expiration date is in the past.',
      invalid_expiry_year_past: 'Your card’s expiration year is in the past.',
      incomplete_cvc: 'Your card’s security code is incomplete.',
    },
    declines: {
      generic_decline: 'Your card was declined.',
      insufficient_funds: 'Your card has insufficient funds. Try a different card.',
      expired_card: 'Your card has expired.',
      incorrect_cvc: 'Your card’s security code is incorrect.',
    },
    notAuthenticated:
      'Your bank could not confirm that it is you. Please try again or use a different card.',
    unreachable: 'The payment service can’t be reached. Check your connection and try again.',
    mandate: (business = 'this business') =>
      `By giving your card details, you allow ${business} to charge your card for future payments in accordance with their terms.`,
    challenge: {
      title: 'Confirm that it’s you',
      explanation:
        'With a real card, your bank would now ask you to confirm (3D Secure). This is a test: choose how it ends.',
      pass: 'Confirm',
      fail: 'Refuse',
      close: 'Close without confirming',
    },
  },
  fr: {
    labels: {
      number: 'Numéro de carte',
      expiry: 'Date d’expiration',
      cvc: 'Code de sécurité',
    },
    expiryPlaceholder: 'MM / AA',
    testMode: 'Mode test',
    testCards: 'Choisir une carte d’essai',
    outcomes: {
      ok: 'Est acceptée',
      requires_action: 'Demande une confirmation 3D Secure',
      declined: 'Est refusée',
      insufficient_funds: 'N’a pas les fonds suffisants',
      expired: 'Est expirée',
      incorrect_cvc: 'A un autre code de sécurité',
      fails_after_attach: 'Est acceptée, mais refusée aux paiements suivants',
    },
    problems: {
      incomplete_number: 'Le numéro de votre carte est incomplet.',
      invalid_number:
        'Ceci est un essai : seules les cartes d’essai fonctionnent. N’entrez pas une vraie carte.',
      incomplete_expiry: 'La date d’expiration de votre carte est incomplète.',
      invalid_expiry_month: 'Le mois d’expiration de votre carte n’est pas valide.',
      invalid_expiry_month_past: 'La date d’expiration de votre carte est passée.',
      invalid_expiry_year_past: 'L’année d’expiration de votre carte est passée.',
      incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
    },
    declines: {
      generic_decline: 'Votre carte a été refusée.',
      insufficient_funds: 'Les fonds de votre carte sont insuffisants. Essayez une autre carte.',
      expired_card: 'Votre carte est expirée.',
      incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
    },
    notAuthenticated:
      'Votre banque n’a pas pu confirmer votre identité. Veuillez réessayer ou utiliser une autre carte.',
    unreachable:
      'Le service de paiement est injoignable. Vérifiez votre connexion, puis réessayez.',
    mandate: (business = 'cette entreprise') =>
      `En fournissant les renseignements de votre carte, vous autorisez ${business} à y porter les paiements futurs conformément à ses conditions.`,
    challenge: {
      title: 'Confirmez que c’est bien vous',
      explanation:
        'Avec une vraie carte, votre banque vous demanderait maintenant une confirmation (3D Secure). Ceci est un essai : choisissez comment il se termine.',
      pass: 'Confirmer',
      fail: 'Refuser',
      close: 'Fermer sans confirmer',
    },
  },
  es: {
    labels: {
      number: 'Número de tarjeta',
      expiry: 'Vencimiento',
      cvc: 'Código de seguridad',
    },
    expiryPlaceholder: 'MM / AA',
    testMode: 'Modo de prueba',
    testCards: 'Elegir una tarjeta de prueba',
    outcomes: {
      ok: 'Se acepta',
      requires_action: 'Pide confirmación 3D Secure',
      declined: 'Se rechaza',
      insufficient_funds: 'No tiene fondos suficientes',
      expired: 'Está vencida',
      incorrect_cvc: 'Tiene otro código de seguridad',
      fails_after_attach: 'Se acepta, pero se rechazan los cobros posteriores',
    },
    problems: {
      incomplete_number: 'El número de tu tarjeta está incompleto.',
      invalid_number:
        'Esta es una prueba: solo funcionan las tarjetas de prueba. No escribas una tarjeta real.',
      incomplete_expiry: 'La fecha de vencimiento de tu tarjeta está incompleta.',
      invalid_expiry_month: 'El mes de vencimiento de tu tarjeta no es válido.',
      invalid_expiry_month_past: 'La fecha de vencimiento de tu tarjeta ya pasó.',
      invalid_expiry_year_past: 'El año de vencimiento de tu tarjeta ya pasó.',
      incomplete_cvc: 'El código de seguridad de tu tarjeta está incompleto.',
    },
    declines: {
      generic_decline: 'Tu tarjeta fue rechazada.',
      insufficient_funds: 'Tu tarjeta no tiene fondos suficientes. Prueba con otra tarjeta.',
      expired_card: 'Tu tarjeta está vencida.',
      incorrect_cvc: 'El código de seguridad de tu tarjeta es incorrecto.',
    },
    notAuthenticated:
      'Tu banco no pudo confirmar que eres tú. Inténtalo de nuevo o usa otra tarjeta.',
    unreachable:
      'No se puede contactar el servicio de pagos. Revisa tu conexión e inténtalo de nuevo.',
    mandate: (business = 'esta empresa') =>
      `Al dar los datos de tu tarjeta, permites que ${business} cobre en ella los pagos futuros según sus condiciones.`,
    challenge: {
      title: 'Confirma que eres tú',
      explanation:
        'Con una tarjeta real, tu banco te pediría ahora una confirmación (3D Secure). Esta es una prueba: elige cómo termina.',
      pass: 'Confirmar',
      fail: 'Rechazar',
      close: 'Cerrar sin confirmar',
    },
  },
};

/** The texts of a locale such as `fr-CA`; English for other languages. */
export function cardTexts(locale: string): CardTexts {
  const [language = ''] = locale.toLowerCase().split('-');
  return Object.hasOwn(CARD_TEXTS, language)
    ? CARD_TEXTS[language as UnderstoodLanguage]
    : CARD_TEXTS.en;
}

/** The text of a decline; a general one for a code without its own. */
export function declineText(texts: CardTexts, code: string | undefined): string {
  const known = code !== undefined && Object.hasOwn(texts.declines, code);
  return texts.declines[known ? (code as Decline) : 'generic_decline'];
}
