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
      text: 'Vous pouvez demander à l’exploitant de ce site de vous montrer, de corriger ou d’effacer ce qui est conservé à votre sujet.',
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
