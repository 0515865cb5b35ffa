import type { UnderstoodLanguage } from '#contract/language.ts';

export interface PortalTexts {
  title: string;
  /** The plan, and how it stands. */
  plan: string;
  none: string;
  trial: (day: string, price: string) => string;
  renews: (day: string, price: string) => string;
  overdue: string;
  ends: (day: string) => string;
  unfinished: string;
  credit: (amount: string) => string;
  cancel: string;
  cancelHint: (day: string) => string;
  confirmCancel: string;
  resume: string;
  card: string;
  noCard: string;
  expires: (date: string) => string;
  changeCard: string;
  newCard: string;
  cardHint: string;
  saveCard: string;
  cardSaved: string;
  invoices: string;
  noInvoices: string;
  expired: { title: string; text: string };
  bill: {
    title: string;
    number: string;
    billedTo: string;
    issued: string;
    period: (from: string, to: string) => string;
    description: string;
    amount: string;
    total: string;
    credit: string;
    due: string;
    paid: string;
    statuses: Record<'paid' | 'open' | 'void' | 'uncollectible' | 'draft', string>;
    line: (plan: string) => string;
    trialLine: (plan: string) => string;
    unused: (plan: string) => string;
    remaining: (plan: string) => string;
    pdf: string;
    pay: string;
    payAmount: (amount: string) => string;
    payWith: (card: string) => string;
    otherCard: string;
    stamp: string;
    footer: string;
  };
}

