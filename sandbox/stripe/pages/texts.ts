import type { UnderstoodLanguage } from '#contract/language.ts';

interface PageTexts {
  badge: string;
  /** Whose pages these stand for. */
  standIn: string;
  back: string;
  backTo: (brand: string) => string;
  month: string;
  notFound: { title: string; text: string };
  checkout: {
    title: (plan: string) => string;
    try: (plan: string) => string;
    free: (days: number) => string;
    afterwards: (price: string) => string;
    firstCharge: (day: string) => string;
    dueNow: string;
    cancelAnyTime: string;
    pay: string;
    startTrial: string;
    subscribe: string;
    complete: { title: string; text: string };
    expired: { title: string; text: string };
  };
}

export const PAGE_TEXTS: Record<UnderstoodLanguage, PageTexts> = {
  en: {
    badge: 'Test mode',
    standIn: 'Stands in for Stripe: no money moves',
    back: 'Back',
    backTo: (brand) => `Back to ${brand}`,
    month: 'per month',
    notFound: {
      title: 'There is nothing here',
      text: 'The link is incomplete, or what it led to is gone.',
    },
    checkout: {
      title: (plan) => `Subscribe to ${plan}`,
      try: (plan) => `Try ${plan}`,
      free: (days) => `${days} days free`,
      afterwards: (price) => `Then ${price} per month`,
      firstCharge: (day) => `The first charge is on ${day}.`,
      dueNow: 'Due today',
      cancelAnyTime: 'You can cancel at any time before that and pay nothing.',
      pay: 'Pay with a card',
      startTrial: 'Start the trial',
      subscribe: 'Subscribe',
      complete: {
        title: 'This is done already',
        text: 'The subscription has begun. You don’t need to pay again.',
      },
      expired: {
        title: 'This payment page has expired',
        text: 'Nothing was charged. Go back and choose your plan again.',
      },
    },
  },
  fr: {
    badge: 'Mode test',
    standIn: 'Remplace Stripe : aucun argent ne circule',
    back: 'Retour',
    backTo: (brand) => `Retour à ${brand}`,
    month: 'par mois',
    notFound: {
      title: 'Il n’y a rien ici',
      text: 'Le lien est incomplet, ou ce qu’il désignait n’existe plus.',
    },
    checkout: {
      title: (plan) => `S’abonner à ${plan}`,
      try: (plan) => `Essayer ${plan}`,
      free: (days) => `${days} jours gratuits`,
      afterwards: (price) => `Puis ${price} par mois`,
      firstCharge: (day) => `Le premier paiement aura lieu le ${day}.`,
      dueNow: 'À payer aujourd’hui',
      cancelAnyTime: 'Vous pouvez annuler en tout temps avant cette date sans rien payer.',
      pay: 'Payer par carte',
      startTrial: 'Commencer l’essai',
      subscribe: 'S’abonner',
      complete: {
        title: 'C’est déjà fait',
        text: 'L’abonnement a commencé. Vous n’avez pas à payer de nouveau.',
      },
      expired: {
        title: 'Cette page de paiement a expiré',
        text: 'Rien n’a été débité. Revenez en arrière et choisissez de nouveau votre forfait.',
      },
    },
  },
  es: {
    badge: 'Modo de prueba',
    standIn: 'Reemplaza a Stripe: no se mueve dinero',
    back: 'Volver',
    backTo: (brand) => `Volver a ${brand}`,
    month: 'al mes',
    notFound: {
      title: 'Aquí no hay nada',
      text: 'El enlace está incompleto o aquello a lo que llevaba ya no existe.',
    },
    checkout: {
      title: (plan) => `Suscribirse a ${plan}`,
      try: (plan) => `Probar ${plan}`,
      free: (days) => `${days} días gratis`,
      afterwards: (price) => `Después, ${price} al mes`,
      firstCharge: (day) => `El primer cobro es el ${day}.`,
      dueNow: 'A pagar hoy',
      cancelAnyTime: 'Puedes cancelar en cualquier momento antes de esa fecha sin pagar nada.',
      pay: 'Pagar con tarjeta',
      startTrial: 'Empezar la prueba',
      subscribe: 'Suscribirse',
      complete: {
        title: 'Esto ya está hecho',
        text: 'La suscripción ya empezó. No tienes que pagar otra vez.',
      },
      expired: {
        title: 'Esta página de pago venció',
        text: 'No se cobró nada. Vuelve atrás y elige tu plan otra vez.',
      },
    },
  },
};
