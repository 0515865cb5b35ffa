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
    details: 'Votre réponse, ou passez',
    location: 'Rue et ville, ou code postal',
    urgency: 'Ou dites-le dans vos mots',
    confirmation: 'Oui ou non',
    contact: 'Courriel ou numéro de téléphone',
  },
  greeting: 'Bonjour! Dites-moi dans vos mots ce qu’il y a à faire.',
  gotIt: 'Compris : {profession}.',
  tookTown: 'J’ai pris {location}. Dites-le-moi si c’est ailleurs.',
  gotItIn: 'Compris : {profession} ({location}).',
  notUnderstood: 'Je n’ai pas reconnu le service. Dites-le autrement ou choisissez dans la liste.',
  ask: {
    details: '{question}',
    number: 'Un nombre aiderait ici, ou passez. {question}',
    whichOfThese: 'De quoi s’agit-il? Vous pouvez aussi simplement me raconter le problème.',
    professionLast:
      'Il ne manque qu’une chose : choisissez le service et votre demande est complète.',
    profession: 'De quel service avez-vous besoin? Dites-moi le métier ou le problème.',
    description: 'Qu’est-ce que le professionnel devrait savoir? Une phrase ou deux suffisent.',
    location: 'C’est à quel endroit? Une adresse donne les meilleurs résultats.',
    urgency: 'C’est pour quand?',
    contact:
      'Dernière chose : comment vous joindre? Je vous envoie un petit code pour confirmer votre courriel ou votre téléphone.',
    locationTown: 'C’est dans quelle ville?',
    destination: 'Et ça s’en va où? La rue et la ville, ou juste la ville.',
    locationUnknown:
      'Je ne connais pas cet endroit. C’est quelle rue et quelle ville, ou quel code postal?',
  },
  between: 'Qui vous conviendrait le mieux : {one} ou {other}?',
  isIt: 'Est-ce bien le service qu’il vous faut : {one}?',
  somethingElse: 'Autre chose',
  goOn: 'Laissons le service de côté pour le moment; on y reviendra à la fin.',
  otherNeeds:
    'Vous avez aussi mentionné {words}. Je prépare une demande pour chaque besoin; ce que vous me dites vaut pour toutes, sauf indication contraire.',
  alsoNoted: 'C’est noté aussi\u00a0: {words}.',
  dropped: 'Retiré\u00a0: {profession}.',
  quoted: '«\u00a0{words}\u00a0»',
  reply: {
    greeting:
      'Bonjour! Que peut-on faire pour vous? Dites-moi en quelques mots ce qu’il y a à faire.',
    'about-us':
      '{brand} vous trouve un professionnel près de chez vous, et c’est gratuit. Vous me dites ce qu’il vous faut, je contacte les trois meilleurs professionnels du coin et vous voyez ici qui accepte. Vous comparez, vous leur écrivez et vous choisissez; celui qui refuse est remplacé. Qu’est-ce qu’il y a à faire?',
    outside: 'Désolé, nous n’avons encore personne pour ça. Voici les services que nous offrons :',
  },
  answer: {
    price:
      'Chaque professionnel fixe son prix et vous le donne avant que vous engagiez qui que ce soit. Vous pouvez le demander à chacun et comparer.',
    free: 'Oui, demander ne vous coûte rien et ne vous engage à rien. Vous payez seulement le professionnel que vous engagez.',
    who: 'Je contacte les trois meilleurs professionnels du coin dans ce métier. Dès que votre demande est envoyée, vous voyez leurs noms, leurs notes et leurs avis.',
    when: 'Vous voyez ici tout de suite quand quelqu’un accepte. Celui qui refuse ou ne répond pas à temps est remplacé.',
    how: 'Dès votre oui, j’envoie votre demande à trois professionnels près de chez vous. Vous voyez qui accepte, vous leur écrivez, vous comparez et vous choisissez.',
    privacy:
      'Les professionnels que je contacte voient ce qu’il vous faut et le secteur. Seul celui qui accepte voit votre nom, votre adresse et comment vous joindre.',
    insured:
      'Regardez leur profil\u00a0: l’expérience, les notes et les avis des clients y sont. Demandez-leur leur licence et leur assurance avant d’engager, c’est tout à fait courant.',
    cancel:
      'Oui. Une demande envoyée s’annule dans «\u00a0Mes demandes\u00a0»; celle-ci n’est pas encore partie.',
    quality:
      'Les notes et les avis des clients sont sur chaque profil; vous les lisez avant de choisir. Demandez-leur leur licence, si leur métier en exige une. Personne n’est engagé sans votre accord.',
    payment:
      'Vous payez le professionnel que vous engagez, de la façon dont vous convenez ensemble. Rien ne se paie ici.',
    work: 'Vous êtes du métier? Vous pouvez recevoir des demandes comme celle-ci\u00a0: ouvrez «\u00a0Se connecter\u00a0» et choisissez «\u00a0Professionnel\u00a0»; les cinq premières du mois sont gratuites.',
    other:
      'Ça, je ne peux pas vous le dire; les professionnels, oui. Vous pourrez leur demander dès qu’ils auront votre demande.',
  },
  chooseLanguage: 'Choisir une langue',
  chooseUrgency: 'Choisissez l’une des trois options, s’il vous plaît.',
  urgencyNoted: 'C’est noté, merci.',
  takeYourTime: 'Prenez votre temps.',
  changedAsSaid: 'C’est changé. Voici ce que ça donne\u00a0:',
  whatToChange: 'Rien n’est perdu et rien n’est envoyé. Qu’est-ce qu’il faut changer?',
  sendAsItIs: 'Envoyer tel quel',
  whatInstead: {
    profession: 'Ce serait plutôt quel service?',
    description: 'Que devraient dire les détails?',
    location: 'C’est plutôt à quel endroit?',
    urgency: 'Ce serait plutôt pour quand?',
  },
  summaryTitle: 'Votre demande',
  summariesTitle: 'Vos {count} demandes',
  nothingSent: 'Rien n’est envoyé avant votre oui.',
  nothingElseSent: 'Rien d’autre n’est envoyé avant votre oui.',
  count: '{known} sur {all}',
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
    details: 'Modifier les réponses supplémentaires',
    profession: 'Modifier le service',
    description: 'Modifier les détails',
    location: 'Modifier l’endroit',
    urgency: 'Modifier le moment',
  },
  save: 'Enregistrer',
  cancel: 'Annuler',
  added: 'Ajouté – {field} : {value}',
  changed: 'Modifié – {field} : {value}',
  changeDetail: 'Modifier la réponse à «\u00a0{question}\u00a0»',
  skipQuestion: 'Passer',
  skipped: 'Passé',
  photosAdded: '{count, plural, one {# photo} other {# photos}}',
  goOnWithPhotos: 'Continuer avec ces photos',
  destination: 'Où ça s’en va',
  findTrade: 'Chercher un service',
  trades: '{count, plural, =0 {Aucun service de ce nom} one {# service} other {# services}}',
  goBack: 'Retour',
  goBackLabel: 'Revenir à la question précédente',
  wentBack: 'Votre dernière réponse a été retirée. {question}',
  page: {
    requests: 'Mes demandes',
    plans: 'Forfaits pour les pros',
    about: 'Comment ça marche',
    privacy: 'Confidentialité',
  },
  opensBeside: '(s’ouvre dans un nouvel onglet)',
  keepLanguage: 'Garder le français',
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
  confirmAll:
    '{count, plural, =2 {Tout est exact? J’envoie les deux, chacune à trois professionnels?} other {Tout est exact? J’envoie les #, chacune à trois professionnels?}}',
  sendThis: 'Envoyer seulement celle-ci',
  sendOnly: 'Envoyer seulement celle-ci\u00a0: {profession}',
  dropThis: 'Retirer',
  drop: 'Retirer\u00a0: {profession}',
  yes: 'Oui, envoyer',
  yesAll: 'Oui, tout envoyer',
  no: 'Non, changer quelque chose',
  nothingSentYet:
    'Rien n’est encore envoyé. Dites-moi quoi changer, ou touchez une réponse du résumé. Quand tout est exact, dites «\u00a0oui\u00a0».',
  beginAgain: 'Pas de problème, on recommence. De quoi avez-vous besoin?',
  sending: 'Parfait. J’envoie votre demande aux meilleurs professionnels près de chez vous.',
  sendingAll:
    '{count, plural, =2 {Parfait. J’envoie vos deux demandes aux meilleurs professionnels près de chez vous.} other {Parfait. J’envoie vos # demandes aux meilleurs professionnels près de chez vous.}}',
  sentLeft:
    '{count, plural, one {Il reste une demande ici; elle n’est pas envoyée.} other {Il reste # demandes ici; elles ne sont pas envoyées.}}',
  sentTitle: 'Déjà envoyé',
  sentOne: '{profession}\u00a0: envoyée',
  seeSent: 'Voir la demande',
  invalidContact:
    'Je n’ai pas trouvé de courriel ni de numéro de téléphone valide. Donnez votre courriel ou votre téléphone pour que les professionnels puissent vous joindre.',
  openContact: 'Confirmer mes coordonnées',
  error: 'Désolé, une erreur s’est produite. Pouvez-vous réessayer?',
  allTrades: 'Tous les services',
  chooseTrade: 'Choisir un service',
  addressHint: 'Veuillez entrer votre adresse complète',
  suggestions: '{count, plural, =0 {Aucune suggestion} one {# suggestion} other {# suggestions}}',
  notSent: 'Votre demande n’est pas partie. Rien de ce que vous avez écrit n’est perdu.',
  notAllSent: 'Tout n’est pas parti. Ce qui est envoyé reste envoyé; le reste est ici.',
  hadBefore: 'Nous avons déjà cette demande\u00a0: vous l’avez envoyée plus tôt.',
  toRequests: 'Voir mes demandes',
  sendAgain: 'Envoyer de nouveau',
};
