import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/password.ts';

export const texts: Texts<typeof en> = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  hint: 'Au moins {least} caractères. Quelques mots sans lien entre eux font un bon mot de passe.',
  strength: {
    fair: 'Acceptable. Quelques caractères de plus le rendraient bien plus difficile à deviner.',
    good: 'Un bon mot de passe.',
    strong: 'Un excellent mot de passe.',
  },
  problem: {
    too_short: 'Trop court\u00a0: au moins {least} caractères.',
    too_long: 'Trop long\u00a0: au plus 128 caractères.',
    repeats: 'Trop facile à deviner\u00a0: il répète les mêmes caractères.',
    sequence: 'Trop facile à deviner\u00a0: il suit le clavier ou l’alphabet.',
    contains_brand: 'Trop facile à deviner\u00a0: c’est un mot que l’on essaie en premier ici.',
    contains_email: 'Trop facile à deviner\u00a0: il se trouve dans votre adresse courriel.',
    common: 'Trop facile à deviner\u00a0: beaucoup de gens l’ont utilisé.',
  },
};
