import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/about.ts';

export const texts: Texts<typeof en> = {
  title: 'À propos',
  heading: 'Un marché qui appartient à son quartier',
  lead: '{brand} rapproche les gens qui ont quelque chose à faire faire et ceux, tout près, qui le font bien.',
  how: {
    title: 'Une phrase, trois personnes',
    text: 'Vous dites ce qu’il vous faut. L’assistant comprend le travail, l’endroit et le délai. Trois pros sont alors contactés, et personne d’autre. Vous êtes avisé dès que l’un d’eux accepte.',
  },
  fair: {
    title: 'Équitable par conception',
    text: 'Le choix dépend du métier, de la distance, des avis et de la fiabilité. Un forfait payant donne droit à plus de demandes par mois, jamais à une meilleure place. Les raisons d’un jumelage sont montrées aux deux parties.',
  },
  open: {
    title: 'Ouvert et autohébergé',
    text: 'Ce site fonctionne avec un logiciel libre que chacun peut examiner, améliorer et héberger. Vos données restent sur le serveur de l’exploitant du site; elles ne sont ni vendues ni partagées avec des annonceurs.',
  },
  action: 'Dire ce qu’il vous faut',
};
