import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/assistant-chat.ts';

export const texts: Texts<typeof en> = {
  pageTitle: 'Tu solicitud',
  title: 'Asistente de solicitudes',
  intro: 'Unas preguntas y contactamos a tres profesionales.',
  close: 'Cerrar la conversación',
  step: 'Paso {step} de {steps}',
  percent: '{percent} %',
  conversation: 'Conversación',
  you: 'Tú',
  assistant: 'Asistente',
  typing: 'El asistente está escribiendo…',
  send: 'Enviar',
  inputLabel: 'Tu respuesta',
  placeholder: {
    profession: 'Por ejemplo: gotea la llave de la cocina',
    description: '¿Qué pasa, desde cuándo, dónde exactamente?',
    details: 'Su respuesta, u omítala',
    location: 'Calle y ciudad, o código postal',
    urgency: 'O dilo con tus palabras',
    confirmation: 'Sí o no',
    contact: 'Correo o número de teléfono',
  },
  greeting: '¡Hola! Cuéntame con tus palabras qué necesitas.',
  gotIt: 'Entendido: {profession}.',
  tookTown: 'Tomé {location}. Dime si es en otro lugar.',
  gotItIn: 'Entendido: {profession}, en {location}.',
  notUnderstood: 'No reconocí el servicio. Dilo de otra forma o elige de la lista.',
  ask: {
    details: '{question}',
    number: 'Aquí ayudaría un número, u omita la pregunta. {question}',
    whichOfThese: '¿Cuál de estos servicios es? También puedes contarme simplemente qué pasa.',
    professionLast: 'Solo falta una cosa: elige el servicio y tu solicitud queda completa.',
    profession: '¿Qué servicio necesitas? Dime el oficio o el problema.',
    description: '¿Qué debe saber el profesional? Con una o dos frases basta.',
    location: '¿Dónde es? Una dirección da los mejores resultados.',
    urgency: '¿Para cuándo lo necesitas?',
    contact:
      'Por último: ¿cómo pueden contactarte? Te enviaré un código corto para confirmar tu correo o teléfono.',
    locationTown: '¿En qué ciudad o municipio es?',
    locationUnknown: 'No conozco ese lugar. ¿Qué calle y ciudad es, o qué código postal?',
  },
  between: '¿Cuál te sirve más: {one} o {other}?',
  isIt: '¿Es este el servicio que necesitas: {one}?',
  somethingElse: 'Otra cosa',
  goOn: 'Dejemos el servicio por ahora; volvemos a él al final.',
  otherNeeds:
    'También mencionaste {words}. Preparo una solicitud para cada cosa; lo que me digas vale para todas, a menos que digas otra cosa.',
  alsoNoted: 'Anotado también: {words}.',
  dropped: 'Quitado: {profession}.',
  quoted: '“{words}”',
  reply: {
    greeting: '¡Hola! ¿En qué te ayudamos? Cuéntame en pocas palabras qué hay que hacer.',
    'about-us':
      '{brand} te encuentra un profesional cerca de ti, sin costo. Me dices qué necesitas, se lo pido a los tres mejores profesionales de tu zona y aquí ves quién acepta. Comparas, les escribes y eliges; si alguien dice que no, otro toma su lugar. ¿Qué necesitas?',
    outside:
      'Lo siento, todavía no tenemos a nadie para eso. Estos son los servicios que sí tenemos:',
  },
  answer: {
    price:
      'Cada profesional pone su precio y te lo dice antes de que contrates a nadie. Puedes preguntarles a todos y comparar.',
    free: 'Sí, preguntar no te cuesta nada ni te compromete a nada. Solo le pagas al profesional que contrates.',
    who: 'Les pregunto a los tres mejores profesionales de ese oficio cerca de ti. En cuanto se envíe tu solicitud ves sus nombres, calificaciones y reseñas.',
    when: 'Aquí ves enseguida cuando alguien acepta. Quien dice que no o no contesta a tiempo es reemplazado.',
    how: 'Cuando digas que sí, envío tu solicitud a tres profesionales cercanos. Ves quién acepta, les escribes, comparas y eliges.',
    privacy:
      'Los profesionales a quienes pregunto ven qué necesitas y la zona. Solo quien acepta ve tu nombre, tu dirección y cómo contactarte.',
    insured:
      'Mira sus perfiles: ahí están su experiencia, sus calificaciones y las reseñas de clientes. Pídeles su licencia y su seguro antes de contratar; es lo más normal.',
    cancel:
      'Sí. Una solicitud enviada se cancela en “Mis solicitudes”; esta todavía no se ha enviado.',
    quality:
      'Las calificaciones y reseñas de clientes están en cada perfil; las lees antes de elegir. Pídeles su licencia, si su oficio la exige. No se contrata a nadie sin que tú lo digas.',
    payment:
      'Le pagas al profesional que contrates, como lo acuerden entre ustedes. Aquí no se paga nada.',
    work: '¿Eres profesional? Puedes recibir solicitudes como esta: abre “Iniciar sesión” y elige “Profesional”; las primeras cinco del mes son gratis.',
    other:
      'Eso no te lo puedo decir yo; los profesionales sí. Puedes preguntarles en cuanto tengan tu solicitud.',
  },
  chooseLanguage: 'Elegir un idioma',
  chooseUrgency: 'Elige una de las tres opciones, por favor.',
  urgencyNoted: 'Anotado, gracias.',
  takeYourTime: 'Tómate tu tiempo.',
  changedAsSaid: 'Listo, cambiado. Así queda:',
  whatToChange: 'No se perdió nada ni se envió nada. ¿Qué quieres cambiar?',
  sendAsItIs: 'Enviar tal cual',
  whatInstead: {
    profession: '¿Qué servicio sería entonces?',
    description: '¿Qué deben decir los detalles?',
    location: '¿Dónde es entonces?',
    urgency: '¿Para cuándo sería entonces?',
  },
  summaryTitle: 'Tu solicitud',
  summariesTitle: 'Tus {count} solicitudes',
  nothingSent: 'No se envía nada hasta que digas que sí.',
  nothingElseSent: 'No se envía nada más hasta que digas que sí.',
  count: '{known} de {all}',
  openSummary: 'Ver y cambiar lo que nos dijiste',
  closeSummary: 'Cerrar',
  noPhotos: 'Ninguna por ahora',
  missing: 'Aún sin indicar',
  add: {
    profession: 'Agregar el servicio',
    description: 'Agregar los detalles',
    location: 'Agregar el lugar',
    urgency: 'Decir cuándo',
    photos: 'Elegir fotos',
  },
  change: {
    details: 'Cambiar las respuestas adicionales',
    profession: 'Cambiar el servicio',
    description: 'Cambiar los detalles',
    location: 'Cambiar el lugar',
    urgency: 'Cambiar cuándo',
  },
  save: 'Guardar',
  cancel: 'Cancelar',
  added: 'Agregado – {field}: {value}',
  changed: 'Cambiado – {field}: {value}',
  changeDetail: 'Cambiar la respuesta a “{question}”',
  skipQuestion: 'Omitir',
  skipped: 'Omitida',
  photosAdded: '{count, plural, one {# foto} other {# fotos}}',
  goOnWithPhotos: 'Continuar con estas fotos',
  destination: 'A dónde va',
  findTrade: 'Buscar un servicio',
  trades:
    '{count, plural, =0 {Ningún servicio con ese nombre} one {# servicio} other {# servicios}}',
  goBack: 'Atrás',
  goBackLabel: 'Volver a la pregunta anterior',
  wentBack: 'Se quitó tu última respuesta. {question}',
  page: {
    requests: 'Mis solicitudes',
    plans: 'Planes para profesionales',
    about: 'Cómo funciona',
    privacy: 'Privacidad',
  },
  opensBeside: '(se abre en otra pestaña)',
  keepLanguage: 'Seguir en español',
  keptDraft: 'Guardamos tu borrador.',
  startOver: 'Empezar de nuevo',
  here: {
    use: 'Usar mi ubicación',
    looking: 'Buscando dónde estás…',
    denied:
      'Tu navegador no nos da tu ubicación. Escribe la dirección; también sirve una ciudad o un código postal.',
    failed: 'No se puede encontrar tu ubicación en este momento. Escribe la dirección, por favor.',
    nowhere: 'Todavía no conocemos ningún lugar cerca de ti. Escribe la dirección, por favor.',
  },
  danger: {
    call: 'Llamar al {number}',
    dismiss: 'Estamos a salvo',
    after: 'Cuando todos estén a salvo, puedes seguir con tu solicitud aquí abajo.',
    first: 'Primero, que todos estén a salvo. Después cuéntame aquí qué hay que hacer.',
    gas: {
      title: '¿Huele a gas? Sal ya y después llama.',
      steps:
        'Saca a todos de inmediato. No toques interruptores, enchufes ni el timbre, y no enciendas nada. Llama solo desde afuera, lejos del edificio.',
    },
    fire: {
      title: '¿Fuego o humo? Sal y después llama.',
      steps:
        'Sal de inmediato y cierra las puertas al pasar. Si hay humo, avanza agachado y no uses el elevador. No vuelvas a entrar por nada.',
    },
    'water-and-electricity': {
      title: 'Agua cerca de la electricidad: no te acerques.',
      steps:
        'No pises el agua y no toques interruptores, enchufes ni aparatos. Corta la luz en el tablero solo si llegas a él por piso seco. Si alguien recibió una descarga o tienes dudas, llama.',
    },
    'carbon-monoxide': {
      title: 'Monóxido de carbono: salgan al aire libre, ya.',
      steps:
        'Saca a todos, también a las mascotas, y no vuelvan a entrar: no se ve ni se huele. Llama desde afuera y avisa si alguien tiene dolor de cabeza, mareo o náuseas.',
    },
    person: {
      title: '¿Hay alguien en peligro? Primero pide ayuda.',
      steps:
        'Di dónde estás y qué pasó, no cuelgues y haz lo que te indiquen. No te pongas en peligro.',
    },
  },
  summary: {
    photos: 'Fotos',
    profession: 'Servicio',
    description: 'Detalles',
    location: 'Lugar',
    urgency: 'Cuándo',
  },
  confirm: '¿Está todo bien? ¿La envío a tres profesionales?',
  confirmAll:
    '{count, plural, =2 {¿Está todo bien? ¿Envío las dos, cada una a tres profesionales?} other {¿Está todo bien? ¿Envío las #, cada una a tres profesionales?}}',
  sendThis: 'Enviar solo esta',
  sendOnly: 'Enviar solo esta: {profession}',
  dropThis: 'Quitar',
  drop: 'Quitar: {profession}',
  yes: 'Sí, enviar',
  yesAll: 'Sí, enviar todas',
  no: 'No, cambiar algo',
  nothingSentYet:
    'Todavía no se ha enviado nada. Dime qué cambiar o toca una respuesta del resumen. Cuando todo esté bien, di “sí”.',
  beginAgain: 'Claro, empecemos de nuevo. ¿Qué necesitas?',
  sending: 'Perfecto. Estoy enviando tu solicitud a los mejores profesionales cercanos.',
  sendingAll:
    '{count, plural, =2 {Perfecto. Estoy enviando tus dos solicitudes a los mejores profesionales cercanos.} other {Perfecto. Estoy enviando tus # solicitudes a los mejores profesionales cercanos.}}',
  sentLeft:
    '{count, plural, one {Queda una solicitud aquí; todavía no se ha enviado.} other {Quedan # solicitudes aquí; todavía no se han enviado.}}',
  sentTitle: 'Ya enviado',
  sentOne: '{profession}: enviada',
  seeSent: 'Ver solicitud',
  invalidContact:
    'No encontré un correo ni un número de teléfono válido. Indica tu correo o tu teléfono para que los profesionales puedan contactarte.',
  openContact: 'Confirmar mi correo o teléfono',
  error: 'Lo siento, hubo un error. ¿Puedes intentarlo de nuevo?',
  allTrades: 'Todos los servicios',
  chooseTrade: 'Elegir un servicio',
  addressHint: 'Ingresa tu dirección completa',
  suggestions: '{count, plural, =0 {Sin sugerencias} one {# sugerencia} other {# sugerencias}}',
  notSent: 'Tu solicitud no se envió. No se perdió nada de lo que escribiste.',
  notAllSent: 'No se envió todo. Lo enviado queda enviado; lo demás sigue aquí.',
  hadBefore: 'Ya tenemos esta solicitud: la enviaste antes.',
  toRequests: 'Ver mis solicitudes',
  sendAgain: 'Enviar de nuevo',
};
