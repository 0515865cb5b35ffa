import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/notifications.ts';

export const texts: Texts<typeof en> = {
  title: 'Notifications',
  tabs: { label: 'Sections de cette page', news: 'Nouvelles', settings: 'Réglages' },
  empty: 'Rien de nouveau pour l’instant',
  emptyHint: 'Les réponses, les messages et tout ce qui vous concerne apparaîtront ici.',
  loadFailed: 'Vos notifications n’ont pas pu être chargées',
  unread: 'Nouveau',
  channels: { email: 'Courriel', sms: 'Texto', push: 'Push' },
  settings: {
    title: 'Ce que nous vous disons, et comment',
    hint: 'Vous retrouvez toujours tout sur cette page. Choisissez ici ce que nous vous envoyons aussi.',
    caption: 'Nouvelles par moyen d’envoi',
    kind: 'Nouvelles',
    toggle: '{kind}\u00a0: {channel}',
    failed: 'Pas enregistré',
    always:
      'Les codes et les changements à votre compte vous sont toujours envoyés\u00a0: ils protègent votre compte.',
    noEmail: 'Ajoutez une adresse courriel pour que nous puissions vous écrire.',
    noSms: 'Ajoutez un numéro de téléphone pour recevoir des textos.',
    addContact: 'Aller à mon compte',
    loadFailed: 'Vos réglages n’ont pas pu être chargés',
    answered:
      'Là où vous voyez ce signe, vous pouvez répondre dans le message même, sans ouvrir le site.',
  },
  kinds: {
    urgentLeads: {
      name: 'Demandes très urgentes',
      hint: 'La première personne à accepter l’obtient',
    },
    leads: { name: 'Nouvelles demandes', hint: 'Quelqu’un près de chez vous a besoin de vous' },
    reminders: { name: 'Rappels', hint: 'La moitié du temps pour répondre est passée' },
    closings: {
      name: 'Demandes fermées',
      hint: 'Prises, annulées ou confiées à quelqu’un d’autre',
    },
    answers: {
      name: 'Réponses des professionnels',
      hint: 'Quelqu’un accepte ou doit se désister',
    },
    search: { name: 'La recherche', hint: 'Elle continue, ou elle a trouvé quelqu’un' },
    messages: { name: 'Messages', hint: 'Non lus depuis dix minutes' },
    appointments: {
      name: 'Les rendez-vous',
      hint: 'Proposés, convenus, déplacés, annulés, et les rappels',
    },
    progress: { name: 'Le travail', hint: 'Confié, terminé, confirmé' },
    reviews: { name: 'Avis', hint: 'Un avis, une réponse ou une invitation à en laisser un' },
  },
  replies: {
    title: 'Répondre par courriel',
    hint: 'Répondez à un courriel au sujet d’une demande ou d’une conversation\u00a0: vos mots y arrivent. Seul compte ce que vous envoyez de votre propre adresse. Quelqu’un a mis la main sur un de ces courriels? Désactivez son adresse\u00a0: les prochains en auront une nouvelle.',
    revoke: 'Désactiver ces adresses',
    revoked: 'C’est fait. Les prochains courriels auront de nouvelles adresses.',
    failed: 'Pas désactivées',
  },
  test: {
    title: 'Faire un essai',
    hint: 'Envoyez-vous un message et voyez s’il arrive.',
    send: { email: 'Essai par courriel', sms: 'Essai par texto', push: 'Essai en notification' },
    queued: 'En route…',
    sent: {
      email: 'Transmis. Rien reçu? Voyez vos indésirables.',
      sms: 'Transmis au réseau téléphonique.',
      push: 'Transmis à votre navigateur.',
    },
    failed: 'Le message n’a pas pu être remis.',
    kept: 'Ce site n’a pas de service pour cela\u00a0: votre message est dans sa boîte d’envoi.',
    noBrowser: 'Aucun de vos navigateurs ne reçoit encore de notifications.',
    notSent: 'Pas envoyé',
  },
  push: {
    title: 'Sur cet appareil',
    off: 'Recevez un court message sur cet appareil, même quand le site est fermé. Vous pouvez y mettre fin ici à tout moment.',
    on: 'Cet appareil reçoit des notifications push.',
    denied:
      'Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages pour cette page.',
    unsupported: 'Ce navigateur ne peut pas afficher de notifications push.',
    homeScreen:
      'Un iPhone ou un iPad n’affiche que les notifications push des sites de son écran d’accueil. Touchez Partager, puis « Sur l’écran d’accueil », ouvrez le site à partir de là, puis activez-les ici.',
    turnOn: 'Activer les notifications push',
    turnOff: 'Désactiver sur cet appareil',
    failed: 'Les notifications push n’ont pas pu être activées',
    failedHint:
      'Votre navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.',
    turnedOn: 'Les notifications push sont activées',
    turnedOff: 'Les notifications push sont désactivées sur cet appareil',
  },
  quiet: {
    title: 'Heures de tranquillité',
    hint: 'Nous retenons tout jusqu’à leur fin.',
    hintProfessional:
      'Nous retenons tout jusqu’à leur fin. Seules les demandes très urgentes passent, et seulement pendant vos heures de travail.',
    use: 'Respecter des heures de tranquillité',
    from: 'De',
    to: 'À',
    zone: 'Fuseau horaire\u00a0: {zone}',
    save: 'Enregistrer',
    saved: 'Heures de tranquillité enregistrées',
    same: 'Choisissez deux heures différentes.',
  },
};