export const PORTAL_TEXTS: Record<UnderstoodLanguage, PortalTexts> = {
  en: {
    title: 'Plan and billing',
    plan: 'Your plan',
    none: 'You have no paid plan.',
    trial: (day, price) => `Free trial until ${day}, then ${price} per month`,
    renews: (day, price) => `Renews on ${day} for ${price}`,
    overdue: 'The last payment did not go through. Update your card to keep your plan.',
    ends: (day) => `Cancelled: ends on ${day}`,
    unfinished: 'Waiting for a card',
    credit: (amount) => `Credit of ${amount} for the next invoices`,
    cancel: 'Cancel the plan',
    cancelHint: (day) => `You keep the plan until ${day}. Nothing is charged after that.`,
    confirmCancel: 'Yes, cancel the plan',
    resume: 'Keep the plan',
    card: 'Card',
    noCard: 'No card is stored.',
    expires: (date) => `Expires ${date}`,
    changeCard: 'Change the card',
    newCard: 'New card',
    cardHint: 'It is used from now on, and for what is still open at once.',
    saveCard: 'Save the card',
    cardSaved: 'The new card is stored.',
    invoices: 'Invoices',
    noInvoices: 'There are no invoices yet.',
    expired: {
      title: 'This page has expired',
      text: 'For your safety it stays open for an hour. Go back and open it again.',
    },
    bill: {
      title: 'Invoice',
      number: 'Number',
      billedTo: 'Billed to',
      issued: 'Date',
      period: (from, to) => `${from} to ${to}`,
      description: 'Description',
      amount: 'Amount',
      total: 'Total',
      credit: 'Credit applied',
      due: 'Amount due',
      paid: 'Amount paid',
      statuses: {
        paid: 'Paid',
        open: 'Open',
        void: 'Void',
        uncollectible: 'Not collectible',
        draft: 'Draft',
      },
      line: (plan) => `${plan}, one month`,
      trialLine: (plan) => `${plan}, free trial`,
      unused: (plan) => `${plan}, unused time`,
      remaining: (plan) => `${plan}, remaining time`,
      pdf: 'Download PDF',
      pay: 'Pay',
      payAmount: (amount) => `Pay ${amount}`,
      payWith: (card) => `Pay with ${card}`,
      otherCard: 'Pay with a new card',
      stamp: 'TEST INVOICE',
      footer: 'This invoice belongs to a test: no money was or will be charged.',
    },
  },
  fr: {
    title: 'Forfait et facturation',
    plan: 'Votre forfait',
    none: 'Vous n’avez pas de forfait payant.',
    trial: (day, price) => `Essai gratuit jusqu’au ${day}, puis ${price} par mois`,
    renews: (day, price) => `Renouvellement le ${day} pour ${price}`,
    overdue:
      'Le dernier paiement n’a pas pu être effectué. Mettez votre carte à jour pour garder votre forfait.',
    ends: (day) => `Annulé : prend fin le ${day}`,
    unfinished: 'En attente d’une carte',
    credit: (amount) => `Crédit de ${amount} pour les prochaines factures`,
    cancel: 'Annuler le forfait',
    cancelHint: (day) => `Vous gardez le forfait jusqu’au ${day}. Rien n’est débité ensuite.`,
    confirmCancel: 'Oui, annuler le forfait',
    resume: 'Garder le forfait',
    card: 'Carte',
    noCard: 'Aucune carte n’est enregistrée.',
    expires: (date) => `Expiration : ${date}`,
    changeCard: 'Changer la carte',
    newCard: 'Nouvelle carte',
    cardHint: 'Elle sert dès maintenant, et aussitôt pour ce qui reste à payer.',
    saveCard: 'Enregistrer la carte',
    cardSaved: 'La nouvelle carte est enregistrée.',
    invoices: 'Factures',
    noInvoices: 'Il n’y a pas encore de facture.',
    expired: {
      title: 'Cette page a expiré',
      text: 'Par sécurité, elle reste ouverte une heure. Revenez en arrière et ouvrez-la de nouveau.',
    },
    bill: {
      title: 'Facture',
      number: 'Numéro',
      billedTo: 'Facturé à',
      issued: 'Date',
      period: (from, to) => `Du ${from} au ${to}`,
      description: 'Description',
      amount: 'Montant',
      total: 'Total',
      credit: 'Crédit appliqué',
      due: 'Montant à payer',
      paid: 'Montant payé',
      statuses: {
        paid: 'Payée',
        open: 'À payer',
        void: 'Annulée',
        uncollectible: 'Irrécouvrable',
        draft: 'Brouillon',
      },
      line: (plan) => `${plan}, un mois`,
      trialLine: (plan) => `${plan}, essai gratuit`,
      unused: (plan) => `${plan}, période non utilisée`,
      remaining: (plan) => `${plan}, période restante`,
      pdf: 'Télécharger le PDF',
      pay: 'Payer',
      payAmount: (amount) => `Payer ${amount}`,
      payWith: (card) => `Payer avec ${card}`,
      otherCard: 'Payer avec une nouvelle carte',
      stamp: 'FACTURE D’ESSAI',
      footer: 'Cette facture fait partie d’un essai : aucun montant n’est ni ne sera débité.',
    },
  },
  es: {
    title: 'Plan y facturación',
    plan: 'Tu plan',
    none: 'No tienes un plan de pago.',
    trial: (day, price) => `Prueba gratis hasta el ${day}; después, ${price} al mes`,
    renews: (day, price) => `Se renueva el ${day} por ${price}`,
    overdue: 'El último pago no se pudo cobrar. Actualiza tu tarjeta para conservar tu plan.',
    ends: (day) => `Cancelado: termina el ${day}`,
    unfinished: 'Falta una tarjeta',
    credit: (amount) => `Saldo a favor de ${amount} para las próximas facturas`,
    cancel: 'Cancelar el plan',
    cancelHint: (day) => `Conservas el plan hasta el ${day}. Después no se cobra nada.`,
    confirmCancel: 'Sí, cancelar el plan',
    resume: 'Conservar el plan',
    card: 'Tarjeta',
    noCard: 'No hay ninguna tarjeta guardada.',
    expires: (date) => `Vence ${date}`,
    changeCard: 'Cambiar la tarjeta',
    newCard: 'Tarjeta nueva',
    cardHint: 'Se usa desde ahora y, de inmediato, para lo que falta pagar.',
    saveCard: 'Guardar la tarjeta',
    cardSaved: 'La tarjeta nueva quedó guardada.',
    invoices: 'Facturas',
    noInvoices: 'Todavía no hay facturas.',
    expired: {
      title: 'Esta página venció',
      text: 'Por seguridad, se mantiene abierta una hora. Vuelve atrás y ábrela otra vez.',
    },
    bill: {
      title: 'Factura',
      number: 'Número',
      billedTo: 'Facturado a',
      issued: 'Fecha',
      period: (from, to) => `Del ${from} al ${to}`,
      description: 'Descripción',
      amount: 'Importe',
      total: 'Total',
      credit: 'Saldo aplicado',
      due: 'Importe a pagar',
      paid: 'Importe pagado',
      statuses: {
        paid: 'Pagada',
        open: 'Por pagar',
        void: 'Anulada',
        uncollectible: 'Incobrable',
        draft: 'Borrador',
      },
      line: (plan) => `${plan}, un mes`,
      trialLine: (plan) => `${plan}, prueba gratis`,
      unused: (plan) => `${plan}, tiempo no utilizado`,
      remaining: (plan) => `${plan}, tiempo restante`,
      pdf: 'Descargar PDF',
      pay: 'Pagar',
      payAmount: (amount) => `Pagar ${amount}`,
      payWith: (card) => `Pagar con ${card}`,
      otherCard: 'Pagar con una tarjeta nueva',
      stamp: 'FACTURA DE PRUEBA',
      footer: 'Esta factura es parte de una prueba: no se cobró ni se cobrará nada.',
    },
  },
};
