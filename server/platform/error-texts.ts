import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';

/** What a person reads for each code: what happened and what to do about it. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, Readonly<Record<Language, string>>>> = {
  bad_json: {
    en: 'The data sent could not be read. Reload the page and try again.',
    fr: 'Les données envoyées sont illisibles. Rechargez la page et réessayez.',
    es: 'No se pudieron leer los datos enviados. Recarga la página e inténtalo de nuevo.',
  },
  code_invalid: {
    en: 'This code is wrong or has expired. Check it, or ask for a new one.',
    fr: 'Ce code est erroné ou expiré. Vérifiez-le ou demandez-en un nouveau.',
    es: 'Este código es incorrecto o ya venció. Revísalo o pide uno nuevo.',
  },
  not_signed_in: {
    en: 'You are not signed in. Sign in and try again.',
    fr: 'Vous n’êtes pas connecté. Connectez-vous et réessayez.',
    es: 'No has iniciado sesión. Inicia sesión e inténtalo de nuevo.',
  },
  wrong_credentials: {
    en: 'The email or the password is not right. Check both, or sign in with a code.',
    fr: 'Le courriel ou le mot de passe est inexact. Vérifiez les deux ou connectez-vous avec un code.',
    es: 'El correo o la contraseña no son correctos. Revísalos o entra con un código.',
  },
  admin_refused: {
    en: 'Invalid admin credentials',
    fr: 'Identifiants d’administration non valides',
    es: 'Credenciales de administración no válidas',
  },
  totp_required: {
    en: 'Enter the six-digit code of your authenticator app, or one of your recovery codes.',
    fr: 'Entrez le code à six chiffres de votre application d’authentification, ou un code de secours.',
    es: 'Escribe el código de seis dígitos de tu aplicación de autenticación, o un código de respaldo.',
  },
  cross_site: {
    en: 'This call came from another website and was refused. Do it from our own page.',
    fr: 'Cette demande provient d’un autre site et a été refusée. Faites-la depuis notre page.',
    es: 'Esta solicitud vino de otro sitio y fue rechazada. Hazla desde nuestra página.',
  },
  reauth_required: {
    en: 'To change this, first confirm that it is you: sign out and sign in again.',
    fr: 'Pour modifier ceci, confirmez d’abord que c’est vous : déconnectez-vous et reconnectez-vous.',
    es: 'Para cambiar esto, confirma primero que eres tú: cierra la sesión y vuelve a entrar.',
  },
  not_yours: {
    en: 'This belongs to somebody else. Sign in with the account it belongs to.',
    fr: 'Ceci appartient à quelqu’un d’autre. Connectez-vous avec le bon compte.',
    es: 'Esto pertenece a otra persona. Inicia sesión con la cuenta correcta.',
  },
  wrong_role: {
    en: 'Your kind of account cannot do this. Sign in with the right account.',
    fr: 'Votre type de compte ne permet pas cette action. Connectez-vous avec le bon compte.',
    es: 'Tu tipo de cuenta no permite hacer esto. Inicia sesión con la cuenta adecuada.',
  },
  totp_enrolment_required: {
    en: 'Set up your authenticator app first: everything else opens after that.',
    fr: 'Configurez d’abord votre application d’authentification : le reste s’ouvrira ensuite.',
    es: 'Primero configura tu aplicación de autenticación: lo demás se abre después.',
  },
  not_found: {
    en: 'This does not exist, or no longer does. Check the address, or go back and reload.',
    fr: 'Ceci n’existe pas ou n’existe plus. Vérifiez l’adresse, ou revenez en arrière et rechargez.',
    es: 'Esto no existe o ya no existe. Revisa la dirección, o vuelve atrás y recarga.',
  },
  method_not_allowed: {
    en: 'This address does not serve this kind of call. The documentation lists what it serves.',
    fr: 'Cette adresse n’accepte pas ce type de demande. La documentation indique lesquelles.',
    es: 'Esta dirección no admite este tipo de solicitud. La documentación indica cuáles admite.',
  },
  totp_already_enrolled: {
    en: 'An authenticator app is already set up. An operator can reset it with a command.',
    fr: 'Une application d’authentification est déjà configurée. Un opérateur peut la réinitialiser par une commande.',
    es: 'Ya hay una aplicación de autenticación configurada. Un operador puede restablecerla con un comando.',
  },
  duplicate_request: {
    en: 'You have just sent this same request. You will find it in your list of requests.',
    fr: 'Vous venez d’envoyer cette même demande. Vous la trouverez dans vos demandes.',
    es: 'Acabas de enviar esta misma solicitud. La encuentras en tu lista de solicitudes.',
  },
  email_taken: {
    en: 'There is already an account with this email. Sign in, or get a code sent to it.',
    fr: 'Un compte existe déjà avec ce courriel. Connectez-vous ou faites-vous envoyer un code.',
    es: 'Ya existe una cuenta con este correo. Inicia sesión o pide que te enviemos un código.',
  },
  idempotency_key_reused: {
    en: 'This was already sent with other contents. Reload the page and send it again.',
    fr: 'Ceci a déjà été envoyé avec un autre contenu. Rechargez la page et envoyez-le de nouveau.',
    es: 'Esto ya se envió con otro contenido. Recarga la página y envíalo de nuevo.',
  },
  lead_already_answered: {
    en: 'You have already answered this request, and the answer stands.',
    fr: 'Vous avez déjà répondu à cette demande; votre réponse est maintenue.',
    es: 'Ya respondiste a esta solicitud y tu respuesta se mantiene.',
  },
  lead_closed: {
    en: 'This request is no longer open to you. Your list shows those that are.',
    fr: 'Cette demande ne vous est plus ouverte. Votre liste montre celles qui le sont.',
    es: 'Esta solicitud ya no está abierta para ti. Tu lista muestra las que sí lo están.',
  },
  request_filled: {
    en: 'Somebody else was faster: this request already has all the professionals it needs.',
    fr: 'Quelqu’un a été plus rapide : cette demande a déjà tous les professionnels voulus.',
    es: 'Alguien fue más rápido: esta solicitud ya tiene todos los profesionales que necesita.',
  },
  request_closed: {
    en: 'This request is closed, so nothing about it can change any more.',
    fr: 'Cette demande est fermée : plus rien ne peut y changer.',
    es: 'Esta solicitud está cerrada, así que ya no se puede cambiar nada en ella.',
  },
  conversation_closed: {
    en: 'This conversation is not open. You can write once the request has been accepted.',
    fr: 'Cette conversation n’est pas ouverte. Vous pourrez écrire une fois la demande acceptée.',
    es: 'Esta conversación no está abierta. Podrás escribir cuando se acepte la solicitud.',
  },
  too_large: {
    en: 'Too much was sent at once. Shorten the text and try again.',
    fr: 'L’envoi est trop volumineux. Raccourcissez le texte et réessayez.',
    es: 'Se envió demasiado de una vez. Acorta el texto e inténtalo de nuevo.',
  },
  not_json: {
    en: 'The data sent is not in the expected format: JSON in UTF-8 is needed.',
    fr: 'Les données envoyées ne sont pas dans le bon format : il faut du JSON en UTF-8.',
    es: 'Los datos enviados no tienen el formato esperado: se necesita JSON en UTF-8.',
  },
  invalid_input: {
    en: 'Something that was filled in is missing or not valid. Check it and try again.',
    fr: 'Un champ est manquant ou non valide. Vérifiez vos réponses et réessayez.',
    es: 'Falta un dato o no es válido. Revísalo e inténtalo de nuevo.',
  },
  country_unsupported: {
    en: 'We cannot text phones of this country yet. Use your email address instead.',
    fr: 'Nous ne pouvons pas encore texter dans ce pays. Utilisez plutôt votre courriel.',
    es: 'Todavía no podemos enviar mensajes de texto a este país. Usa tu correo electrónico.',
  },
  weak_password: {
    en: 'This password is too easy to guess. Choose a longer one, such as a few unrelated words.',
    fr: 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long, par exemple quelques mots sans lien.',
    es: 'Esta contraseña es demasiado fácil de adivinar. Elige una más larga, por ejemplo unas cuantas palabras sin relación.',
  },
  too_many: {
    en: 'That was too often in a short time. Wait a moment and try again.',
    fr: 'C’était trop souvent en peu de temps. Attendez un instant et réessayez.',
    es: 'Fueron demasiados intentos en poco tiempo. Espera un momento e inténtalo de nuevo.',
  },
  server_error: {
    en: 'Something went wrong on our side, and we have been told. Please try again shortly.',
    fr: 'Une erreur est survenue de notre côté et nous en sommes avisés. Réessayez sous peu.',
    es: 'Algo falló de nuestro lado y ya estamos avisados. Inténtalo de nuevo en un momento.',
  },
  unavailable: {
    en: 'This is not available for the moment. Please try again in a minute.',
    fr: 'Ce service n’est pas disponible pour l’instant. Réessayez dans une minute.',
    es: 'Esto no está disponible por el momento. Inténtalo de nuevo en un minuto.',
  },
  provider_not_configured: {
    en: 'This way to sign in is not set up here. Choose another one.',
    fr: 'Cette façon de se connecter n’est pas offerte ici. Choisissez-en une autre.',
    es: 'Esta forma de iniciar sesión no está configurada aquí. Elige otra.',
  },
};
