import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/landing.ts';

export const texts: Texts<typeof en> = {
  title: '{brand} : de bonnes mains, tout près',
  description:
    'Dites ce qu’il vous faut, dans vos mots. {brand} contacte trois pros près de chez vous et vous parlez à qui dit oui.',
  hero: {
    eyebrow: 'Des pros d’ici, trois à la fois',
    title: 'Dites ce qu’il vous faut.',
    titleEnd: 'On est tout près.',
    lead: 'Décrivez votre besoin dans vos mots. Nous contactons trois pros bien choisis autour de chez vous et vous avisons dès que quelqu’un accepte.',
    label: 'De quoi avez-vous besoin?',
    placeholder:
      'Par exemple : l’évier de la cuisine coule et j’aurais besoin de quelqu’un aujourd’hui',
    start: 'Démarrer la conversation',
    examplesLabel: 'Ou partez d’un exemple :',
    promises: {
      free: 'Gratuit pour les clients',
      noAccount: 'Aucun compte requis pour commencer',
      three: 'Trois pros, pas trente',
    },
  },
  examples: {
    leak: 'Mon évier de cuisine coule',
    logo: 'Un site web pour ma boulangerie',
    taxes: 'De l’aide pour mes impôts',
    move: 'Un ménage avant d’emménager',
  },
  preview: {
    need: 'Ça coule sous l’évier, dans Rosemont. C’est urgent!',
    answer: 'Compris. Je contacte trois plombiers près de chez vous.',
    sent: 'Message envoyé',
    first: 'Plombier, à 4 minutes',
    second: 'Plombier, à 7 minutes',
    third: 'Plombier, à 9 minutes',
    place: 'Rosemont',
    names: { first: 'Élise T.', second: 'Marco D.', third: 'Sam W.' },
    yes: '{name} a dit oui',
    note: '« Je peux passer à 17 h. La valve est fermée? »',
  },
  categories: {
    title: 'Qu’avez-vous à faire?',
    lead: 'Choisissez un sujet, vous nous direz le reste en clavardant.',
    home_repair: {
      title: 'Réparations',
      hint: 'Fuites, électricité, serrures, toiture et tout ce qui grince',
      message: 'J’ai besoin d’aide pour une réparation à la maison',
    },
    tech: {
      title: 'Techno',
      hint: 'Sites web, applis et ordinateurs récalcitrants',
      message: 'J’ai besoin d’aide en techno',
    },
    business: {
      title: 'Entreprise',
      hint: 'Comptabilité, droit, marketing et design',
      message: 'J’ai besoin d’aide pour mon entreprise',
    },
    home_services: {
      title: 'Services à domicile',
      hint: 'Ménage, jardin, déménagement et déneigement',
      message: 'J’ai besoin d’un service à domicile',
    },
  },
  how: {
    title: 'Comment ça marche',
    lead: 'D’une phrase à une conversation, sans formulaire à remplir.',
    step: 'Étape {number}',
    describe: {
      title: 'Dites-nous ce qu’il vous faut',
      text: 'Écrivez comme à un voisin. L’assistant ne demande que ce qui manque : où, et pour quand.',
    },
    contact: {
      title: 'Nous contactons trois pros',
      text: 'Le bon métier, le bon secteur, de bons avis. Si quelqu’un refuse, nous contactons la personne suivante.',
    },
    talk: {
      title: 'Parlez à qui dit oui',
      text: 'Vous le savez dès que quelqu’un accepte. Posez vos questions, entendez-vous sur les détails, et c’est réglé.',
    },
  },
  trusted: {
    browse: 'Voir tous les professionnels par métier',
    title: 'Des pros de confiance',
    lead: 'Les mieux notés sur {brand}, par les gens pour qui ils ont travaillé.',
    empty: 'Les premiers pros arrivent à l’instant.',
    emptyHint: 'Démarrez une conversation : nous chercherons la bonne personne près de chez vous.',
    failed: 'Impossible de charger les pros.',
  },
  professionals: {
    eyebrow: 'Pour les pros',
    title: 'Du travail près de chez vous, pour des gens qui ont besoin de vous.',
    lead: 'Vous recevez les demandes qui correspondent à votre métier et à votre secteur. Acceptez celles qui vous plaisent et parlez aussitôt au client.',
    trial: 'Essai gratuit des forfaits payants',
    noFees: 'Aucuns frais d’installation',
    cancel: 'Annulez en tout temps',
    plans: 'Voir les forfaits pour pros',
    start: 'Commencer l’essai gratuit',
  },
};
