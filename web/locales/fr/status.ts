import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/status.ts';

export const texts: Texts<typeof en> = {
  offline: 'Hors ligne. Dernière mise à jour : {time}',
  waiting:
    '{count, plural, one {# réponse ou message attend la connexion.} other {# réponses et messages attendent la connexion.}}',
  failed:
    '{count, plural, one {# message n’est pas parti. Vous le trouverez dans sa conversation.} other {# messages ne sont pas partis. Vous les trouverez dans leurs conversations.}}',
  refused: '«\u00a0{about}\u00a0»\u00a0: votre réponse n’a pas compté. {problem}',
  tryAgain: 'Veuillez réessayer.',
  understood: 'D’accord',
  update: 'Une nouvelle version est prête.',
  reload: 'Recharger',
  install: {
    button: 'Gardez {brand} à portée de main : installez l’application sur cet appareil.',
    byHand:
      'Gardez {brand} à portée de main : touchez Partager, puis « Sur l’écran d’accueil ». Sur un iPhone, les notifications n’arrivent que de cette façon.',
    install: 'Installer',
    later: 'Pas maintenant',
  },
  leave: {
    title: 'Vous déconnecter et perdre ce qui attend?',
    hint: '{count, plural, one {# réponse ou message n’a pas encore été envoyé et serait supprimé de cet appareil.} other {# réponses et messages n’ont pas encore été envoyés et seraient supprimés de cet appareil.}}',
    submit: 'Supprimer et me déconnecter',
    stay: 'Rester connecté',
    offline: 'Vous êtes hors ligne',
    offlineHint:
      'La déconnexion demande une connexion à Internet. Réessayez quand elle sera rétablie.',
    stayed: 'Votre session est toujours ouverte',
    stayedHint: 'Le serveur n’a pas répondu. Déconnectez-vous de nouveau dans un instant.',
  },
};
