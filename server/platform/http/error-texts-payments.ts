import type { ErrorCode } from '#contract/errors.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';

/** The texts of what is refused about plans and their payment. */
export const PAYMENT_ERROR_TEXTS = {
  payments_unavailable: {
    en: 'Paid plans are not offered here yet.',
    fr: 'Les forfaits payants ne sont pas encore offerts ici.',
    es: 'Los planes de pago todavía no se ofrecen aquí.',
  },
  payments_unreachable: {
    en: 'The payment service does not answer. Nothing was charged; try again in a minute.',
    fr: 'Le service de paiement ne répond pas. Rien n’a été débité; réessayez dans une minute.',
    es: 'El servicio de pagos no responde. No se cobró nada; inténtalo de nuevo en un minuto.',
  },
  already_subscribed: {
    en: 'You already have a subscription. You can change its plan instead.',
    fr: 'Vous avez déjà un abonnement. Vous pouvez plutôt changer de forfait.',
    es: 'Ya tienes una suscripción. Puedes cambiar de plan.',
  },
  payment_page_needed: {
    en: 'Taxes depend on your address: go on to the payment page, which asks for it.',
    fr: 'Les taxes dépendent de votre adresse\u00a0: passez à la page de paiement, qui vous la demande.',
    es: 'Los impuestos dependen de tu dirección: continúa en la página de pago, que te la pide.',
  },
  not_subscribed: {
    en: 'There is no subscription for this. Choose a plan first.',
    fr: 'Il n’y a pas d’abonnement pour cela. Choisissez d’abord un forfait.',
    es: 'No hay una suscripción para esto. Primero elige un plan.',
  },
  card_declined: {
    en: 'Your card was declined. Your plan stays as it was; try another card.',
    fr: 'Votre carte a été refusée. Votre forfait reste le même; essayez une autre carte.',
    es: 'Tu tarjeta fue rechazada. Tu plan sigue igual; prueba con otra tarjeta.',
  },
} as const satisfies Partial<Record<ErrorCode, Readonly<Record<UnderstoodLanguage, string>>>>;
