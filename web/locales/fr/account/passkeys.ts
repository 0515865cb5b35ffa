import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/passkeys.ts';

export const texts: Texts<typeof en> = {
  title: 'Clés d’accès',
  hint: 'Connectez-vous en déverrouillant votre appareil, avec votre empreinte, votre visage ou votre NIP. Rien à retenir, et personne ne peut vous la soutirer. Vos autres façons de vous connecter restent.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  unsupported: 'Ce navigateur ne peut pas utiliser de clés d’accès ici.',
  added: 'Ajoutée {when}',
  lastUsed: 'utilisée {when}',
  neverUsed: 'jamais utilisée',
  add: {
    button: 'Ajouter une clé d’accès',
    title: 'Ajouter une clé d’accès',
    hint: 'Votre navigateur vous demandera ensuite de déverrouiller votre appareil, ou bien où enregistrer la clé.',
    name: 'Nom',
    nameHint: 'Pour la reconnaître plus tard.',
    device: '{browser} sur {system}',
    unknown: 'Ma clé d’accès',
    go: 'Continuer',
    done: 'Clé d’accès ajoutée',
    doneHint: 'Vous pouvez désormais vous connecter avec elle.',
    failed: 'Aucune clé d’accès n’a été ajoutée',
    failedHint: 'Veuillez réessayer.',
    cancelled:
      'Votre navigateur n’en a créé aucune. Réessayez ou choisissez un autre endroit où l’enregistrer.',
    known: 'Cet appareil contient déjà une clé d’accès pour votre compte.',
  },
  rename: {
    button: 'Renommer {name}',
    title: 'Renommer cette clé d’accès',
    hint: 'Vous seul voyez ce nom.',
    name: 'Nom',
    save: 'Enregistrer',
    done: 'Clé d’accès renommée',
    failed: 'Rien n’a été renommé',
    failedHint: 'Veuillez réessayer.',
  },
  remove: {
    button: 'Supprimer {name}',
    title: 'Supprimer cette clé d’accès?',
    hint: 'Plus personne ne pourra se connecter avec «\u00a0{name}\u00a0». Votre appareil pourrait continuer de la proposer tant que vous ne l’y supprimez pas aussi.',
    go: 'Supprimer',
    keep: 'La conserver',
    done: 'Clé d’accès supprimée',
    failed: 'Rien n’a été supprimé',
    failedHint: 'Veuillez réessayer.',
  },
};
