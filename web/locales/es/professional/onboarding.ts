import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/onboarding.ts';

export const texts: Texts<typeof en> = {
  pageTitle: 'Tu perfil profesional',
  invalid: 'Este enlace de registro no es válido o ya venció.',
  invalidHint:
    'Cada enlace sirve una sola vez, durante 14 días. Si ya completaste tu perfil, inicia sesión. Si no, puedes unirte sin enlace: es gratis.',
  joinWithout: 'Cómo unirte sin enlace',
  loading: 'Cargando tu perfil…',
  loadFailed: 'No se pudo cargar tu perfil profesional. Inténtalo de nuevo.',
  optional: 'opcional',
  welcome: {
    title: 'Te damos la bienvenida, {name}',
    lead: 'Revisa tu perfil y complétalo: desde ese momento los clientes cercanos te encuentran en {brand}.',
    leadJob:
      'Un cliente cercano tiene trabajo para ti. Revisa tu perfil, di que sí y podrán hablar enseguida en {brand}.',
    profession: 'Profesión',
    location: 'Lugar',
  },
  otherAccount:
    'Iniciaste sesión como {name}. Al completar este perfil sales de esa cuenta en este dispositivo.',
  about: {
    title: 'Sobre ti',
    name: 'Nombre o nombre del negocio',
    email: 'Correo',
    emailHint: 'Aquí te llegan las solicitudes. Otra dirección cuenta cuando la confirmas.',
    phone: 'Teléfono',
  },
  work: {
    title: 'Tu trabajo',
    years: 'Años de experiencia',
    rate: 'Tarifa ({currency}/hora)',
    description: 'Lo que haces',
    descriptionHint: 'Lo que mejor haces y cómo trabajas. Los clientes lo leen antes de elegir.',
    certifications: 'Certificaciones y licencias',
    certificationsHint: 'Por ejemplo, una licencia de oficio o un curso de seguridad.',
    availability: '¿Aceptas trabajos nuevos?',
    available: 'Disponible',
    busy: 'Ocupado',
    unavailable: 'No disponible',
  },
  length: {
    short: 'Al menos {shortest} caracteres',
    right: 'Buena extensión',
    long: 'Como máximo {longest} caracteres',
    count: 'Caracteres:',
  },
  problems: {
    name: {
      least: 'El nombre debe tener al menos 2 caracteres',
      wrong: 'Escribe el nombre en una sola línea',
    },
    email: { wrong: 'Ingresa un correo válido' },
    phone: { wrong: 'Ingresa un número de teléfono válido' },
    yearsExperience: {
      least: 'La experiencia debe ser de 0 años o más',
      most: 'La experiencia debe ser de 50 años o menos',
      wrong: 'Ingresa años enteros',
    },
    hourlyRate: {
      least: 'La tarifa por hora debe ser de al menos {amount}',
      most: 'La tarifa por hora debe ser de {amount} como máximo',
      wrong: 'Ingresa un monto con dos decimales como máximo',
    },
    certifications: {
      most: 'Las certificaciones deben tener como máximo 1,000 caracteres',
      wrong: 'Quita los caracteres que no se pueden guardar',
    },
    description: {
      least: 'La descripción debe tener al menos 50 caracteres',
      most: 'La descripción debe tener como máximo 500 caracteres',
      wrong: 'Quita los caracteres que no se pueden guardar',
    },
  },
  acceptJob: {
    label: 'Aceptar este trabajo ahora',
    hint: 'El cliente se entera al instante, y tú ves su nombre y cómo contactarlo.',
  },
  free: {
    title: 'Unirte es gratis.',
    requests:
      'El plan gratis te trae {count, plural, one {# solicitud} other {# solicitudes}} al mes.',
    rest: 'Sin tarjeta y sin comisión por tus trabajos; los <plans>planes de pago</plans> son solo para recibir más solicitudes.',
  },
  agreement:
    'Al completar tu perfil aceptas los <terms>términos</terms> y la <privacy>política de privacidad</privacy>.',
  submit: {
    accept: 'Completar perfil y aceptar el trabajo',
    join: 'Completar perfil y unirme',
  },
  notInterested: 'No me interesa este trabajo',
  never: 'No contactarme nunca más',
  done: {
    title: '¡Te damos la bienvenida!',
    hint: 'Tu perfil profesional ya está activo y puedes recibir solicitudes de trabajo.',
    hintClosed:
      'Tu perfil profesional ya está activo y puedes recibir solicitudes de trabajo. Este trabajo ya no está abierto; el próximo que sea para ti te llegará directamente.',
  },
  failed: { title: 'No se completó el registro', hint: 'Inténtalo de nuevo más tarde' },
  deadEnd: {
    exists: {
      title: 'Ya tienes una cuenta',
      hint: 'La dirección que recibió este enlace ya tiene una. Inicia sesión: ahí están tus solicitudes.',
    },
    used: {
      title: 'Este enlace de registro no es válido o ya venció.',
      hint: 'Quizá se usó hace un momento. Si fuiste tú, inicia sesión con un código enviado a tu dirección.',
    },
  },
  job: {
    state: {
      open: 'Espera tu respuesta',
      accepted: 'Aceptado',
      declined: 'Rechazado',
      closed: 'Ya no está abierto',
    },
    answerBy: 'Responde antes de: {when}',
    hint: {
      open: 'Ves el nombre, la dirección y el contacto del cliente en cuanto aceptas.',
      accepted: 'Aceptaste este trabajo.',
      declined:
        'Este no te interesó y ya contactamos a alguien más. Completa tu perfil y te avisaremos del próximo que sea para ti.',
      closed:
        'Ya lo tomó alguien más, o el cliente ya no lo necesita. Completa tu perfil y el próximo trabajo que sea para ti te llegará directamente.',
    },
  },
  why: {
    title: 'Por qué recibiste este enlace',
    who: '{brand} conecta a clientes y profesionales cercanos. Por cada trabajo se contacta como máximo a tres profesionales, y el dinero nunca compra un mejor lugar.',
    reason: 'Un cliente busca a alguien de tu oficio en tu zona, por eso te escribimos.',
    source: 'Dónde encontramos tu dirección: {source}',
    link: 'El enlace es solo tuyo y sirve una vez, hasta el {date}. Mientras no completes tu perfil, nada sobre ti es público.',
  },
  decline: {
    pageTitle: 'No me interesa',
    loadFailed: 'No se pudo cargar este trabajo',
    ask: {
      title: '¿No te interesa este trabajo?',
      hint: 'Dilo y contactamos a alguien más al instante. No necesitas una cuenta.',
    },
    done: {
      title: 'Gracias por avisarnos',
      hint: 'Ya estamos contactando a alguien más. No tienes que hacer nada más.',
    },
    closed: {
      title: 'Este trabajo ya no está abierto',
      hint: 'Ya lo tomó alguien más, o el cliente ya no lo necesita. No tienes que hacer nada.',
    },
    none: {
      title: 'No hay ningún trabajo por responder',
      hint: 'Nadie espera una respuesta tuya.',
    },
    submit: 'No me interesa',
    join: 'Aun así quiero unirme',
    never: 'No contactarme nunca más',
    failed: 'No funcionó',
    lost: 'Este enlace ya no funciona: se usó o venció. Nadie espera una respuesta tuya.',
  },
  stop: {
    pageTitle: 'No contactarme nunca más',
    ask: {
      title: '¿No quieres saber más de nosotros?',
      hint: '{brand} no te volverá a escribir nunca, ni por correo ni por teléfono, y lo que se guarda sobre ti ya no se usará.',
    },
    done: {
      title: 'No volverás a saber de nosotros',
      hint: 'Listo, para siempre. {brand} ya no escribe a esta dirección.',
    },
    submit: 'No contactarme nunca más',
    wrong: 'Este enlace no funciona',
    wrongHint: 'Quizá se cortó en el camino. Ábrelo de nuevo desde nuestro mensaje.',
    failed: 'No funcionó',
  },
};
