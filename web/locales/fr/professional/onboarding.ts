import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/onboarding.ts';

export const texts: Texts<typeof en> = {
  pageTitle: 'Votre profil professionnel',
  invalid: 'Ce lien d’inscription n’est pas valide ou a expiré.',
  invalidHint:
    'Un lien sert une seule fois, pendant 14 jours. Si vous avez déjà complété votre profil, connectez-vous. Sinon, vous pouvez vous inscrire sans lien\u00a0: c’est gratuit.',
  joinWithout: 'S’inscrire sans lien',
  loading: 'Chargement de votre profil…',
  loadFailed: 'Votre profil professionnel n’a pas pu être chargé. Veuillez réessayer.',
  optional: 'facultatif',
  welcome: {
    title: 'Bienvenue, {name}',
    lead: 'Vérifiez votre profil et complétez-le\u00a0: dès lors, les clients des environs vous trouvent grâce à {brand}.',
    leadJob:
      'Un client des environs a du travail pour vous. Vérifiez votre profil, dites oui, et vous pourrez vous parler tout de suite sur {brand}.',
    profession: 'Métier',
    location: 'Lieu',
  },
  otherAccount:
    'Vous êtes connecté en tant que {name}. En complétant ce profil, vous quittez ce compte sur cet appareil.',
  about: {
    title: 'À propos de vous',
    name: 'Nom ou nom d’entreprise',
    email: 'Courriel',
    emailHint: 'Les demandes vous parviennent ici. Une autre adresse compte une fois confirmée.',
    phone: 'Téléphone',
  },
  work: {
    title: 'Votre travail',
    years: 'Années d’expérience',
    rate: 'Tarif horaire ({currency})',
    description: 'Ce que vous faites',
    descriptionHint:
      'Ce que vous faites de mieux et votre façon de travailler. Les clients le lisent avant de choisir.',
    certifications: 'Certifications et licences',
    certificationsHint: 'Par exemple une carte de compétence ou une formation en sécurité.',
    availability: 'Acceptez-vous de nouveaux travaux?',
    available: 'Disponible',
    busy: 'Occupé',
    unavailable: 'Non disponible',
  },
  length: {
    short: 'Au moins {shortest} caractères',
    right: 'Bonne longueur',
    long: 'Au plus {longest} caractères',
    count: 'Caractères\u00a0:',
  },
  problems: {
    name: {
      least: 'Le nom doit compter au moins 2 caractères',
      wrong: 'Veuillez écrire le nom sur une seule ligne',
    },
    email: { wrong: 'Veuillez entrer un courriel valide' },
    phone: { wrong: 'Veuillez entrer un numéro de téléphone valide' },
    yearsExperience: {
      least: 'L’expérience doit être de 0 an ou plus',
      most: 'L’expérience doit être de 50 ans ou moins',
      wrong: 'Veuillez entrer un nombre entier d’années',
    },
    hourlyRate: {
      least: 'Le tarif horaire doit être d’au moins {amount}',
      most: 'Le tarif horaire doit être d’au plus {amount}',
      wrong: 'Veuillez entrer un montant d’au plus deux décimales',
    },
    certifications: {
      most: 'Les certifications doivent compter au plus 1\u00a0000 caractères',
      wrong: 'Veuillez retirer les caractères qui ne peuvent pas être enregistrés',
    },
    description: {
      least: 'La description doit compter au moins 50 caractères',
      most: 'La description doit compter au plus 500 caractères',
      wrong: 'Veuillez retirer les caractères qui ne peuvent pas être enregistrés',
    },
  },
  acceptJob: {
    label: 'Accepter ce travail maintenant',
    hint: 'Le client en est averti aussitôt, et vous voyez son nom et comment le joindre.',
  },
  free: {
    title: 'L’inscription est gratuite.',
    requests:
      'Le forfait gratuit vous apporte {count, plural, one {# demande} other {# demandes}} par mois.',
    rest: 'Sans carte ni commission sur vos travaux; les <plans>forfaits payants</plans> ne servent qu’à recevoir plus de demandes.',
  },
  agreement:
    'En complétant votre profil, vous acceptez les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
  submit: {
    accept: 'Compléter le profil et accepter le travail',
    join: 'Compléter le profil et m’inscrire',
  },
  notInterested: 'Ce travail ne m’intéresse pas',
  never: 'Ne plus jamais me contacter',
  done: {
    title: 'Bienvenue à bord!',
    hint: 'Votre profil professionnel est maintenant actif et vous pouvez recevoir des demandes.',
    hintClosed:
      'Votre profil professionnel est maintenant actif et vous pouvez recevoir des demandes. Ce travail n’est plus ouvert; le prochain qui vous convient vous parviendra directement.',
  },
  failed: { title: 'L’inscription a échoué', hint: 'Veuillez réessayer plus tard' },
  deadEnd: {
    exists: {
      title: 'Vous avez déjà un compte',
      hint: 'L’adresse qui a reçu ce lien en a un. Connectez-vous-y\u00a0: vos demandes s’y trouvent.',
    },
    used: {
      title: 'Ce lien d’inscription n’est pas valide ou a expiré.',
      hint: 'Il a peut-être servi il y a un instant. Si c’était vous, connectez-vous avec un code envoyé à votre adresse.',
    },
  },
  job: {
    state: {
      open: 'En attente de votre réponse',
      accepted: 'Accepté',
      declined: 'Refusé',
      closed: 'N’est plus ouvert',
    },
    answerBy: 'Répondre avant {when}',
    hint: {
      open: 'Vous voyez le nom, l’adresse et les coordonnées du client dès que vous acceptez.',
      accepted: 'Vous avez accepté ce travail.',
      declined:
        'Celui-ci ne vous intéressait pas, et quelqu’un d’autre a été contacté. Complétez votre profil, et vous entendrez parler du prochain qui vous convient.',
      closed:
        'Quelqu’un d’autre l’a pris entre-temps, ou le client n’en a plus besoin. Complétez votre profil, et le prochain travail qui vous convient vous parviendra directement.',
    },
  },
  why: {
    title: 'Pourquoi vous avez reçu ce lien',
    who: '{brand} met en contact les clients et les professionnels des environs. Au plus trois professionnels sont contactés pour chaque travail, et l’argent n’achète jamais une meilleure place.',
    reason:
      'Un client cherche quelqu’un de votre métier dans votre région\u00a0: nous vous avons donc écrit.',
    source: 'Où nous avons trouvé votre adresse\u00a0: {source}',
    link: 'Le lien est à vous seul et sert une fois, jusqu’au {date}. Tant que votre profil n’est pas complété, rien à votre sujet n’est public.',
  },
  decline: {
    pageTitle: 'Ce travail ne m’intéresse pas',
    loadFailed: 'Ce travail n’a pas pu être chargé',
    ask: {
      title: 'Ce travail ne vous intéresse pas?',
      hint: 'Dites-le, et quelqu’un d’autre est contacté aussitôt. Aucun compte n’est nécessaire.',
    },
    done: {
      title: 'Merci de nous l’avoir dit',
      hint: 'Quelqu’un d’autre est contacté. Vous n’avez rien de plus à faire.',
    },
    closed: {
      title: 'Ce travail n’est plus ouvert',
      hint: 'Quelqu’un d’autre l’a pris entre-temps, ou le client n’en a plus besoin. Vous n’avez rien à faire.',
    },
    none: {
      title: 'Il n’y a pas de travail en attente',
      hint: 'Personne n’attend de réponse de votre part.',
    },
    submit: 'Ce travail ne m’intéresse pas',
    join: 'J’aimerais quand même m’inscrire',
    never: 'Ne plus jamais me contacter',
    failed: 'Cela n’a pas fonctionné',
    lost: 'Ce lien ne fonctionne plus\u00a0: il a servi ou a expiré. Personne n’attend de réponse de votre part.',
  },
  stop: {
    pageTitle: 'Ne plus jamais me contacter',
    ask: {
      title: 'Ne plus jamais avoir de nos nouvelles?',
      hint: '{brand} ne vous écrira plus jamais, ni par courriel ni par téléphone, et ce qui est conservé à votre sujet ne servira plus.',
    },
    done: {
      title: 'Vous n’aurez plus de nos nouvelles',
      hint: 'C’est fait, pour de bon. {brand} n’écrit plus à cette adresse.',
    },
    submit: 'Ne plus jamais me contacter',
    wrong: 'Ce lien ne fonctionne pas',
    wrongHint:
      'Il a peut-être été coupé en chemin. Ouvrez-le de nouveau à partir de notre message.',
    failed: 'Cela n’a pas fonctionné',
  },
};
