import type { ErrorCode } from '#contract/errors.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';

/** The texts of what is refused about requests, leads, conversations and reviews. */
export const REQUEST_ERROR_TEXTS = {
  duplicate_request: {
    en: 'You have just sent this same request. You will find it in your list of requests.',
    fr: 'Vous venez d’envoyer cette même demande. Vous la trouverez dans vos demandes.',
    es: 'Acabas de enviar esta misma solicitud. La encuentras en tu lista de solicitudes.',
  },
  lead_already_answered: {
    en: 'You have already answered this request, and the answer stands.',
    fr: 'Vous avez déjà répondu à cette demande; votre réponse est maintenue.',
    es: 'Ya respondiste a esta solicitud y tu respuesta se mantiene.',
  },
  already_contacted: {
    en: 'This professional has been asked about this request already. Choose somebody else.',
    fr: 'Cette personne a déjà été contactée pour cette demande. Choisissez quelqu’un d’autre.',
    es: 'Ya se contactó a esta persona por esta solicitud. Elige a otra.',
  },
  lead_closed: {
    en: 'This request is no longer open to you. Your list shows those that are.',
    fr: 'Cette demande ne vous est plus ouverte. Votre liste montre celles qui le sont.',
    es: 'Esta solicitud ya no está abierta para ti. Tu lista muestra las que sí lo están.',
  },
  lead_not_accepted: {
    en: 'This only works with a professional who has accepted. Reload to see who has.',
    fr: 'Ceci n’est possible qu’avec un professionnel qui a accepté. Rechargez pour voir qui a accepté.',
    es: 'Esto solo se puede con un profesional que haya aceptado. Recarga para ver quiénes aceptaron.',
  },
  already_hired: {
    en: 'You have already hired somebody for this request. Let them go first to choose another.',
    fr: 'Vous avez déjà engagé quelqu’un pour cette demande. Libérez d’abord cette personne pour en choisir une autre.',
    es: 'Ya contrataste a alguien para esta solicitud. Para elegir a otra, primero pide a alguien en su lugar.',
  },
  not_in_progress: {
    en: 'No work is under way on this request, so there is nothing to finish.',
    fr: 'Aucun travail n’est en cours pour cette demande\u00a0: il n’y a rien à terminer.',
    es: 'No hay ningún trabajo en curso para esta solicitud, así que no hay nada que terminar.',
  },
  request_filled: {
    en: 'Somebody else was faster: this request already has all the professionals it needs.',
    fr: 'Quelqu’un a été plus rapide\u00a0: cette demande a déjà tous les professionnels voulus.',
    es: 'Alguien fue más rápido: esta solicitud ya tiene todos los profesionales que necesita.',
  },
  request_closed: {
    en: 'This request has ended: it was completed or cancelled. It can still be read, but nothing about it can change.',
    fr: 'Cette demande a pris fin, terminée ou annulée. On peut encore la lire, mais plus rien ne peut y changer.',
    es: 'Esta solicitud llegó a su fin: se terminó o se canceló. Todavía se puede leer, pero ya no se puede cambiar nada en ella.',
  },
  conversation_closed: {
    en: 'This conversation has ended, so nothing more can be written in it.',
    fr: 'Cette conversation a pris fin; on ne peut plus y écrire.',
    es: 'Esta conversación llegó a su fin: ya no se puede escribir en ella.',
  },
  not_eligible: {
    en: 'A review is for the professional you hired, once the job is completed.',
    fr: 'L’avis porte sur le professionnel que vous avez engagé, une fois le travail terminé.',
    es: 'La reseña es para el profesional que contrataste, cuando el trabajo esté terminado.',
  },
  professional_unavailable: {
    en: 'This professional cannot be asked at the moment. Nothing was sent: ask others nearby, or try again later.',
    fr: 'On ne peut pas joindre ce professionnel en ce moment. Rien n’a été envoyé\u00a0: demandez à d’autres près de chez vous, ou réessayez plus tard.',
    es: 'Por ahora no se le puede preguntar a este profesional. No se envió nada: pregunta a otros cerca de ti o inténtalo más tarde.',
  },
  quote_not_open: {
    en: 'This quote is no longer open: it was replaced, answered, taken back, or its time is up.',
    fr: 'Cette soumission n’est plus ouverte\u00a0: elle a été remplacée, acceptée, refusée ou retirée, ou son délai est écoulé.',
    es: 'Esta cotización ya no está abierta: se reemplazó, se respondió, se retiró o se le acabó el plazo.',
  },
  name_taken: {
    en: 'You already have one of this name. Choose another name.',
    fr: 'Vous en avez déjà un de ce nom. Choisissez un autre nom.',
    es: 'Ya tienes una con ese nombre. Elige otro.',
  },
  too_many_templates: {
    en: 'You have as many templates as there can be. Delete one that you no longer use.',
    fr: 'Vous avez atteint le nombre maximal de modèles. Supprimez-en un qui ne vous sert plus.',
    es: 'Ya tienes todas las plantillas que se pueden tener. Elimina una que ya no uses.',
  },
  no_agreement: {
    en: 'No quote was accepted for this job, so there is nothing to change.',
    fr: 'Aucune soumission n’a été acceptée pour ce travail\u00a0: il n’y a rien à modifier.',
    es: 'No se aceptó ninguna cotización para este trabajo, así que no hay nada que cambiar.',
  },
  change_order_open: {
    en: 'One change is still waiting for an answer. Take it back first, or wait for the customer.',
    fr: 'Une modification attend encore une réponse. Retirez-la d’abord, ou attendez le client.',
    es: 'Un cambio todavía espera respuesta. Retíralo primero o espera al cliente.',
  },
  change_order_not_open: {
    en: 'This change is no longer open: it was answered or taken back, or the job has ended.',
    fr: 'Cette modification n’est plus ouverte\u00a0: elle a reçu une réponse, a été retirée, ou le travail a pris fin.',
    es: 'Este cambio ya no está abierto: se respondió, se retiró o el trabajo terminó.',
  },
  not_completed: {
    en: 'An invoice follows once the job is completed.',
    fr: 'La facture vient une fois le travail terminé.',
    es: 'La factura llega cuando el trabajo está terminado.',
  },
  already_invoiced: {
    en: 'This job has an invoice. To correct it, write a credit note first.',
    fr: 'Ce travail a déjà une facture. Pour la corriger, faites d’abord une note de crédit.',
    es: 'Este trabajo ya tiene una factura. Para corregirla, haz primero una nota de crédito.',
  },
  above_agreed: {
    en: 'This is more than was agreed. Propose a change first, and wait until it is accepted.',
    fr: 'C’est plus que ce qui était convenu. Proposez d’abord une modification et attendez qu’elle soit acceptée.',
    es: 'Es más de lo acordado. Propón primero un cambio y espera a que se acepte.',
  },
  above_invoice: {
    en: 'This is more than what is left of the invoice.',
    fr: 'C’est plus que ce qui reste de la facture.',
    es: 'Es más de lo que queda de la factura.',
  },
  proposal_not_open: {
    en: 'These times are no longer open: they were answered, replaced or taken back, or they are over.',
    fr: 'Ces moments ne sont plus proposés\u00a0: ils ont été acceptés, refusés, remplacés ou retirés, ou ils sont passés.',
    es: 'Estos horarios ya no están abiertos: se respondieron, se reemplazaron, se retiraron o ya pasaron.',
  },
  appointment_not_open: {
    en: 'This is not possible for this appointment now: it was changed, called off or is over, or it is too early.',
    fr: 'Ce n’est pas possible pour ce rendez-vous en ce moment\u00a0: il a été modifié ou annulé, il est passé, ou il est trop tôt.',
    es: 'Esto no es posible ahora para esta cita: se cambió, se canceló o ya pasó, o todavía es muy pronto.',
  },
  already_reviewed: {
    en: 'You have already reviewed this job, and that review stands.',
    fr: 'Vous avez déjà donné votre avis sur ce travail; il est maintenu.',
    es: 'Ya dejaste una reseña de este trabajo y esa reseña se mantiene.',
  },
  already_answered: {
    en: 'You have already answered this review, and the answer stands.',
    fr: 'Vous avez déjà répondu à cet avis; votre réponse est maintenue.',
    es: 'Ya respondiste a esta reseña y tu respuesta se mantiene.',
  },
} as const satisfies Partial<Record<ErrorCode, Readonly<Record<UnderstoodLanguage, string>>>>;
