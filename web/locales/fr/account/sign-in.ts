import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/sign-in.ts';

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
  submit: 'Se connecter',
  withCode: 'Se connecter avec un code',
  withCodeHint:
    'Sans mot de passe\u00a0: nous envoyons six chiffres à votre courriel ou téléphone.',
  withPasskey: 'Se connecter avec une clé d’accès',
  passkeyFailed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous autrement.',
  failed: 'Connexion impossible',
  failedHint: 'La connexion a échoué. Veuillez réessayer.',
  demo: 'Comptes de démonstration',
  demoHint: 'Choisissez-en un pour faire le tour. Le mot de passe est rempli pour vous.',
  demoRole: { customer: 'Client', professional: 'Professionnel' },
  demoNewcomer: 'Professionnel à ses débuts',
  demoPlans:
    'Les forfaits payants s’essaient avec la carte 4242\u00a04242\u00a04242\u00a04242 : rien n’est vraiment facturé.',
  forgotten: 'Mot de passe oublié?',
  createAccount: 'Première visite? <change>Créer un compte</change>',
  haveAccount: 'Vous avez déjà un compte? <change>Se connecter</change>',
  otherRole: {
    customer: {
      title: 'Connexion comme client',
      hint: 'Ce compte est celui d’un client, pas d’un professionnel. Voici vos demandes.',
    },
    professional: {
      title: 'Connexion comme professionnel',
      hint: 'Ce compte est celui d’un professionnel, pas d’un client.',
    },
    signedIn:
      'Vous êtes connecté en tant que client, sous le nom {name}. Cette page est réservée aux professionnels\u00a0: <home>voyez vos demandes</home>, ou connectez-vous avec un compte de professionnel.',
  },
  signUp: {
    pageTitle: 'Créer un compte',
    title: 'Créez votre compte',
    intro: 'Pour vos demandes, ou pour votre métier.',
    name: 'Nom complet',
    phone: 'Téléphone',
    optional: 'facultatif',
    confirm: 'Confirmer le mot de passe',
    profession: 'Métier',
    categories: {
      home_repair: 'Réparations',
      tech: 'Techno',
      business: 'Entreprise',
      home_services: 'Services à domicile',
    },
    choose: 'Choisissez votre métier',
    submit: 'Créer le compte',
    failed: 'Inscription impossible',
    failedHint: 'L’inscription a échoué. Veuillez réessayer.',
    mismatch: 'Les mots de passe ne correspondent pas. Veuillez réessayer.',
    missing: 'Veuillez remplir ce champ.',
    invalidEmail: 'Veuillez entrer une adresse courriel valide',
  },
  reset: {
    pageTitle: 'Nouveau mot de passe',
    title: 'Choisissez un nouveau mot de passe',
    intro:
      'Nous envoyons six chiffres à votre courriel. Ils servent à choisir un nouveau mot de passe.',
    sendCode: 'Envoyer le code',
    sentTo:
      'Si {email} a un compte ici, un code à 6 chiffres est en route. Il est valide 10 minutes.',
    code: 'Code de vérification à 6 chiffres',
    submit: 'Enregistrer et se connecter',
    again: 'Utiliser un autre courriel',
    remembered: 'Il vous revient? <change>Retour à la connexion</change>',
    failed: 'Le mot de passe n’a pas été changé',
    sendFailed: 'Le code de vérification n’a pas pu être envoyé',
    failedHint: 'Vérifiez le code et réessayez.',
    done: 'Votre mot de passe est changé',
    doneHint: 'Vous êtes connecté ici et déconnecté partout ailleurs.',
  },
  newHere: 'Pas besoin de compte pour commencer\u00a0: <start>décrivez votre besoin</start>.',
  legal:
    'En continuant, vous acceptez les <terms>conditions</terms> et la <privacy>politique de confidentialité</privacy>.',
};
