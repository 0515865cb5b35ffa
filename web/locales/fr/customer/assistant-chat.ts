import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/assistant-chat.ts';

export const texts: Texts<typeof en> = {
  pageTitle: 'Votre demande',
  title: 'Assistant de demande',
  intro: 'Quelques questions, puis nous contactons trois professionnels.',
  close: 'Fermer la conversation',
  step: 'Étape {step} sur {steps}',
  percent: '{percent} %',
  conversation: 'Conversation',
  you: 'Vous',
  assistant: 'Assistant',
  typing: 'L’assistant écrit…',
  send: 'Envoyer',
  inputLabel: 'Votre réponse',
  placeholder: {
    profession: 'Par exemple : le robinet de ma cuisine coule',
    description: 'Que se passe-t-il, depuis quand, où exactement?',
    location: 'Rue et ville, ou code postal',
    urgency: 'Ou dites-le dans vos mots',
    confirmation: 'Oui ou non',
    contact: 'Courriel ou numéro de téléphone',
  },
  greeting: 'Bonjour! Dites-moi dans vos mots ce qu’il y a à faire.',
  gotIt: 'Compris : {profession}.',
  gotItIn: 'Compris : {profession} ({location}).',
  notUnderstood: 'Je n’ai pas reconnu le service. Dites-le autrement ou choisissez dans la liste.',
  ask: {
    professionLast:
      'Il ne manque qu’une chose : choisissez le service et votre demande est complète.',
    profession: 'De quel service avez-vous besoin? Dites-moi le métier ou le problème.',
    description: 'Qu’est-ce que le professionnel devrait savoir? Une phrase ou deux suffisent.',
    location: 'C’est à quel endroit? Une adresse donne les meilleurs résultats.',
    urgency: 'C’est pour quand?',
    contact:
      'Dernière chose : comment vous joindre? Je vous envoie un petit code pour confirmer votre courriel ou votre téléphone.',
  },
  between: 'Qui vous conviendrait le mieux : {one} ou {other}?',
  isIt: 'Est-ce bien le service qu’il vous faut : {one}?',
  somethingElse: 'Autre chose',
  goOn: 'Laissons le service de côté pour le moment; on y reviendra à la fin.',
  otherNeeds:
    'Vous avez aussi mentionné {words}. Prenons une chose à la fois; je vous {count, plural, one {le rappellerai} other {les rappellerai}} ensuite.',
  quoted: '«\u00a0{words}\u00a0»',
  reply: {
    greeting:
      'Bonjour! Que peut-on faire pour vous? Dites-moi en quelques mots ce qu’il y a à faire.',
    'about-us':
      '{brand} vous trouve un professionnel près de chez vous, et c’est gratuit. Vous me dites ce qu’il vous faut, je contacte les trois meilleurs professionnels du coin et vous voyez ici qui accepte. Vous comparez, vous leur écrivez et vous choisissez; celui qui refuse est remplacé. Qu’est-ce qu’il y a à faire?',
    outside: 'Désolé, nous n’avons encore personne pour ça. Voici les services que nous offrons :',
  },
  chooseLanguage: 'Choisir une langue',
  chooseUrgency: 'Choisissez l’une des trois options, s’il vous plaît.',
  urgencyNoted: 'C’est noté, merci.',
  summaryTitle: 'Votre demande',
  nothingSent: 'Rien n’est envoyé avant votre oui.',
  count: '{known} sur {all}',
  countOf: 'Votre demande · {known} sur {all}',
  openSummary: 'Voir et modifier ce que vous avez dit',
  closeSummary: 'Fermer',
  noPhotos: 'Aucune pour l’instant',
  missing: 'Pas encore précisé',
  add: {
    profession: 'Ajouter le service',
    description: 'Ajouter les détails',
    location: 'Ajouter l’endroit',
    urgency: 'Dire quand',
    photos: 'Choisir des photos',
  },
  change: {
    profession: 'Modifier le service',
    description: 'Modifier les détails',
    location: 'Modifier l’endroit',
    urgency: 'Modifier le moment',
  },
  save: 'Enregistrer',
  cancel: 'Annuler',
  added: 'Ajouté – {field} : {value}',
  changed: 'Modifié – {field} : {value}',
  findTrade: 'Chercher un service',
  trades: '{count, plural, =0 {Aucun service de ce nom} one {# service} other {# services}}',
  goBack: 'Retour',
  goBackLabel: 'Revenir à la question précédente',
  wentBack: 'Votre dernière réponse a été retirée. {question}',
  keptDraft: 'Voici votre brouillon.',
  startOver: 'Recommencer',
  here: {
    use: 'Utiliser ma position',
    looking: 'Recherche de votre position…',
    denied:
      'Votre navigateur ne nous donne pas votre position. Écrivez plutôt l’adresse; une ville ou un code postal suffit aussi.',
    failed:
      'Impossible de trouver votre position pour le moment. Écrivez l’adresse, s’il vous plaît.',
    nowhere:
      'Nous ne connaissons pas encore d’endroit autour de vous. Écrivez l’adresse, s’il vous plaît.',
  },
  danger: {
    call: 'Appeler le {number}',
    dismiss: 'Nous sommes en sécurité',
    after: 'Vous pourrez continuer votre demande plus bas quand tout le monde sera en sécurité.',
    first:
      'Assurez-vous d’abord que tout le monde est en sécurité. Dites-moi ensuite ici ce qu’il y a à faire.',
    gas: {
      title: 'Ça sent le gaz? Sortez tout de suite, puis appelez.',
      steps:
        'Faites sortir tout le monde. Ne touchez à aucun interrupteur, à aucune prise ni à la sonnette, et n’allumez rien. Appelez seulement une fois dehors, loin du bâtiment.',
    },
    fire: {
      title: 'Du feu ou de la fumée? Sortez, puis appelez.',
      steps:
        'Sortez tout de suite et fermez les portes derrière vous. S’il y a de la fumée, restez près du sol, et ne prenez pas l’ascenseur. Ne retournez à l’intérieur sous aucun prétexte.',
    },
    'water-and-electricity': {
      title: 'De l’eau près de l’électricité : restez loin.',
      steps:
        'Ne mettez pas les pieds dans l’eau et ne touchez à aucun interrupteur, à aucune prise ni à aucun appareil. Coupez le courant au panneau seulement si vous y accédez au sec. Si quelqu’un a reçu un choc ou si vous avez un doute, appelez.',
    },
    'carbon-monoxide': {
      title: 'Monoxyde de carbone : sortez à l’air libre, tout de suite.',
      steps:
        'Faites sortir tout le monde, les animaux aussi, et ne rentrez pas : il ne se voit pas et ne se sent pas. Appelez de l’extérieur, et dites-le si quelqu’un a mal à la tête, des étourdissements ou des nausées.',
    },
    person: {
      title: 'Quelqu’un est en danger? Appelez d’abord les secours.',
      steps:
        'Dites où vous êtes et ce qui s’est passé, restez en ligne et suivez les consignes. Ne vous mettez pas en danger.',
    },
  },
  summary: {
    photos: 'Photos',
    profession: 'Service',
    description: 'Détails',
    location: 'Endroit',
    urgency: 'Quand',
  },
  confirm: 'Tout est exact? Je l’envoie à trois professionnels?',
  yes: 'Oui, envoyer',
  no: 'Non, recommencer',
  nothingSentYet:
    'Rien n’est encore envoyé. Touchez une réponse du résumé pour la changer. Dites « oui » pour envoyer votre demande, ou « recommencer » pour repartir du début.',
  beginAgain: 'Pas de problème, on recommence. De quoi avez-vous besoin?',
  sending: 'Parfait. J’envoie votre demande aux meilleurs professionnels près de chez vous.',
  invalidContact:
    'Je n’ai pas trouvé de courriel ni de numéro de téléphone valide. Donnez votre courriel ou votre téléphone pour que les professionnels puissent vous joindre.',
  openContact: 'Confirmer mes coordonnées',
  error: 'Désolé, une erreur s’est produite. Pouvez-vous réessayer?',
  allTrades: 'Tous les services',
  chooseTrade: 'Choisir un service',
  addressHint: 'Veuillez entrer votre adresse complète',
  suggestions: '{count, plural, =0 {Aucune suggestion} one {# suggestion} other {# suggestions}}',
  notSent: 'Votre demande n’est pas partie. Rien de ce que vous avez écrit n’est perdu.',
  hadBefore: 'Nous avons déjà cette demande : vous l’avez envoyée plus tôt.',
  toRequests: 'Voir mes demandes',
  sendAgain: 'Envoyer de nouveau',
};
