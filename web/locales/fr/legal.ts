import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/legal.ts';

export const texts: Texts<typeof en> = {
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que ce site sait de vous, pourquoi, et qui peut le voir.',
    stored: {
      title: 'Ce qui est conservé',
      text: 'Votre nom, l’adresse courriel ou le numéro de téléphone que vous avez confirmé, vos demandes avec leur lieu et vos conversations. Les mots de passe ne sont conservés que sous forme d’empreinte. Des témoins gardent votre session ouverte et reconnaissent votre navigateur pour votre sécurité; il n’y a ni publicité ni suivi. Les connexions et les changements de votre compte sont conservés 90 jours.',
    },
    seen: {
      title: 'Qui peut le voir',
      text: 'Les pros contactés voient le métier, la description, le secteur (la ville, pas la rue) et l’urgence. Seul celui qui accepte voit votre nom, l’adresse et les coordonnées que vous avez choisi de partager.',
    },
    kept: {
      title: 'Où tout cela se trouve',
      text: 'Sur le serveur de l’exploitant de ce site. Les messages qui vous sont destinés passent par ses services de courriel et de texto. Rien n’est vendu.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Dans votre compte, vous pouvez corriger ce qui est conservé à votre sujet, tout télécharger et supprimer votre compte. L’exploitant de ce site le fait pour vous si vous ne pouvez pas vous connecter.',
    },
    leaving: {
      title: 'Quand vous partez',
      text: 'Sept jours après votre demande, votre nom, vos adresses, vos mots, vos photos et votre connexion sont supprimés; d’ici là, vous pouvez changer d’idée. Ce que d’autres vous ont écrit reste à eux, sous «\u00a0Compte supprimé\u00a0». Les étoiles que vous avez données restent, sans vous.',
    },
    held: {
      title: 'Ce qui reste',
      text: 'Les paiements pendant six ans, parce que les comptes doivent être conservés. Le moment où vous avez accepté nos conditions, et le fait que vous avez été supprimé, pendant trois ans, par un numéro seulement. Les adresses qui ne veulent plus jamais être contactées, sous forme d’empreintes, pour toujours. Le fait qu’une adresse ou une carte a eu un essai gratuit, sous forme d’empreinte à clé. Le fait que des invitations étaient légales, sans votre adresse, pendant trois ans.',
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Les quelques règles pour utiliser {brand}.',
    role: {
      title: 'Ce que nous faisons',
      text: 'Nous mettons en contact des clients et des pros. L’entente sur un travail se conclut entre vous; nous n’y sommes pas partie et n’exécutons pas le travail.',
    },
    requests: {
      title: 'Les demandes',
      text: 'Ne demandez que des travaux que vous voulez vraiment faire faire, décrivez-les fidèlement et ne demandez rien d’illégal. Au plus trois pros sont contactés pour chaque demande.',
    },
    conduct: {
      title: 'La conduite',
      text: 'Soyez poli et honnête. Pas de pourriel, de harcèlement ni de discrimination. Les comptes qui ne respectent pas ces règles peuvent être fermés.',
    },
    professionals: {
      title: 'Les pros',
      text: 'Les pros sont responsables de leurs qualifications, permis, assurances et impôts, et de ce qu’ils promettent aux clients.',
    },
  },
};
