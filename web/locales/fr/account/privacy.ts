import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/privacy.ts';

export const texts: Texts<typeof en> = {
  card: {
    title: 'Confidentialité et données',
    what: 'Quoi',
    who: 'Qui le voit, et quand',
    shared: {
      customer: {
        caption: 'Ce que les autres voient de vous',
        request: {
          what: 'Le métier, la description, les photos, le secteur, l’urgence et les dates d’une demande',
          who: 'Les professionnels à qui on la propose, trois au plus à la fois',
        },
        contact: {
          what: 'Votre nom, l’adresse et les coordonnées que vous avez choisies',
          who: 'Seulement un professionnel qui accepte, à partir de ce moment',
        },
        messages: { what: 'Vos messages', who: 'Le professionnel à qui vous écrivez' },
        reviews: {
          what: 'Vos avis',
          who: 'Tout le monde, avec votre prénom et une initiale',
        },
      },
      professional: {
        caption: 'Ce que les autres voient de vous',
        profile: {
          what: 'Votre profil, votre note et vos avis',
          who: 'Les clients à qui l’on vous propose; les moteurs de recherche seulement si vous le permettez',
        },
        contact: {
          what: 'Votre courriel et votre téléphone',
          who: 'Personne\u00a0: les clients vous écrivent ici',
        },
        messages: { what: 'Vos messages', who: 'Le client dont vous avez accepté la demande' },
        papers: {
          what: 'Licence et assurance',
          who: 'Qu’elles ont été vérifiées\u00a0: tout le monde. Le numéro de police\u00a0: l’exploitant seulement',
        },
      },
    },
    visibility: 'Qui peut trouver votre profil',
    policy: 'Comment nous traitons vos données',
    download: {
      title: 'Emportez vos données',
      hint: 'Tout ce que nous gardons sur vous dans une seule archive\u00a0: une page à lire, des tableaux pour un chiffrier, du JSON pour d’autres programmes, et vos photos.',
      go: 'Télécharger mes données',
      working: 'Nous rassemblons vos données…',
      done: 'Vos données ont été téléchargées',
      doneHint:
        'L’archive est dans vos téléchargements. Gardez-la en lieu sûr\u00a0: elle dit tout de vous.',
      failed: 'Téléchargement impossible',
      failedHint: 'Veuillez réessayer.',
    },
  },
  deletion: {
    title: 'Supprimer mon compte',
    lead: 'Votre compte est supprimé sept jours après votre demande. D’ici là, vous pouvez changer d’idée.',
    atOnce: {
      title: 'Tout de suite',
      requests:
        '{count, plural, =0 {Vous n’avez aucune demande ouverte.} one {Votre demande ouverte est annulée, et ceux à qui on l’a proposée sont prévenus.} other {Vos # demandes ouvertes sont annulées, et ceux à qui on les a proposées sont prévenus.}}',
      leads:
        '{count, plural, =0 {Vous n’avez aucun travail en cours.} one {Vous vous désistez d’une demande ouverte; nous cherchons un autre professionnel.} other {Vous vous désistez de # demandes ouvertes; nous cherchons d’autres professionnels.}}',
      hidden: 'Votre profil est masqué, et vous ne recevez plus de nouvelles demandes.',
      plan: 'Votre forfait n’est pas renouvelé.',
    },
    later: {
      title: 'Après sept jours, pour de bon',
      customer:
        'Votre profil, vos demandes, vos messages, vos photos et votre connexion sont supprimés.',
      professional:
        'Votre profil, vos photos, vos messages et votre connexion sont supprimés, et votre forfait prend fin.',
    },
    kept: {
      title: 'Ce qui est gardé, et pourquoi',
      reviews:
        'Les étoiles de vos avis, sans votre nom ni vos mots\u00a0: les notes doivent rester justes.',
      conversations:
        'Ce que d’autres vous ont écrit, et ce que vous avez écrit dans l’équipe d’une entreprise, pour eux, sous «\u00a0Compte supprimé\u00a0».',
      agreements:
        'Le moment où vous avez accepté nos conditions, sans votre nom\u00a0: comme preuve.',
      billing: 'Les paiements, pendant six ans, comme la loi l’exige.',
      policy: 'Tous les détails dans notre page de confidentialité',
    },
    ask: 'Supprimer mon compte…',
    confirm: {
      title: 'Supprimer votre compte?',
      description: 'Il sera supprimé le {date}. Connectez-vous avant ce jour pour le garder.',
      word: 'SUPPRIMER',
      label: 'Tapez {word} pour confirmer',
      wrong: 'Tapez {word} exactement comme c’est écrit ici.',
      go: 'Supprimer mon compte',
      keep: 'Garder mon compte',
    },
    planned: {
      title: 'Votre compte sera supprimé',
      text: 'Il sera supprimé le {date}. D’ici là, vous pouvez encore le garder.',
      notBack: 'Les demandes annulées restent annulées.',
      leadsNotBack: 'Les demandes dont vous vous êtes retiré sont allées à d’autres.',
      undo: 'Garder mon compte',
    },
    done: 'Votre compte sera supprimé',
    doneHint: 'Nous vous avons écrit comment l’annuler.',
    doneUntold:
      'Connectez-vous avant cette date pour le garder. Aucun message ne vous le rappelle\u00a0: aucun courriel ni téléphone n’est confirmé.',
    undone: 'Votre compte est conservé',
    undoneHint: 'Vous pouvez continuer comme avant.',
    failed: 'Rien n’a changé',
    failedHint: 'Veuillez réessayer.',
  },
  banner: {
    text: 'Votre compte sera supprimé le {date}.',
    undo: 'Garder mon compte',
  },
};
