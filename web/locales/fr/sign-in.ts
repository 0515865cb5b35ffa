import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/sign-in.ts';

export const texts: Texts<typeof en> = {
  pageTitle: 'Se connecter',
  title: 'Heureux de vous revoir',
  intro: 'Connectez-vous pour suivre vos demandes et vos conversations.',
  back: 'Retour',
  role: 'Je me connecte comme',
  user: 'Client',
  professional: 'Professionnel',
  email: 'Courriel',
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  submit: 'Se connecter',
  withCode: 'Utiliser plutôt un code',
  withCodeHint: 'Sans mot de passe : nous envoyons six chiffres à votre courriel ou téléphone.',
  failed: 'Connexion impossible',
  failedHint: 'La connexion a échoué. Veuillez réessayer.',
  demo: 'Comptes de démonstration',
  demoHint: 'Choisissez-en un pour faire le tour. Le mot de passe est rempli pour vous.',
  demoRole: { customer: 'Client', professional: 'Professionnel' },
  newHere:
    'Première visite ? <start>Décrivez votre besoin</start> et votre compte se crée en chemin.',
  legal:
    'En vous connectant, vous acceptez les <terms>conditions</terms> et la <privacy>politique de confidentialité</privacy>.',
};
