import type { ReplyTexts } from './reply-texts.ts';

export const fr: ReplyTexts = {
  accepted: ({ job, customer, mark, url }) =>
    `Vous avez accepté\u00a0: ${job}. Pour écrire à ${customer}, ${mark ? `commencez par «\u00a0${mark}:\u00a0»` : 'répondez simplement'}. Adresse et coordonnées\u00a0: ${url}`,
  declined: ({ job }) => `Vous avez refusé\u00a0: ${job}. Vous n’avez plus rien à faire.`,
  refused: {
    request_filled: ({ job }) =>
      `Trop tard\u00a0: un autre professionnel a déjà pris cette demande (${job}).`,
    request_closed: ({ job }) =>
      `Cette demande est fermée\u00a0: ${job}. Vous n’avez plus rien à faire.`,
    lead_closed: ({ job }) => `Cette demande n’attend plus votre réponse\u00a0: ${job}.`,
    lead_taken: ({ job }) => `Quelqu’un de votre équipe a été plus rapide\u00a0: ${job}.`,
    lead_already_answered: ({ job }) => `Vous aviez déjà répondu à cette demande\u00a0: ${job}.`,
    not_delivered: ({ job }) =>
      `Votre message n’est pas parti\u00a0: la conversation (${job}) est fermée.`,
    too_many: ({ job }) =>
      `Votre message (${job}) n’est pas parti\u00a0: il y en a eu trop en peu de temps. Réessayez plus tard.`,
  },
  ended: ({ job, url }) =>
    `Cette demande n’est plus ouverte\u00a0: ${job}. Votre message n’est pas parti. Voyez ${url}`,
  askOne: ({ job, mark = '' }) =>
    `Désolé, est-ce oui ou non? ${job}\u00a0: répondez ${mark}1 pour accepter, ${mark}2 pour refuser. Une fois que vous acceptez, vous pouvez écrire au client.`,
  askSeveral: ({ jobs, more, url }) =>
    [
      'De quelle demande parlez-vous?',
      ...jobs.map(({ mark, job, other }) =>
        other === null
          ? `${mark}\u00a0: ${job} (${mark}1 = accepter, ${mark}2 = refuser)`
          : `${mark}\u00a0: ${job}, ${other} (commencez par «\u00a0${mark}:\u00a0»)`,
      ),
      ...(more > 0 ? [`Et ${more} de plus\u00a0: ${url}`] : []),
    ].join('\n'),
  nothing: ({ brand, url }) =>
    `${brand}\u00a0: rien n’est ouvert à quoi vous pourriez répondre par texto. Tout est ici\u00a0: ${url}`,
  picturesLost: ({ lost }) =>
    lost === 1
      ? 'Une photo n’est pas arrivée\u00a0: elle n’a pas pu être lue.'
      : `${lost} photos ne sont pas arrivées\u00a0: elles n’ont pas pu être lues.`,
  stopped: ({ brand }) =>
    `${brand}\u00a0: vous ne recevrez plus de textos de nous, sauf les codes que vous demandez. Répondez DEBUT pour les recevoir de nouveau.`,
  resumed: ({ brand }) =>
    `${brand}\u00a0: vous recevez de nouveau nos textos. Répondez ARRET pour ne plus en recevoir.`,
  help: ({ brand, url, contact }) =>
    `${brand} trouve des professionnels près de chez vous. Pour nous écrire\u00a0: ${contact}. Pour choisir vos textos\u00a0: ${url}. Répondez ARRET pour ne plus en recevoir. Les tarifs de votre fournisseur peuvent s’appliquer.`,
  stranger: ({ brand, url }) =>
    `${brand}\u00a0: nous ne connaissons pas ce téléphone et ne pouvons donner suite à votre texto. Utilisez le lien que nous vous avons envoyé, ou ajoutez ce téléphone à votre compte\u00a0: ${url}. Répondez ARRET pour ne plus recevoir de textos.`,
};
