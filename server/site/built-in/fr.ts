import type { PageContent, PageSlug } from '#contract/site.ts';

/** The built-in pages in French. */
export const fr: Record<PageSlug, PageContent> = {
  about: {
    title: 'Un marché qui appartient à son quartier',
    lead: '{brand} rapproche les gens qui ont quelque chose à faire faire et ceux, tout près, qui le font bien.',
    sections: [
      {
        title: 'Une phrase, trois personnes',
        text: 'Vous dites ce qu’il vous faut. L’assistant comprend le travail, l’endroit et le délai. Trois pros sont alors contactés, et personne d’autre. Vous êtes avisé dès que l’un d’eux accepte.',
      },
      {
        title: 'Équitable par conception',
        text: 'Le choix dépend du métier, de la distance, des avis et de la fiabilité. Un forfait payant donne droit à plus de demandes par mois, jamais à une meilleure place. Les raisons d’un jumelage sont montrées aux deux parties.',
      },
      {
        title: 'Ouvert et autohébergé',
        text: 'Ce site fonctionne avec un logiciel libre que chacun peut examiner, améliorer et héberger. Vos données restent sur le serveur de l’exploitant du site; elles ne sont ni vendues ni partagées avec des annonceurs.',
      },
    ],
  },
  contact: {
    title: 'Nous joindre',
    lead: 'Quelque chose ne fonctionne pas, ou vous avez une question? Écrivez à l’équipe de {brand}; elle vous répondra par courriel.',
    sections: [
      {
        title: 'À quoi sert votre message',
        text: 'Votre nom, votre adresse et votre message sont conservés un an, pour vous répondre et pour voir ce que les gens demandent. Seul l’exploitant de ce site les lit.',
      },
    ],
  },
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que ce site sait de vous, pourquoi, et qui peut le voir.',
    sections: [
      {
        title: 'Ce qui est conservé',
        text: 'Votre nom, l’adresse courriel ou le numéro de téléphone que vous avez confirmé, vos demandes avec leur lieu et vos conversations. Les mots de passe ne sont conservés que sous forme d’empreinte. Des témoins gardent votre session ouverte et reconnaissent votre navigateur pour votre sécurité; il n’y a ni publicité ni suivi. Les connexions et les changements de votre compte sont conservés 90 jours.',
      },
      {
        title: 'Qui peut le voir',
        text: 'Les pros contactés voient le métier, la description, le secteur (la ville, pas la rue) et l’urgence. Seul celui qui accepte voit votre nom, l’adresse et les coordonnées que vous avez choisi de partager.',
      },
      {
        title: 'Où tout cela se trouve',
        text: 'Sur le serveur de l’exploitant de ce site. Les messages qui vous sont destinés passent par ses services de courriel et de texto. Rien n’est vendu.',
      },
      {
        title: 'Vos droits',
        text: 'Dans votre compte, vous pouvez corriger ce qui est conservé à votre sujet, tout télécharger et supprimer votre compte. L’exploitant de ce site le fait pour vous si vous ne pouvez pas vous connecter.',
      },
      {
        title: 'Quand vous partez',
        text: 'Sept jours après votre demande, votre nom, vos adresses, vos textes, vos photos et vos moyens de connexion sont supprimés; d’ici là, vous pouvez changer d’idée. Ce que d’autres vous ont écrit reste à eux, sous «\u00a0Compte supprimé\u00a0». Les étoiles que vous avez données restent, sans vous.',
      },
      {
        title: 'Ce qui reste',
        text: 'Les paiements pendant six ans, parce que les comptes doivent être conservés. Le moment où vous avez accepté nos conditions et la suppression de votre compte, pendant trois ans, sous un simple numéro. Les adresses où l’on a demandé de ne plus jamais être contacté, sous forme d’empreintes, pour toujours. Le fait qu’une adresse ou une carte a eu un essai gratuit, sous forme d’empreinte à clé. Le fait que des invitations étaient légales, sans votre adresse, pendant trois ans.',
      },
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Les quelques règles pour utiliser {brand}.',
    sections: [
      {
        title: 'Ce que nous faisons',
        text: 'Nous mettons en contact des clients et des pros. L’entente sur un travail se conclut entre vous; nous n’y sommes pas partie et n’exécutons pas le travail.',
      },
      {
        title: 'Les demandes',
        text: 'Ne demandez que des travaux que vous voulez vraiment faire faire, décrivez-les fidèlement et ne demandez rien d’illégal. Au plus trois pros sont contactés pour chaque demande.',
      },
      {
        title: 'La conduite',
        text: 'Soyez poli et honnête. Pas de pourriel, de harcèlement ni de discrimination. Les comptes qui ne respectent pas ces règles peuvent être fermés.',
      },
      {
        title: 'Les pros',
        text: 'Les pros sont responsables de leurs qualifications, permis, assurances et impôts, et de ce qu’ils promettent aux clients.',
      },
    ],
  },
};
