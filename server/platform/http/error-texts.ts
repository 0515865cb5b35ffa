import type { ErrorCode } from '#contract/errors.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { PAYMENT_ERROR_TEXTS } from './error-texts-payments.ts';
import { REQUEST_ERROR_TEXTS } from './error-texts-requests.ts';
import { TEAM_ERROR_TEXTS } from './error-texts-teams.ts';

const TEXTS: Readonly<Record<ErrorCode, Readonly<Record<UnderstoodLanguage, string>>>> = {
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
  passkey_refused: {
    en: 'This passkey does not open an account here. Try again, or sign in another way.',
    fr: 'Cette clé d’accès n’ouvre aucun compte ici. Réessayez ou connectez-vous autrement.',
    es: 'Esta llave de acceso no abre ninguna cuenta aquí. Inténtalo de nuevo o entra de otra forma.',
  },
  too_many_passkeys: {
    en: 'You have ten passkeys, which is the most. Remove one you no longer use.',
    fr: 'Vous avez dix clés d’accès, le maximum. Supprimez-en une que vous n’utilisez plus.',
    es: 'Tienes diez llaves de acceso, el máximo. Elimina una que ya no uses.',
  },
  last_way_in: {
    en: 'You could not sign in any more without this passkey. First confirm an email or set a password.',
    fr: 'Sans cette clé d’accès, vous ne pourriez plus vous connecter. Confirmez d’abord un courriel ou choisissez un mot de passe.',
    es: 'Sin esta llave de acceso ya no podrías entrar. Primero confirma un correo o elige una contraseña.',
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
  second_step_ended: {
    en: 'This sign-in took too long, or too many codes were wrong. Sign in again.',
    fr: 'Cette connexion a pris trop de temps, ou trop de codes étaient erronés. Connectez-vous de nouveau.',
    es: 'Este inicio de sesión tardó demasiado o hubo demasiados códigos incorrectos. Vuelve a entrar.',
  },
  cross_site: {
    en: 'This call came from another website and was refused. Do it from our own page.',
    fr: 'Cette demande provient d’un autre site et a été refusée. Faites-la depuis notre page.',
    es: 'Esta solicitud vino de otro sitio y fue rechazada. Hazla desde nuestra página.',
  },
  reauth_required: {
    en: 'To change this, first confirm that it is you: sign out and sign in again.',
    fr: 'Pour modifier ceci, confirmez d’abord que c’est vous\u00a0: déconnectez-vous et reconnectez-vous.',
    es: 'Para cambiar esto, confirma primero que eres tú: cierra la sesión y vuelve a entrar.',
  },
  changed_meanwhile: {
    en: 'Somebody else changed this in the meantime. Look at what is there now, then change it again.',
    fr: 'Quelqu’un d’autre a modifié ceci entre-temps. Voyez ce qui s’y trouve maintenant, puis modifiez-le de nouveau.',
    es: 'Alguien más cambió esto mientras tanto. Mira lo que hay ahora y vuelve a cambiarlo.',
  },
  currency_changed: {
    en: 'This site counts in another currency since this page was opened. Reload the page, and check your amounts.',
    fr: 'Ce site compte dans une autre devise depuis que cette page est ouverte. Rechargez la page et vérifiez vos montants.',
    es: 'Este sitio usa otra moneda desde que se abrió esta página. Recarga la página y revisa tus montos.',
  },
  colour_unreadable: {
    en: 'Texts on and in this colour cannot be read well enough. Choose a darker one.',
    fr: 'Les textes sur cette couleur ou de cette couleur ne sont pas assez lisibles. Choisissez-en une plus foncée.',
    es: 'Los textos sobre este color o de este color no se leen bien. Elige uno más oscuro.',
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
  blocked: {
    en: 'You cannot write to each other any more: one of you has blocked the other.',
    fr: 'Vous ne pouvez plus vous écrire\u00a0: l’une des deux personnes a bloqué l’autre.',
    es: 'Ya no pueden escribirse: una de las dos personas bloqueó a la otra.',
  },
  address_unproven: {
    en: 'First confirm your email or phone with a code: what we write to you about a paid plan has to reach you.',
    fr: 'Confirmez d’abord votre courriel ou votre téléphone avec un code\u00a0: ce que nous vous écrivons au sujet d’un forfait payant doit vous parvenir.',
    es: 'Primero confirma tu correo o tu teléfono con un código: lo que te escribimos sobre un plan de pago debe llegarte.',
  },
  account_suspended: {
    en: 'This account is suspended. Write to us through the contact page if you think this is a mistake.',
    fr: 'Ce compte est suspendu. Si vous pensez qu’il s’agit d’une erreur, écrivez-nous par la page Contact.',
    es: 'Esta cuenta está suspendida. Si crees que es un error, escríbenos desde la página de contacto.',
  },
  totp_enrolment_required: {
    en: 'Set up your authenticator app first: everything else opens after that.',
    fr: 'Configurez d’abord votre application d’authentification\u00a0: le reste s’ouvrira ensuite.',
    es: 'Primero configura tu aplicación de autenticación: lo demás se abre después.',
  },
  role_lacks_right: {
    en: 'Your role does not include this. An owner of the site can do it, or change your role.',
    fr: 'Votre rôle ne permet pas cette action. Un propriétaire du site peut la faire, ou modifier votre rôle.',
    es: 'Tu rol no permite hacer esto. Un propietario del sitio puede hacerlo o cambiar tu rol.',
  },
  own_role: {
    en: 'Nobody changes their own role or removes themselves. Ask another owner of the site.',
    fr: 'Personne ne modifie son propre rôle ni ne se retire soi-même. Demandez-le à un autre propriétaire du site.',
    es: 'Nadie cambia su propio rol ni se quita a sí mismo. Pídeselo a otro propietario del sitio.',
  },
  admin_exists: {
    en: 'This address already belongs to one of your people. Change their role instead.',
    fr: 'Cette adresse appartient déjà à une personne de votre équipe. Modifiez plutôt son rôle.',
    es: 'Esta dirección ya pertenece a alguien de tu equipo. Cambia su rol en lugar de invitarlo.',
  },
  last_owner: {
    en: 'The last owner stays. Make somebody else an owner first.',
    fr: 'Le dernier propriétaire demeure. Nommez d’abord quelqu’un d’autre propriétaire.',
    es: 'El último propietario se queda. Primero nombra propietario a otra persona.',
  },
  not_found: {
    en: 'This does not exist, or no longer does. Check the address, or go back and reload.',
    fr: 'Ceci n’existe pas ou n’existe plus. Vérifiez l’adresse, ou revenez en arrière et rechargez.',
    es: 'Esto no existe o ya no existe. Revisa la dirección, o vuelve atrás y recarga.',
  },
  method_not_allowed: {
    en: 'This address does not serve this kind of call. The documentation lists what it serves.',
    fr: 'Cette adresse n’accepte pas ce type de demande. La documentation indique ceux qu’elle accepte.',
    es: 'Esta dirección no admite este tipo de solicitud. La documentación indica cuáles admite.',
  },
  trade_begun: {
    en: 'You have already said what you do. You can change it in your profile.',
    fr: 'Vous avez déjà indiqué votre métier. Vous pouvez le modifier dans votre profil.',
    es: 'Ya indicaste tu oficio. Puedes cambiarlo en tu perfil.',
  },
  totp_already_enrolled: {
    en: 'An authenticator app is already set up. An operator can reset it with a command.',
    fr: 'Une application d’authentification est déjà configurée. Un opérateur peut la réinitialiser par une commande.',
    es: 'Ya hay una aplicación de autenticación configurada. Un operador puede restablecerla con un comando.',
  },
  account_exists: {
    en: 'The address this link was sent to already has an account. Sign in to it to see your requests.',
    fr: 'L’adresse qui a reçu ce lien a déjà un compte. Connectez-vous-y pour voir vos demandes.',
    es: 'La dirección que recibió este enlace ya tiene una cuenta. Inicia sesión para ver tus solicitudes.',
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
  too_large: {
    en: 'Too much was sent at once. Shorten the text or choose a smaller file, and try again.',
    fr: 'L’envoi est trop volumineux. Raccourcissez le texte ou choisissez un fichier plus léger, puis réessayez.',
    es: 'Se envió demasiado de una vez. Acorta el texto o elige un archivo más pequeño e inténtalo de nuevo.',
  },
  too_slow: {
    en: 'The file came too slowly to be received. Try again with a better connection or a smaller file.',
    fr: 'Le fichier arrivait trop lentement pour être reçu. Réessayez avec une meilleure connexion ou un fichier plus léger.',
    es: 'El archivo llegaba demasiado lento para recibirlo. Inténtalo de nuevo con mejor conexión o un archivo más pequeño.',
  },
  not_json: {
    en: 'The data sent is not in the expected format: JSON in UTF-8 is needed.',
    fr: 'Les données envoyées ne sont pas dans le bon format\u00a0: il faut du JSON en UTF-8.',
    es: 'Los datos enviados no tienen el formato esperado: se necesita JSON en UTF-8.',
  },
  file_type_refused: {
    en: 'Files of this type cannot be sent. Choose a photo (JPEG, PNG, WebP, GIF) or a PDF.',
    fr: 'Ce type de fichier ne peut pas être envoyé. Choisissez une photo (JPEG, PNG, WebP, GIF) ou un PDF.',
    es: 'Este tipo de archivo no se puede enviar. Elige una foto (JPEG, PNG, WebP, GIF) o un PDF.',
  },
  unreadable_file: {
    en: 'This file could not be read as a photo or a PDF. It may be damaged: choose another one.',
    fr: 'Ce fichier n’a pu être lu ni comme photo ni comme PDF. Il est peut-être endommagé\u00a0: choisissez-en un autre.',
    es: 'Este archivo no se pudo leer como foto ni como PDF. Puede estar dañado: elige otro.',
  },
  trade_not_offered: {
    en: 'This service is not offered here at the moment. Choose another one.',
    fr: 'Ce service n’est pas offert ici pour le moment. Choisissez-en un autre.',
    es: 'Por el momento este servicio no se ofrece aquí. Elige otro.',
  },
  too_many_trades: {
    en: 'The catalogue has as many trades of your own as it can take. Rename one that is not offered any more.',
    fr: 'Le catalogue contient déjà autant de métiers ajoutés qu’il peut en contenir. Renommez-en un qui n’est plus offert.',
    es: 'El catálogo ya tiene tantos oficios agregados como admite. Cambia el nombre de uno que ya no se ofrezca.',
  },
  unreadable_table: {
    en: 'This file cannot be read as a table. Export it as “CSV UTF-8” with the names of the columns in the first line.',
    fr: 'Ce fichier ne peut pas être lu comme un tableau. Exportez-le au format «\u00a0CSV UTF-8\u00a0», avec les noms des colonnes sur la première ligne.',
    es: 'Este archivo no se puede leer como tabla. Expórtalo como “CSV UTF-8”, con los nombres de las columnas en la primera línea.',
  },
  import_under_way: {
    en: 'This list is being worked on. Wait until that is done.',
    fr: 'Cette liste est en cours de traitement. Attendez que ce soit terminé.',
    es: 'Esta lista se está procesando. Espera a que termine.',
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
  name_refused: {
    en: 'A name cannot hold a link, an email address or a phone number. Write the name alone.',
    fr: 'Un nom ne peut contenir ni lien, ni courriel, ni numéro de téléphone. Écrivez seulement le nom.',
    es: 'Un nombre no puede llevar enlaces, correos ni números de teléfono. Escribe solo el nombre.',
  },
  too_many_unproven: {
    en: 'You have sent as many requests as is possible in a day without a confirmed email. Confirm it in your account to send more.',
    fr: 'Vous avez envoyé autant de demandes que possible en un jour sans courriel confirmé. Confirmez-le dans votre compte pour en envoyer d’autres.',
    es: 'Ya enviaste todas las solicitudes posibles en un día sin un correo confirmado. Confírmalo en tu cuenta para enviar más.',
  },
  too_many: {
    en: 'That was too often in a short time. Wait a moment and try again.',
    fr: 'C’était trop souvent en peu de temps. Attendez un instant et réessayez.',
    es: 'Fueron demasiados intentos en poco tiempo. Espera un momento e inténtalo de nuevo.',
  },
  server_error: {
    en: 'Something went wrong on our side. Please try again shortly.',
    fr: 'Une erreur est survenue de notre côté. Réessayez sous peu.',
    es: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
  },
  overloaded: {
    en: 'A great many people are here right now. Please try again in a few seconds.',
    fr: 'Beaucoup de monde est ici en ce moment. Réessayez dans quelques secondes.',
    es: 'Hay muchísima gente aquí en este momento. Inténtalo de nuevo en unos segundos.',
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
  ...PAYMENT_ERROR_TEXTS,
  ...REQUEST_ERROR_TEXTS,
  ...TEAM_ERROR_TEXTS,
};

/** The text of each error code by language: what happened and what to do about it. */
export const ERROR_TEXTS = inEachLanguage('server/platform/errors', {
  en: textsIn('en'),
  fr: textsIn('fr'),
  es: textsIn('es'),
});

function textsIn(language: UnderstoodLanguage): Readonly<Record<ErrorCode, string>> {
  const texts = Object.entries(TEXTS).map(([code, each]) => [code, each[language]]);
  return Object.fromEntries(texts) as Record<ErrorCode, string>;
}
