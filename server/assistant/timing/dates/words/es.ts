import type { DateWords } from '../date-words.ts';

export const dateWords: DateWords = {
  weekdays: [
    'lunes',
    'martes',
    'miercoles',
    'jueves',
    'viernes|biernes',
    'sabado|sabados',
    'domingo|domingos',
  ],
  shortWeekdays: ['lun', '', 'mie', 'jue', 'vie', 'sab', 'dom'],
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mzo',
    'abril|abr',
    'mayo',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sept|sep',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  unsureMonths: {},
  numbers:
    'un/uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veintiuno/veintiun|veintidos|veintitres|veinticuatro|veinticinco|veintiseis|veintisiete|veintiocho|veintinueve|treinta|treinta y uno',
  ordinals:
    'primero/primer/primera|segundo/segunda|tercero/tercer/tercera|cuarto/cuarta|quinto/quinta',
  seasons: ['primavera', 'verano', 'otono', 'invierno'],
  feasts: {
    'nochevieja|noche vieja|fin de ano|ano viejo|vispera de ano nuevo': '12-31',
    'ano nuevo': '01-01',
    'nochebuena|noche buena|vispera de navidad': '12-24',
    'navidad|dia de navidad': '12-25',
    'estas fiestas|fiestas decembrinas|fiestas navidenas|fiestas de fin de ano|las navidades|vacaciones de navidad|vacaciones de diciembre|vacaciones decembrinas|navidades|fiestas de navidad':
      '12-24..01-06',
    'antes de las fiestas': 'B H12-24..01-06',
    'despues de las fiestas|pasando las fiestas|pasadas las fiestas|luego de las fiestas':
      'F H12-24..01-06',
    'las posadas|las posada|epoca de posadas|tiempo de posadas': '12-16..12-24',
    'guadalupe reyes|guadalupe-reyes|maraton guadalupe-reyes|puente guadalupe-reyes':
      '12-12..01-06',
    'dia de reyes|noche de reyes|dia de los reyes|en reyes|para reyes|por reyes|pa reyes': '01-06',
    'antes de reyes|antes de los reyes': 'B H01-06',
    'hasta reyes': 'u H01-06',
    'vispera de reyes': 'v H01-06',
    'despues de reyes|pasando reyes|pasado reyes|luego de reyes|pasados los reyes': 'F H01-06',
    'dia de la candelaria|para la candelaria': '02-02',
    'san valentin|dia de san valentin|dia del amor y la amistad|dia del amor|dia de los enamorados':
      '02-14',
    'dia de la bandera': '02-24',
    'natalicio de benito juarez|natalicio de juarez': '03#3W1',
    'dia del nino': '04-30',
    'dia de las madres': '05-10',
    'dia de la madre': '05-10',
    'dia del padre': '06#3W7',
    'dia del trabajo|dia del trabajador': '05-01',
    'dia de muertos|dia de los muertos': '11-02',
    'todos los santos': '11-01',
    'dia de san juan|noche de san juan': '06-24',
    'fiestas patrias|el grito|noche del grito|dia de la independencia': '09-15..09-16',
    'dia de la revolucion': '11#3W1',
    'dia de la hispanidad|dia del pilar': '10-12',
    'dia de la constitucion': '12-06',
    'puente de diciembre|puente de la constitucion|puente de la inmaculada|el puente':
      '12-05..12-08',
    'dia de la inmaculada|dia de la purisima': '12-08',
    'dia de la virgen|dia de la guadalupana|dia de la virgen de guadalupe|dia de guadalupe|dia de la guadalupe|dia de lupita':
      '12-12',
    'semana santa': 'E-7..E-1',
    'viernes santo': 'E-2',
    'jueves santo': 'E-3',
    'sabado de gloria': 'E-1',
    'domingo de ramos': 'E-7',
    'domingo de resurreccion|pascua|domingo de pascua': 'E+0',
    'semana de pascua': 'E+1..E+7',
    'accion de gracias|dia de accion de gracias|thanksgiving': '11#4W4|10#2W1',
    'viernes negro|black friday': '11#4W4+1',
    'buen fin|el buen fin': '11#3W1-3..11#3W1',
    'halloween|noche de brujas': '10-31',
    'san silvestre': '12-31',
    'dia de canada': '07-01',
  },
  today:
    'hoy|desde hoy|a partir de hoy|hoy mismo|esta noche|esta tarde|esta manana|hoy en la noche|hoy en la tarde',
  tomorrow: 'manana|mnn|mnna|mnana|manan|maniana',
  dayAfterTomorrow: 'pasado manana',
  day: 'dia|dias|dias habiles',
  week: 'semana|semanas',
  fortnight: 'quincena',
  eve: 'vispera de|vispera del|el dia antes de|el dia antes del|un dia antes de|un dia antes del|dia anterior a|dia anterior al|noche anterior a',
  dayAfter:
    'dia despues de|dia despues del|el dia despues de|un dia despues de|un dia despues del|dia siguiente de|dia siguiente a|dia siguiente al',
  weekend: 'fin de semana|finde|fines de semana',
  thisWeekend: 'este fin|este fin de semana|este finde|pal fin de semana|pal finde',
  month: 'mes|meses',
  a: 'una',
  the: 'el|del',
  this: 'este|esta|estos|este mismo|esta misma|ese',
  coming:
    'proximo|que viene|q viene|k viene|que entra|q entra|entrante|siguiente|que sigue|q sigue|venidero',
  next: 'proxima|prox|de la semana proxima|de la semana siguiente|de la siguiente semana|de la semana entrante|de la semana que entra|de la proxima semana|de la semana que viene|de la otra semana|otra',
  by: 'de aqui a|entre hoy y|de hoy a|entre ahora y|entre ahorita y|antes de|antes que|previo a|pa antes de|con tiempo para|listo para|lista para|a mas tardar|para antes de|como muy tarde',
  until: 'hasta',
  byThe:
    'de aqui al|entre hoy y el|de hoy al|antes del|previo al|pa antes del|a mas tardar para el|para antes del|a mas tardar el|como muy tarde el|maximo el',
  atMost:
    'max|maximo|como maximo|como mucho|a lo mucho|de plazo|para contestar|para responder|nada mas',
  in: 'en|dentro de|en unos|en como|en unas',
  within:
    'en los proximos|en las proximas|en estos|en los siguientes|me quedan|nos quedan|quedan|me queda|faltan|en menos de|en no mas de',
  on: 'desde este|desde esta|desde el proximo|desde este proximo|desde la proxima|pa|durante|iniciando|inicia|iniciar|que empiece|empezamos|que inicie|arrancando|comenzando|comenzar|como para|tal vez|quizas|de preferencia|idealmente|mas o menos|como pa|por|rumbo a|ya para|ya en|por ahi de|para|a partir de|sobre|hacia|empezando|empezar|es|seria|el mes de',
  onThe:
    'la necesito desde el|lo necesito desde el|necesito desde el|la ocupo desde el|lo ocupo desde el|ocupo desde el|la quiero desde el|quiero desde el|que empiece desde el|empezar desde el|empezando desde el|empieza desde el|empezaria desde el|que venga desde el|venir desde el|pa el|para el|por el|que empiece el|que inicie el|como por el|por ahi del|alrededor del|cerca del|como el|tipo el|a partir del',
  since: 'desde',
  swaps:
    'cambialo del|cambiala del|cambia del|cambia el|cambie el|cambialo de|pasalo del|pasalo de|muevelo del|muevelo de|cambiar el|cambiar del|paso del|se paso del|movieron del|pasaron del',
  past: 'nacio|naci|nacido|nacida|iba a ser|habiamos dicho|estaba para|no puedo|no podemos|ya no puedo|ya no podemos|no se puede|imposible|no estoy|no estamos|no me queda|no nos queda|esta ocupado|no es posible|desde hace|pasado|pasada|anterior|hace|ayer|antier|anteayer|fue|era',
  after:
    'despues de|despues del|pasando|pasado el|luego de|luego del|pasando el|pasadas|pasados|terminando|nomas pasando|una vez pasado',
  and: 'y|o|o el|y el|o bien|u|e|y/o|o si no|o si no el|o a lo mejor|o tal vez',
  to: 'a|al|-|–|hasta|hasta el',
  have: 'tengo|tenemos|solo tengo|tengo solo|me dan|nos dan|me dieron|nos dieron|dan|me dio|nos dio|me da|nos da|le dieron|les dieron|le dio|les dio',
  between: 'entre',
  last: 'ultimo|ultima',
  each: 'cada|todos los|todas las|uno si y uno no',
  other: 'el otro|el de despues|al otro|el que le sigue|el otro que sigue|el otro que viene',
  rather:
    'ahora es|ahora seria|ahora sera|lo movieron|la movieron|se recorrio|se cambio|que sea|que sean|mejor|mejor para|cambialo|cambialo para|cambiala|cambia|cambia a|pasalo|pasalo para|pasala|lo pasaron|lo pasaron para|la pasaron|la pasaron para|se paso|se recorrio|recorrelo|ponle|pon|ponlo para|sino|quise decir|mas bien|quedo para|quedo en|se movio|muevelo|entonces|seria mejor',
  not: 'sin contar|excepto|salvo|nunca|cualquier dia menos|todos menos|no sea|no sea el|que no sea|que no sea el|menos|menos el|excepto el|salvo el|no|no es|no el|en vez de|en vez del|en lugar de|en lugar del|ni|ni el|ya no es|no para|no para el',
  early:
    'principios de|a principios de|inicios de|a inicios de|comienzos de|a comienzos de|principios del|a principios del|inicios del|a inicios del|entrando|a comienzos del|comienzos del|empezando',
  mid: 'mediados de|a mediados de|mediados del|a mediados del|medio',
  end: 'finales de|a finales de|fines de|a fines de|fin de|finales del|a finales del|fin del|fines del|a fines del|ultimos dias de|ultimos dias del|ultimos de|acabando',
  half: 'primera quincena de|primera quincena del',
  of: 'la|las|los|de',
  partsOfDays:
    'por las mananas|por las tardes|por las noches|en las mananas|en las tardes|en las noches',
  pastVerb:
    'termino|terminaron|acabo|acabaron|murio|fallecio|compre|compramos|compro|fue|paso|nacio|rompio|opere|operaron|llego|llegue|empezo|firme|firmamos|vendi|cerro|abrio|case|casamos|robaron|instalaron|pusieron|vencio|cayo|quemo|choque|perdio|perdi|perdimos|di a luz|dio a luz|divorcie|divorciamos|jubile|jubilo|operaron|enviude|enviudo|corrieron|despidieron|separe|separamos',
  partOfDay:
    'la manana|toda la manana|las mananas|temprano|am|pm|a las|a la|tipo|como a las|por la manana|en la manana|de la manana|a la manana|por la mananita|en la mananita',
  counted:
    'h|hs|hrs|horas|hora|personas|gentes|ninos|invitados|metros|m2|mts|m|anos|kilos|cajas|veces|minutos|min|pesos|euros|por|x|adultos|cuartos|recamaras|damas|am|pm',
  street:
    'calle|avenida|av|col|colonia|barrio|privada|calzada|plaza|mercado|escuela|primaria|secundaria|fraccionamiento|unidad|ejido|boulevard|blvd|prolongacion|andador|callejon',
  closing: 'perdon|gracias|porfa|por favor|ya|mejor|maximo|si se puede|plis|oiga|ahora',
  mayFollow:
    'por|en|a|si|de|o|y|esta|seria|es|para|temprano|porfa|porfavor|mejor|mero|tipo|como|que|pero|ya',
};
