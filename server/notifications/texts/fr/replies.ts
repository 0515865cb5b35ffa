import type { Letters, ReplyHints, ReplyProblem } from '../letter.ts';

export const replyHints: ReplyHints = {
  lead: 'Vous pouvez aussi répondre à ce courriel\u00a0: «\u00a0oui\u00a0» accepte la demande, «\u00a0non\u00a0» la refuse.',
  person: (name) => `Pour répondre à ${name}, répondez simplement à ce courriel.`,
};

const problems: Record<ReplyProblem, { subject: string; text: string }> = {
  closed: {
    subject: 'Votre réponse est arrivée après la fin de la conversation',
    text: 'La conversation est fermée\u00a0: votre courriel n’a pas été transmis.',
  },
  answered: {
    subject: 'Cette demande n’attend plus de réponse',
    text: 'On a déjà répondu à cette demande, ou elle n’est plus ouverte\u00a0: votre courriel n’a rien changé.',
  },
  gone: {
    subject: 'Cette adresse de réponse ne fonctionne plus',
    text: 'L’adresse à laquelle vous avez répondu a été désactivée\u00a0: votre courriel n’a pas été transmis.',
  },
  empty: {
    subject: 'Nous n’avons rien trouvé dans votre réponse',
    text: 'Hormis le courriel cité, nous n’avons rien trouvé de votre main\u00a0: rien n’a été transmis.',
  },
  too_long: {
    subject: 'Votre réponse était trop longue',
    text: 'Un message compte au plus 4\u00a0000 caractères. Le vôtre est plus long et n’a pas été transmis.',
  },
  too_many: {
    subject: 'Beaucoup de réponses en peu de temps',
    text: 'Vous avez envoyé beaucoup de messages en peu de temps\u00a0: le dernier n’a pas été transmis.',
  },
  files: {
    subject: 'Des fichiers de votre réponse n’ont pas été transmis',
    text: 'On peut envoyer jusqu’à 10\u00a0photos (JPEG, PNG, WebP ou GIF) ou PDF d’au plus 10\u00a0Mo chacun. Les autres fichiers de votre courriel ont été laissés de côté.',
  },
  not_delivered: {
    subject: 'Votre réponse n’a pas été transmise',
    text: 'Votre message ne peut pas être remis dans cette conversation\u00a0: il n’a pas été transmis.',
  },
};

/** Answers to replies by mail. */
export const replyLetters: Pick<Letters, 'replyUnclear' | 'replyUnused'> = {
  replyUnclear: ({ brand, profession, url }) => ({
    subject: `Est-ce un oui ou un non? (${profession})`,
    preview:
      'Répondez d’un seul mot\u00a0: «\u00a0oui\u00a0» accepte la demande, «\u00a0non\u00a0» la refuse.',
    heading: 'Est-ce un oui ou un non?',
    paragraphs: [
      `Merci de votre réponse au sujet de la demande «\u00a0${profession}\u00a0». Nous n’avons pas compris si vous l’acceptez\u00a0: rien n’a encore changé.`,
      'Répondez d’un seul mot\u00a0: «\u00a0oui\u00a0» accepte la demande, «\u00a0non\u00a0» la refuse. Dès que vous l’aurez acceptée, vous pourrez vous écrire.',
    ],
    button: { label: 'Voir la demande', url },
    why: `Vous recevez ce courriel parce que vous avez répondu à l’un de ceux de ${brand}.`,
    sms: `${brand}\u00a0: Est-ce un oui ou un non? Voyez la demande\u00a0: ${url}`,
  }),
  replyUnused: ({ brand, because, url }) => ({
    subject: problems[because].subject,
    preview: problems[because].text,
    heading: problems[because].subject,
    paragraphs: [problems[because].text],
    button: { label: `Ouvrir ${brand}`, url },
    why: `Vous recevez ce courriel parce que vous avez répondu à l’un de ceux de ${brand}.`,
    sms: `${brand}\u00a0: ${problems[because].subject}. ${url}`,
  }),
};
