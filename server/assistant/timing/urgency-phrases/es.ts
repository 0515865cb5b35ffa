import type { TimingPhrases } from './timing-phrases.ts';
import { COMES_BACK } from '../../text/comes-back.ts';

const DAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const PART =
  '(?:,? (?:(?:a|por|en|de) la (?:manana|tarde|noche|tardecita|nochecita|mananita)|(?:al?|por el|en el) (?:mediodia|medio dia)|bien temprano|temprano|tempranito|a primera hora|a ultima hora|(?:a|tipo|como a) las? \\d+(?:[:.]\\d+)?(?: ?(?:am|pm|hs|h))?|a \\d+|en la manana|am|pm))*';
const COUNT =
  '(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|unas?|unos?|(?:un )?par de|varias|varios|algunas|algunos|pocas|pocos)';
const SMALL_COUNT =
  '(?:[1-4]|un|uno|dos|tres|cuatro|unos|pocos|poquitos|(?:un )?par de|un par|algunos|estos)';
const RANGE = '(?: ?(?:o|a|y|-|–|u|/) ?(?:\\d+|un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho))?';
const SEASON = '(?:primavera|verano|otono|invierno)';
const HOLIDAY =
  '(?:navidad(?:es)?|las navidades|nochebuena|ano nuevo|fin de ano|(?:las )?fiestas(?: de fin de ano| patrias)?|reyes|semana santa|pascuas?|carnaval(?:es)?|accion de gracias|halloween|dia de (?:la madre|las madres|muertos|los muertos|reyes|san valentin)|san valentin|las posadas|las vacaciones(?: de \\w+)?|vacaciones|el puente|el regreso a clases|(?:el )?inicio de clases|la vuelta al cole)';
const OCCASION =
  '(?:las clases|los finales|los examenes finales|la graduacion|la boda|la mudanza|mi boda|nuestra boda)';
const WEATHER =
  '(?:(?:las|la|los|el) (?:proximas? |primeras? |epoca de |temporada de )?(?:lluvias?|frios?|nevadas?|nieves?|heladas?|calor(?:es)?|huracanes|tormentas|temporada|monzon|verano|invierno))';

const ALLOWED =
  '\\b(?:tengo|tenemos|tiene|(?:me|nos|le|les) (?:dan|dieron|dio|da)|hay)(?: (?:solo|nada mas|apenas|como|unos))? ';
const TO_DO = '(?: (?:para|de plazo|antes)\\b|\\s*$)';
const REMAINS = '\\b(?:quedan?|faltan?)(?: (?:solo|nada mas|apenas|como|unos|menos de))? ';

export const timingPhrases: TimingPhrases = {
  aside: [
    COMES_BACK.es,
    // What a day that is past did: "el domingo hizo un aironazo".
    RegExp(
      `\\bel ${DAY}(?: (?:en|por) la (?:tarde|noche|manana|madrugada))? (?:(?:se )?(?:me |nos )?)?(?:hizo|hubo|llovio|granizo|cayo|cayeron|tembló|temblo|paso|rompio|rompieron|tapo|fue la luz|quemo|inundo|salio|empezo|dejo de)\\b`,
    ),
    // How often something has happened: "la tercera esta semana".
    /\b(?:segund[oa]|tercer[oa]?|cuart[oa]|quint[oa])(?: vez| que (?:sale|aparece|veo|encuentro))? (?:en )?(?:esta|este|la) (?:semana|mes|ano)\b(?! de)/,
    // How it is these days, and when somebody has time every week.
    /\bhoy tod[oa]s? (?:es|son|se|esta|estan|viene|va|pasa)\b|(?<!\b(?:este|estos|proximos?|los dos|el|al|para el) )\bfines de semana\b/,
    RegExp(
      `\\b(?:me voy|nos vamos|salgo|salimos|viajo|viajamos)(?: \\w+){0,3} (?:el )?${DAY}\\b(?=[^.!?]{0,80}\\b${DAY}\\b)`,
    ),
    /\b(?:no|nunca) (?:alcance|alcanzamos|pude|pudimos|cerre|cerramos|hice|hicimos|termine|terminamos)(?: \w+){0,7} antes de(?:l| la| las)? \w+/,
    RegExp(
      `\\b(?:el|este) ${DAY}(?: \\w+){0,2}? (?:se|me|nos|le|les|te) (?:(?:me|nos|le|lo|la) )?\\w+(?:io|aron|eron)\\b|\\b(?:se|me|nos|le|les) \\w+(?:aron|ieron|jeron)(?: \\w+){0,3} el ${DAY}\\b|\\bpor (?:el|la|los|las) \\w+ del ${DAY}\\b`,
    ),
    // The weather of a day that is past, and what happened in this season.
    RegExp(
      `\\b(?:con|durante|desde|tras|en|por|de|despues de) (?:la|el|las|los|esa|ese|esta|este) (?:\\w+ )?(?:lluvias?|tormentas?|aguaceros?|granizo|granizada|vientos?|ventarron|vendaval|temporal|apagon|temblor|sismo|helada|nevada|chubasco|dana|gota fria|huracan)(?: fuerte)? del? (?:este |pasado )?${DAY}\\b`,
    ),
    RegExp(
      `\\b(?:(?:me|nos|le|les|se) )?(?:(?:me|nos|le|les) )?(?:robaron|metieron|metio|entraron|asaltaron|inundo|cayo|danaron|rompio|rompieron|abrieron|han (?:robado|entrado|metido))\\b(?: [\\w']+){0,8}? (?:este|esta|estos) (?:ano|mes|${SEASON}|temporada)\\b`,
    ),
    /\bya \w+(?:amos|imos|aron|ieron|aba|ia)(?: \w+){0,3} (?:en|esta) la semana\b/,
    // What happened, not what is wanted: "nos robaron dos veces este año".
    RegExp(
      `\\b(?:tuve|tuvimos|vi|vimos|encontre|encontramos|hubo|oi|cayo|cayeron|perdi|robaron|entraron|salieron|pasaron|picaron)(?: [\\w'-]+){0,4} (?:este|esta) (?:mes|ano|semana|${SEASON})\\b`,
    ),
    // What somebody wants to have reached by then.
    RegExp(
      `\\b(?:bajar|perder|adelgazar|ganar musculo|en forma|entrar en mi vestido)(?: [\\w']+){0,4} (?:antes del?|para)(?: el| la| las| los| mi)? (?:${SEASON}|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|boda|viaje|vacaciones|playa)\\b`,
    ),
    /\b(?:escrib|avis|pregunt|apart|reserv|plane|busc|cotiz|contact|agend|organiz)\w+(?: \w+){0,2} desde (?:ahorita|ahora|ya|hoy)\b/,
    RegExp(
      `\\bha[ns]? \\w+(?:ado|ido|to|cho)(?: [\\w']+){0,6} (?:este|esta) (?:mes|ano|semana|${SEASON})\\b`,
    ),
    RegExp(
      `\\b(?:los|todos los|cada|todas las|todo el|toda la|los dias|un|(?<!\\b(?:en|dentro de) )unos)(?: (?:dos|tres|quince|15|8|ocho|otro|segundo|primer))? (?:${DAY}s?|dias|semanas?|mes(?:es)?|fines de semana|finde|noches|mananas|tardes|dia|quincena|sabados|domingos|anos?|veranos?|inviernos?|\\d+ (?:dias|semanas|meses))(?: (?:por medio|si y uno no|de (?:la|por) (?:semana|manana|tarde|noche)))?(?: ?(?:y|,|o) (?:los )?${DAY}s?)*(?<!\\bun (?:dia|mes|ano|verano|finde|invierno)|\\bun ${DAY})`,
    ),
    RegExp(`\\b(?:de )?${DAY}s? a ${DAY}s?\\b`),
    /\b(?:lunes(?:,| y| &) ?(?:miercoles|jueves|viernes)|martes(?:,| y| &) ?(?:jueves|viernes|sabados?)|miercoles(?:,| y| &) ?(?:viernes|sabados?))\b/,
    RegExp(
      `\\b(?:sabados|domingos)\\b|(?<!\\bsea )(?<!^)\\ben (?:domingo|sabado|fin de semana)\\b`,
    ),
    RegExp(
      `\\b(?:clases?|lecciones|aprender|entrenar|entrenador|entrenadora|profe|profesora?|terapia|sesiones)\\b(?:(?!\\b(?:este|para el|proximo|examen|antes)\\b)[^.!?])*?(?<!\\b(?:el|este|para|proximo|del|al) )\\b${DAY}${PART}`,
    ),
    RegExp(
      `\\b(?:desde|el) (?:el )?(?:${DAY}|mes|ano|finde|fin de semana|verano|invierno|otono) (?:pasado|anterior|antepasado)\\b|\\b(?:semana|noche|primavera|temporada|quincena) (?:pasada|anterior|antepasada)\\b|\\bla otra noche\\b|\\bel otro dia\\b|\\bfin de semana pasado\\b|\\b(?:lleva\\w*|sigue|anda|esta|estan|(?:no|ni) \\w+)(?: \\w+)? desde (?:el )?${DAY}\\b|\\bdesde (?:el |la |hace |hoy |que |fines de |finales de |principios de |mediados de )*(?:${MONTH}|ayer|antier|anteayer|anoche|${SEASON}|siempre|entonces|chic[oa])\\b|\\bde (?:ayer|antier|anteayer|anoche)\\b|\\bpasad[oa] ${DAY}\\b|\\b${DAY} pasado\\b`,
    ),
    /\b(?:por|x|a la|al|veces (?:por|a la|al|x)|vez (?:por|a la|al)|cada|entre|dias? (?:a la|por)|horas? (?:a la|por)|pesos (?:la|por|al)|la hora) (?:semana|mes|dia|ano|quincena)\b(?! (?:que viene|proxima|entrante))(?<!\b(?:para|dentro de|en) .{0,4}(?:a la) semana)|\b(?:semanal(?:es)?|mensual(?:es)?|quincenal(?:es)?|diari[oa]s?|anual(?:es)?|mensualmente|semanalmente|anualmente|diariamente|periodic\w+|regularmente|de planta|fij[oa] por semana|semana por medio|dia por medio|dejando un dia|a diario|todo el (?:dia|ano|mes|tiempo|verano|invierno)|toda la (?:semana|noche|tarde))\b|\bentre semana\b(?! (?:que viene|q viene|k viene|proxima|entrante|siguiente))/,
    RegExp(
      `\\bun ${DAY} si y (?:otro|uno) no\\b|\\b${DAY} por medio\\b|\\b(?:no|nunca|nada)(?: [\\w']+){0,5} en (?:\\d+|un|dos|tres|cuatro|cinco|muchos|varios) (?:anos?|meses|semanas|dias)\\b|\\blleg\\w+ a fin de mes\\b|\\b${DAY},? ${DAY}(?:,| y) ${DAY}\\b|\\b(?:de |entre )?${MONTH} (?:a|hasta|y|-) ${MONTH}\\b`,
    ),
    /\b(?:de vez en cuando|a cada rato|de cuando en cuando|a veces|en las? (?:tardes|noches|mananas)|por las (?:tardes|noches|mananas)|por la noche cuando|de (?:dia|noche|tarde)|de la (?:noche|tarde|madrugada))\b(?<!\b(?:hoy|manana|esta) en la tarde)/,
    /(?<!(?:manana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo|pasado|para|ya|antes de|pasado manana) )\b(?:por|en|de|a|x) las? (?:manana|mananas|madrugada)\b(?! (?:si|mismo))|\blas mananas\b|\bmananas\b/,
    /\b(?:desde )?hace(?:n)? (?:ya |como |unos |unas |mas de |casi |apenas |algunos |algunas |un par de |menos de |mucho |poco |tiempo|rato|aproximadamente )*(?:\w+ ){0,2}(?:dias?|semanas?|mes(?:es)?|anos?|horas?|ratos?|tiempo|minutos?|poco|mucho)\b|\bhara (?:un|una|dos|\d+) \w+\b|\b(?:llev[oa]|llevamos|llevan|lleva|dur[oóa]|duran|tarda|tardo|tardaron|demora|demoro|toma|tomo|durante|por|mas de|menos de|casi|plan de|contrato de|curso de|garantia de) (?:ya |mas de |como |unos |unas |casi )*(?:\d+|un|una|dos|tres|cuatro|cinco|seis|varias?|varios|algunos|algunas)(?: o \w+)? (?:horas?|dias?|semanas?|mes(?:es)?|anos?)\b/,
    /\b(?:bebe|hij[oa]|nin[oa]|cachorr[oa]|perr[oa]|gat[oa]|sobrin[oa]|embarazada|edad|tiene|cumple|cumplio|de) (?:de |con )?(?:\d+|un|una|dos|tres|cuatro|cinco|seis|ocho|nueve|diez)(?: y medio)? (?:mes(?:es)?|anos?|semanas?|anitos|mesecitos)\b(?<!\b(?:dentro|antes|menos) de \w+ (?:mes|meses|semanas?|anos?))/,
    /\b(?:nadie|desocupad[oa]s?|vaci[oa]s?|viv\w+)(?: \w+){0,3} ahora(?: mismo)?\b|\bhoy en dia\b|\bhasta (?:ahora|hoy|la fecha|el momento)\b|\bpor (?:ahora|hoy)\b|\ba dia de hoy\b|\b(?:de )?ahora(?= no\b)|\b(?:de )?ahora (?:que|nada|si|quiero|quisiera|necesito|necesitamos|queremos|busco|ocupo|el|la|los|las|todas?|todos?|quien|esta|estan|hay|me|mi|mis|se|resulta|en adelante|le|les|lo|nos|sale|tengo|tiene|tenemos|hace|huele|gotea|suena|viene|solo|falta|ya|cuando|con|ni|a|dice|dicen|toca|somos|son|es|estoy|vivo|vivimos|quedo|parece|la casa)\b|\bde hoy en dia\b|\b(?:anoche|(?<!para |pa )ayer|anteayer|antier|antenoche)\b|\bya no\b(?! (?:es (?:tan |muy )?urgente|(?:me |nos )?urge|corre prisa|hay prisa|tengo prisa|es para))(?! (?:puede|puedo|podemos|pueden|aguant\w+) (?:mas )?(?:esperar)?)|\bahorita(?= no\b)|\bahorita (?:le|la|lo|les|estoy|esta|tengo|tenemos|hay|solo|uso|usamos|vivo|ando|pago|me|se|ya|el|la|mi|puse|es|son|nada|todo)\b|\bhoy (?:se|me|nos|le|vino|llego|amanecio|amaneci|dejo|en la manana (?:se|me)|por la manana (?:se|me)|a la manana (?:se|me)|temprano (?:se|me)|descubri|encontre|note|vi|salio|el (?:carro|auto|coche|refri|aire) (?:no|dejo))\b/,
    RegExp(
      `\\b(?:(?:acab|termin|firm|compr|caduc|cerr|empez|instal|pint)ad[oa]|vencid[oa]|hech[oa]|quedo|nacio|compre|compramos|murio|llego|llegue|empezo|empece|paso|fue|fui|tuve|me mude|termino|vencio|vence|caduco|se jubilo|cerro|abrio|instale|instalaron|hicieron|hice|pintaron|construida?|construyeron|me case|me opere|operaron|pague|remodelamos|renove|vendi|gano|perdi|falleci[oó]|separamos|divorcie)\\b(?: [\\w']+){0,4} (?:en|a (?:principios|mediados|finales|fines) de) (?:${MONTH}|${SEASON})\\b`,
    ),
    RegExp(
      `\\b(?:se (?:me |nos |le )?(?:rompio|cayo|descompuso|fue|quemo|tapo|solto|quebro|averio|dano|inundo|corto|trabo|murio|perdio|metio|metieron)|dejo de \\w+|empezo a \\w+|vino|vinieron|amanecio|aparecio|note|vi|encontre|robaron|canceló|cancelo|murio|quedo|paso|tembló|llovio)(?: [\\w']+){0,3} (?:hoy|esta (?:manana|madrugada|tarde|semana)|este (?:lunes|mes|ano|verano|invierno|fin de semana|finde|${DAY})|el ${DAY})\\b`,
    ),
    /\b(?:de|desde|en|a) (?:esta|la) (?:manana|madrugada)\b(?=[^.!?]*\b(?:no|se|dejo|salio)\b)|\b(?:amanecio|dejo|empezo|vino|pasó|paso|llego|rompio|fundio|murio)(?: [\w']+){0,4} esta manana\b/,
    /\bbuen(?:os|as)? (?:dias?|tardes|noches|fin de semana|finde)\b|\bturno (?:de )?(?:la )?(?:noche|manana|tarde)\b|\b(?:24 ?\/ ?7|24 ?(?:h|hs|hrs|horas)? ?(?:los 7 dias|al dia|todos los dias|x ?7|x ?24)|las 24 ?(?:h|hs|hrs|horas)|servicio (?:de )?24 ?(?:h|hs|hrs|horas)|(?:cerrajero|plomero|electricista|veterinari[oa]|gimnasio|abierto|grua|tecnico) (?:de )?(?:las )?24 ?(?:h|hs|hrs|horas)|24 ?(?:h|hs|hrs|horas)\?)/,
    /\b(?:atienden|tienen|hacen|ofrecen|trabajan|hay|dan|cubren|atiende|abren|abre|trabaja)(?: \w+){0,3} (?:emergencias|urgencias|24|domingos?|sabados?|feriados?|fines? de semana)(?: horas| h)?(?=[^.!]*\?)|\b(?:en caso de (?:emergencia|urgencia)|sala de (?:emergencias|urgencias)|salida de emergencia|luces? de emergencia|planta de emergencia|contacto de emergencia|fondo de emergencia|freno de emergencia|para emergencias|urgencias medicas)\b/,
    /\b(?:hora pico|lo que va del (?:mes|ano)|en lo que va|este mes (?:ya|me|nos|llego|vino|pague|no)|este ano (?:ya|me|nos|hicimos|no)|pregunta rapida|ya ya no|dia a dia|al dia|hasta el cansancio|de hoy para manana no|del dia a la noche|de la noche a la manana|no es de hoy|de un dia para otro)\b/,
    /\b(?:cuando|apenas|en cuanto|tan pronto(?: como)?|una vez que|hasta que|si|despues de que) (?!se pued[ae]|pued[ae]n?|es posible|tengan|pueda|les|le|te|sea|gusten?|quieran?|haya|alguien|sea posible|me puedan|puedas)(?:\w+ ){1,5}(?:hoy|manana|pronto|esta semana|ahora)\b/,
    /\bprimera vez en(?: \w+){1,2}|\b(?:ha|han|hemos|he)(?: [\w']+){1,4} en (?:meses|anos|semanas|dias|mucho tiempo)\b|\bhoy (?:es|al|aparecio|amanecio|esta|estan|son|no hay|se ve|parece|funciona)\b|\b(?:veces|vez|van \w+)(?: \w+){0,1} (?:esta semana|este mes|este ano)\b/,
    RegExp(
      `\\b(?:pusimos|contrate|inscribi|instalamos|compramos|hicimos|abrimos|cerramos|\\w{3,}(?:aron|ieron))(?: [\\w']+){0,5} en (?:${MONTH})\\b`,
    ),
    /\b(?:de|un|cada|por) fin de semana\b|(?<!^\W*)\ben (?:invierno|verano)\b/,
    /\b(?<!\bantes de(?:l| la| las)? )(?:lluvias?|nevada|tormenta|helada|viento) de (?:hoy|esta noche|esta tarde|manana)\b/,
    /\bhoy (?:hay|tenemos|empieza|arranca|comienza|toca) (?:el )?(?:hot sale|buen fin|cyber ?\w*|black friday|viernes negro)\b|\b(?:hot sale|buen fin|black friday)(?: es)? hoy\b|(?<!\b(?:antes del?|para el) )\bviernes negro\b/,
  ],
  dismissed: [
    // The first day there can be: "lo más pronto el 10".
    /\blo mas (?:pronto|temprano|antes),? (?=(?:es |seria |que puedo es |a partir de )?(?:el |del )?(?:\d|lunes|martes|miercoles|jueves|viernes|sabado|domingo|proximo|la (?:proxima|otra)|en [a-z]+(?:ero|zo|ril|yo|nio|lio|sto|bre)))/,
    /\b(?:no (?:es |tiene que ser |necesariamente )?(?:para |pa |puedo |podemos |importa si no es )?)(?:hoy|manana|esta noche|esta tarde|este finde)\b(?= ?,| pero| sino| mejor|;)|\bhoy (?:no|imposible|no puedo|ya no)\b(?=[, ]*(?:puedo|,|pero|manana|mejor|\w+ manana))|\b(?:nada |ninguna )(?:urgente |urgencia )?(?:para|por) (?:hoy|manana)\b/,
  ],
  calm: [
    /^\W*(?:(?:esta semana|este finde|este fin de semana) no|no (?:en |para )?(?:esta semana|este finde|este fin de semana))\W*$/,
    /\bno (?:es|sea|seria) (?:una )?(?:cuestion |asunto |cosa |tema |caso )?(?:de )?vida o muerte\b/,
    /\b(?:ningun[oa]|nada|ni un[oa]) (?:de |es )?[\w ]{0,25}?(?:me |nos |les |le )?(?:urge|corre prisa|tiene prisa|es urgente)\b/,
    /\burgente (?:urgente |que digamos |como tal |lo que se dice )?no (?:es|corre|esta)\b|\bno es (?:para|pa) (?:correr|tanto|morirse|hoy ni manana)\b|\b(?:prisa|apuro|urgencia) (?:como tal |pues )?no (?:hay|tengo|tenemos|corre)\b/,
    /\b(?:(?:tenemos|tengo|hay|contamos con) (?:tiempo (?:de sobra|suficiente)|tod[oa] (?:el|la) (?:verano|invierno|ano|temporada|primavera)|de sobra)|(?:segun|de acuerdo a|conforme a) (?:su|tu) (?:disponibilidad|agenda|horario)|no (?:me|nos) (?:importa|molesta) (?:esperar|que tarden?)|(?:me|nos) (?:acomodo|acomodamos|adapto|adaptamos|ajusto|ajustamos) a (?:su|tu) (?:horario|agenda|disponibilidad)|no es un(?:a)? (?:trabajo|cosa|tema|asunto|obra|caso) (?:tan |muy |de )?(?:urgente|urgencia|de vida o muerte)|(?:fecha|dia) (?:aun |todavia )?(?:sin|por|a) (?:definir|confirmar))\b/,
    /\bno (?:es |tiene |tienen |hace |necesita |hay |hace falta |se |lo |la |necesito |requiero |me |quiero )*(?:que |necesidad |lo |la |falta |necesito |ocupo |quiero |vengan |de |sea |ser |hacerse |hacerlo |esten? |quede |quedar |estar |para |pa )*(?:ya(?: mismo)?|ahora(?: mismo)?|ahorita|hoy(?: mismo)?|inmediato|inmediatamente|de inmediato|manana mismo|enseguida|urgente|urgencia|con urgencia|de urgencia|pronto|tan pronto)\b(?! (?:o|si|funciona|sirve|prende|enciende|puedo|hay))(?<!\bno hay .{0,20}|\bno me \w+ (?:hoy|ahora|ahorita|ya)|\bno (?:hoy|ahora|ahorita|ya|pronto))/,
    /\bsin(?: mas| ninguna| mucha| nada de| ningun| mucho| tanta| tanto| ninguna clase de| mayor| gran| el menor| la menor)? (?:prisas?|apuros?|afan(?:es)?|urgencias?|apremio|presion(?:es)?|estres|correr|correrias|corridas|carreras|fecha (?:fija|limite|definida|exacta|de entrega|concreta)|plazo|limite de tiempo|compromiso de fecha|agobios?|apurarse|apresurarse|apurones?|drama)\b/,
    /\b(?:no|ni|nunca|tampoco) (?:hay|tengo|corre|corro|llevo|tenemos|traigo|traemos|es de|es con|corremos|ando con|ando en|andamos con|existe|me corre|nos corre|me da|hay que|es cosa de|lleva|requiere|llevamos|es por|seria de|ando|vamos con|le veo)(?: (?:mucha|mucho|ninguna|ningun|tanta|tanto|nada de|gran|demasiada|demasiado|especial|mayor|la menor|absolutamente|de))* ?(?:prisas?|apuros?|afan|urgencias?|apurad[oa]s?|premura|fecha limite|fecha fija|deadline|carrera|plazo|fecha exacta|correr|apurarse|emergencia)\b/,
    /\b(?:no|ni|nada|tampoco) (?:me |nos |le |les |se |lo )?(?:es |esta |estoy |estamos |ando |andamos |sea |seria |son |corre )?(?:ni |algo |cosa |asi |como |realmente |precisamente |exactamente |una |un |de |tan |muy |nada |super |demasiado |particularmente |especialmente |que |cuestion |para |taaan |tampoco |taan |mega |que se diga |del todo |tanta |la )*(?:urgente(?: urgente)?|urgentes|urge|urgencia|emergencia|apurad[oa]s?|apura|apremia|apremiante|prisa|corre prisa|prioridad|prioritario|ahorcad[oa]|desesperad[oa]|morirse)\b(?: (?:tanto|mucho|nada|para nada|por ahora|todavia|aun))?/,
    /\bno es (?:para|una|pa) (?:urgencia|ya|hoy|ahora|manana|emergencia)\b|\b(?:nada|cero|poca|ninguna|poco|0) (?:urgente|urgencia|prisa|apuro|apuros|apurado|presion|estres)\b|\bno se apuren?\b|\bno (?:hace falta|hay que|se tienen que|tienen que) (?:correr|apurarse|que corran|apresurarse)\b|\bno rush\b/,
    /\b(?:para |a ver |ahi )?cuando (?:me |nos )?(?:buenamente |tu |usted |ud |uds )?(?:puedan?|pueda|se pueda|podais|podes|podais|puedas|tengan?|tenga|tengas|tengais|quieran?|quieras|gusten?|gustes|haya|les|le|te|os|sea|sean|sea posible|guste|esten?|ustedes|usted|vengan bien|se desocupen?|encuentren?|salga|se acomoden?|se den?|se de|anden?|andes|vayan? (?:a )?(?:pasar|tener)|pasen por|pasen|venga bien)(?: (?:quede|quede bien|acomode|convenga|venga|venga bien|tiempo|tiempito|tiempecito|lugar|espacio|un|una|el|la|rato|ratito|ratico|chance|chancecito|hueco|huequito|bien|mejor|disponible|disponibles|disponibilidad|libre|libres|turno|oportunidad|por|aca|aqui|zona|la zona|lado|agenda|campo|campito|espacito|posible|cita|momento|momentito|mas comodo|comodo|sirva|parezca|funcione|dia|cupo|en))*\b/,
    /\b(?:(?:hay|me sobra|(?<!no )(?:tengo|tenemos) (?:mucho|bastante|todo el)) tiempo(?! de)|con (?:mucho |bastante )?tiempo(?! de)|(?<!vengan? |trate |tenga )con (?:toda )?calma|tranqui(?:lo|la|los|las)?(?= ?,? (?:sin (?:prisa|apuro|afan|urgencia)|no (?:hay|es|corre)|cuando))|(?<!no |no me |no se |no nos )(?:puede|pueden|puedo|podemos|se puede|podria|podriamos) esperar(?:me|los|lo)?|tomen?se (?:todo )?su tiempo|tomate (?:todo )?(?:tu|el) tiempo|tomense el tiempo|a su (?:ritmo|tiempo|conveniencia)|a tu (?:ritmo|tiempo|conveniencia)|cualquier (?:dia|fecha|momento|semana|rato|horario)(?! de (?:hoy|esta|estos)| (?:antes|entre|se (?:cae|rompe|prende)))|en (?:algun|cualquier) momento(?! (?:se|explota|truena))|algun (?:dia|momento)|uno de estos dias|un dia de estos|en estos meses|(?:fechas?|horarios?|tiempos?|plazos?|agenda) (?:es |son |muy |bastante |totalmente )*(?:flexibles?|abiert[oa]s?|a convenir|libres?|por definir)|(?:soy|somos|estoy|estamos) (?:muy |bastante )?flexibles?|flexib(?:le|les|ilidad) (?:con|de|en|para|respecto a)(?: (?:la|las|los|el|mis|de))? ?(?:fechas?|horarios?|tiempos?|dias?|agenda|plazos?|cuando)|sin fecha(?: \w+)?|(?<!no )mas adelante(?! (?:esta semana|en la semana))|mas tarde en el ano|a futuro|en (?:el|un) futuro(?: cercano| proximo)?|en su momento|eventualmente|tarde o temprano|por ahora solo (?:cotizar|cotizando|viendo|averiguando)|(?:solo|apenas|estamos|estoy|ando) (?:cotizando|viendo opciones|averiguando|planeando|juntando presupuestos|comparando precios)|con (?:tiempo|anticipacion|antelacion)|sin compromiso de tiempo|vamos sin prisa|poco a poco|(?<=(?:^|[.,;!?] ?))despacio(?=\s*(?:$|[.,!?]))|ni modo que ya|da igual (?:cuando|el dia|la fecha)|no importa (?:cuando|la fecha|el dia|si tarda\w*|si se tarda\w*|esperar)|me da (?:igual|lo mismo) (?:cuando|el dia|la fecha)|me da (?:igual|lo mismo)(?=\s*(?:$|[.,!?]))|(?:aun |todavia )?no (?:tengo|tenemos|hay) (?:una )?fecha(?: (?:todavia|aun|fija|definida))?|lo que (?:se )?tarden|cuando sea|el dia que (?:puedan?|quieran?|gusten|les quede|tengan)(?: bien)?)\b/,
  ],
  now: [
    // A telephone that is about to die: "traigo 5% de pila".
    /\b(?:[1-9]|1[0-5]) ?(?:%|por ?ciento) (?:de )?(?:pila|bateria|carga)\b|\b(?:cel|celu|celular|telefono|movil|pila|bateria)(?: esta| va| anda)?(?: al?| en)?(?: como| solo| apenas)? (?:[1-9]|1[0-5]) ?(?:%|por ?ciento\b)|\bse me (?:acaba|esta acabando|va a acabar|muere|esta muriendo) (?:la (?:pila|bateria)|el (?:cel|celu|celular|telefono|movil))\b/,
    /^\W*(?:estoy|estamos|sigo|seguimos) (?:aqui )?(?:afuera|fuera|en la calle|en la banqueta|en el portal|en el rellano|en el pasillo|encerrad\w+)\b(?! (?:de (?:la ciudad|mexico|madrid|espana|servicio|viaje)|hasta|del? (?:pais|trabajo)|por trabajo)| [a-z/]+\.? [a-z]+ \d)|\blo antes q (?:se )?pued\w+|\ben friega\b|\blo mas luego (?:posible|que (?:se )?pued\w+)|^\W*luego luego\b|\bahora (?:en|por) la (?:tarde|noche)\b|^\W*(?:pues |como |hoy )?al rato\b|^\W*(?:pues |ya |como |hoy )*(?:en|por|a) la (?:tarde|noche)(?= (?:porfa|por favor|si|gracias)\b|\W*$)|\b(?:en cuanto|apenas|nomas que) (?:alguien |alguno |un tecnico )?(?:pueda|este libre)\b/,
    /\bno (?:puede|puedo|podemos|pueden|aguanta|aguanto|da para|se puede) (?:mas )?(?:esperar|para manana)\b|\bcada (?:minuto|segundo) cuenta\b|\bno hay tiempo (?:que perder|para)\b|\b(?:contra reloj|a contrarreloj|de vida o muerte|antes de que sea tarde|me esta matando)\b/,
    /\b(?:a la de ya|de volada|urgent[ei]s?(?:isimo)?|urgentisim[oa]|urjente|hurgente|urgete|ugente|urgnte|urgentemente|urgencias?|me urge|nos urge|urge(?:n)?|urgeee*|apremia(?:nte)?|(?:lo )?(?:antes|mas pronto|mas rapido|mas antes|mas temprano|pronto) (?:posible|que (?:se )?(?:pueda|puedan|puedas))|lo mas pronto|lo mas rapido|lo antes pocible|lo mas pronto pocible|cuanto antes|cuanto mas (?:antes|pronto|rapido)(?: mejor)?|entre (?:antes|mas pronto|mas rapido) mejor|tan pronto (?:como )?(?:sea posible|se pueda|puedan?|puedas)|en cuanto (?:puedan?|se pueda|puedas|sea posible|teng(?:an?|as) (?:un |algun |una )?(?:hueco|huequito|espacio|chance|lugar|tiempo|momento|oportunidad))|apenas (?:puedan?|se pueda|puedas|pueda alguien)|a la (?:mayor )?brevedad(?: posible)?|a la voz de ya|de inmediato|inmediatamente|(?:ayuda|atencion|servicio|visita) inmediat[oa]|inmediato(?=\s*(?:$|[.,!?]))|ahora mismo|ahora ya|ahora ahora|ahorit(?:a|ica)(?: mismo| ya)?|aorita|ahorit|horita|orita|ya mismo|yamismo|ya ya(?: ya)?|yaaa*|desde ya|para ya|pa ya|es ya|ya es ya|(?:para |pa |p ?\/ ?|antes de que termine |a mas tardar )?(?<!entre )hoy(?! [oa] (?:pasado )?manana| en (?:ocho|quince|8|15)\b)(?: mismo| dia| mismito)?(?:,? (?:a|por|en) la (?:tarde|noche|manana|tardecita)| al? mediodia| antes de las \d+| temprano| a las \d+)?|esta (?:misma )?(?:noche|tarde|tardecita|nochecita)|esta manana|este mediodia|en este (?:momento|instante|preciso instante|mismo momento|mero momento)|en estos momentos|al tiro|altiro|al toque|altoque|en chinga|en corto|de una(?= (?:vez|por favor|porfa|plis)|\s*(?:$|[.,!?]))|asap|right now|today|tonight|(?:en|dentro de|antes de|en menos de|en las|dentro de las|en la)(?: las)?(?: proximas?| siguientes)? ?(?:una|media|un par de|unas|\d|1\d|24|doce|veinticuatro|dos|tres|cuatro|pocas|proximas)? ?(?:horas?|hrs?|hs|h|horita|minutos|min|ratos?)|en un rat(?:o|ito|ico)|en seguida|enseguida|emergencia|emergensia|de volada|de emergencia|(?:para|pa) ayer|(?:el|la) primer[oa] que (?:pueda|este|tenga)(?: \w+)?|antes de (?:que (?:acabe|termine)|terminar|acabar) el dia|a la carrera|a las carreras|corre prisa|corriendo(?=\s*(?:$|[.,!?]))|apurense|apurate|apurenle|(?:el|la|quien|al) que (?:pueda|llegue|venga|este|conteste|tenga) (?:primero|antes)|al ratito|de prisa|deprisa|con (?:mucha )?(?:prisa|apuro)|estoy desesperad[oa]|desesperad[oa]|sin demora|sin falta hoy|tengo (?:mucha |muchisima |algo de )?(?:prisa|apuro)|traigo prisa|ando (?:con prisa|apurad[oa])|(?:antes|despues) de las? \d+ de hoy|antes del? (?:mediodia|medianoche)(?: de hoy)?|en lo que queda del dia|en el dia(?=\s*(?:$|[.,!?])))\b(?<!(?:48|72|36) ?(?:horas|hs|hrs|h))/,
    /\b(?:ya|yap)\b(?=\s*(?:$|[.,!;)]|por fa|por favor|porfa|porfis|plis|xfa|pls|\p{Extended_Pictographic}))(?<!\b(?:desde|que|hasta|se|me|lo|la|y) (?:\w+ )?ya(?= ?,))(?<!\b(?:\d+|son|es|eran|somos|seran|eso|esa|asi|listo|bien|quedo|esta) ya)/u,
    /\b(?:[kq]u?iero|nece[sc]ito|nesecito|ocupo|busco|urge) (?:a )?(?:un|una|al|el) \w+ ya\b(?! (?:no|que|tengo|tenemos|se|hay|con|lo|la|he|hemos|tuve|sea|est[ae])\b)/,
    /\bahora\b(?=\s*(?:$|[.,!?;)]|por fa|por favor|porfa|plis|xfa|si (?:se puede|puede|pueden)|\p{Extended_Pictographic}))/u,
    /(?:^|[.!¡,] ?)rapido(?= (?:por fa|porfa|por favor|plis)|\s*!)|\b(?:[bv]engan?|manden?|necesito) (?:a alguien )?(?:ya|ahora|rapido)\b/,
  ],
  dated: [
    /\b(?:antes del?|para el) (?:hot sale|buen fin|black friday|viernes negro|cyber ?\w*)\b/,
    RegExp(
      `\\b(?:(?:para|antes|este|el|del?) )*${DAY}(?: (?:el )?(?:dia )?|, (?:el |dia )|, (?=\\d{1,2} de ))\\d{1,2}(?: de ${MONTH})?\\b(?! ?(?:am|pm|hs?|horas|:|por|x|personas|ninos|invitados|m2|metros))`,
    ),
    RegExp(
      `\\b(?:(?:para|en|el|la|este|del?|antes) )*(?:(?:proximo|siguiente|otro) (?:fin de semana|finde)|(?:fin de semana|finde) (?:proximo|que viene|siguiente|del \\d{1,2}(?: de ${MONTH})?)|(?:la )?otra semana|semana de arriba|(?:semana|primera semana|segunda semana|ultima semana) de(?:l)? (?:\\d{1,2}(?: de ${MONTH})?|${MONTH}))\\b|\\b${DAY} de la (?:proxima|otra) semana\\b|\\b${DAY} de la semana (?:que viene|proxima)\\b`,
    ),
    RegExp(
      `\\b(?:de (?:hoy|manana|aqui|aca) (?:en|a)|${DAY} en) (?:ocho|quince|8|15)(?: dias)?\\b`,
    ),
    /\b(?:el )?(?:fin de semana|finde) (?:largo de \w+)\b|\b(?:el )?puente de \w+\b|\b(?:la )?(?:sem|semana) (?:que viene|q viene|prox\w*|entrante|q(?:ue)? entra|q(?:ue)? sigue)\b|^\W*(?:(?:mejor|pues|para|pa|en|yo creo que) )*la (?:que viene|q viene|proxima|otra|que entra|q entra|que sigue|siguiente|primera quincena|segunda quincena)\W*$|\b(?:la )?prox(?:ima)? sem\b|\ba mas tardar (?:el|para el) \d{1,2}(?: de [a-z]+)?\b/,
  ],
  soon: [
    RegExp(`\\bque sea en ${DAY}\\b|^\\W*en ${DAY}(?=\\s*(?:$|[,.;]))`),
    RegExp(
      `(?<=${ALLOWED})${SMALL_COUNT} dias?(?=${TO_DO})|(?<=${REMAINS})${SMALL_COUNT} dias?\\b(?! (?:de (?!plazo)|libres?))`,
    ),
    RegExp(
      `\\b(?:(?:para|pa|p ?/|pasado|antes de|desde|a partir de|por|xa|de aqui a|a mas tardar|hasta|entre hoy y|de hoy a|hoy o) ?)*(?:manana|mnn|mñn|manna|mñana|mñna|manaña|manan|mñana)(?: mismo)?${PART}\\b(?<!\\b(?:la|esta|cada|las|por la|en la|de la|a la|media) (?:manana))|\\bpasado manana\\b`,
    ),
    RegExp(
      `\\b(?:(?:este|el|para el|pal|para|pa|pa el|desde el|antes del|proximo|este proximo|el proximo|para este|al|del|hasta el|a mas tardar el|a mas tardar|sin falta el|de preferencia|entre el) )*${DAY}(?:,? (?:o|y|u|a|y/o) (?:el )?${DAY})?(?: que (?:viene|entra)| proximo| entrante)?${PART}\\b`,
    ),
    /\b(?:(?:para|pa|antes de(?: que (?:termine|acabe))?|dentro de|durante|en|a lo largo de|en el transcurso de|a (?:fines|finales|mediados) de|para (?:fines|finales|mediados) de|en lo que queda de|mas adelante|mas tarde|hacia el final de) )*(?:est?a(?: misma)? (?:misma )?semana|est?a sem\b|la semana(?= en curso| actual)|el transcurso de la semana)\b(?! (?:que viene|proxima|entrante|pasada))|\b(?:en|durante|dentro de|a lo largo de|en el transcurso de|antes de que (?:termine|acabe)|antes de terminar|a (?:fines|finales|mediados) de|para (?:fines|finales) de|en el curso de) la semana\b(?! (?:que viene|proxima|entrante|pasada|del|siguiente|santa))/,
    /\b(?:(?:este|para este|el|para el|en el|antes del?|pa este|pal|para|durante el|estos?|de este) )?(?:fin(?:es)? de semana|finde(?:s)?|finsemana|fin de sem|weekend)\b(?! (?:de (?:mes|ano)|pasado|proximo|que viene|largo de|por medio))|\beste fin\b(?! de (?:mes|ano))/,
    RegExp(
      `\\b(?:(?:en|dentro de|antes de|de aqui a|de aca a|en menos de|durante|maximo|max|a lo mucho|en no mas de) )+(?:los |estos |las )?(?:proximos |siguientes )?(?:${SMALL_COUNT}${RANGE})?(?: proximos| siguientes)? ?(?:dias|diitas|dia)(?: habiles| maximo)?\\b(?<!\\b(?:en|dentro de|durante) (?:el |un )?dia)|\\b(?:uno|1|un dia) o (?:dos|2)(?: dias)?\\b|\\b(?:en )?(?:estos|los proximos|los siguientes) (?:proximos )?dias\\b`,
    ),
    /\b(?:(?:en|dentro de|antes de|en menos de)(?: las)?(?: proximas)? )?(?:48|72|36|cuarenta y ocho) ?(?:h|hs|hrs|horas)\b|\b(?:al|para el) dia siguiente\b|\bestos dias\b|\b(?:un )?par de dias\b|\bde (?:hoy|aqui) a (?:pasado )?manana\b|\b[12] (?:a|o) [234] dias\b/,
    /\b(?:(?:lo mas |muy |mas |bien )?(?:pronto|prontito)|proximamente|en breve|a corto plazo|dentro de poco|en poco tiempo|rapidamente|rapidito|con cierta prisa|algo de prisa|soon|tomorrow|this week(?:end)?|a mas tardar)\b|(?<=(?:^|[,.!] ?))rapido(?=\s*(?:$|[.,!?]))/,
  ],
  later: [
    /^\W*(?:(?:como|unos|unas|en|entre|maximo|mas o menos|pues|yo creo que)\W+)*(?:\d+|un par de|par de|un|una|dos|tres|cuatro|cinco|seis|quince|veinte)(?: ?(?:o|a|-|y) ?(?:\d+|dos|tres|cuatro|cinco|seis))? ?(?:semanas?|mes(?:es)?|quincenas?)(?:\W+(?:maximo|mas o menos|por favor|esta bien|si se puede))*\W*$|^\W*(?:(?:como|unos|en)\W+)*(?:[5-9]|\d\d|quince|diez|ocho|veinte)(?: ?(?:o|a|-) ?\w+)? dias\W*$/,
    /\b(?:en|dentro de) (?:unos |unas |como |como unos )?(?:quince|15|veinte|20|treinta|30) dias\b|\b(?:antes|despues|pasando|luego) (?:del?|el) (?:puente|las fiestas|fin de semana)\b/,
    RegExp(
      `(?<=${ALLOWED})${COUNT} (?:dias|semanas|mes(?:es)?)(?=${TO_DO})|(?<=${REMAINS})${COUNT} (?:dias|semanas|mes(?:es)?)\\b(?! (?:de (?!plazo)|libres?))`,
    ),
    RegExp(
      `\\b${MONTH} (?:esta(?:ria)?|va|iria|seria|es|me (?:va|queda|viene)|nos (?:va|queda|viene)) (?:bien|perfecto|ok|mejor|ideal)\\b`,
    ),
    RegExp(
      `\\b(?:(?:para|antes|hasta|desde|a partir|despues|entre|cerca|alrededor|sera)(?: del?)? )?(?:el |del )?(?:dia )?(?:${DAY} )?(?:\\d{1,2}|1ro|1ero|primero|1o|uno|quince|treinta|veinte)(?: (?:al|y|o|a|-) (?:el )?\\d{1,2})? (?:de |d )?${MONTH}\\b`,
    ),
    RegExp(
      `\\b(?:(?:a |para |hasta |desde |antes de |en |por )?(?:principios|mediados|fines|finales|inicios|fin|comienzos|el mes|primera quincena|segunda quincena|la primera semana|la ultima semana) de|en|para|antes de|antes del mes de|hasta|desde|a partir de|el mes de|despues de|por|hacia|durante|pasando|entrando|como para|como en) ${MONTH}\\b(?: (?:proximo|que viene))?`,
    ),
    RegExp(
      `(?<=(?:^|[,.;!?(-] ?))${MONTH}(?=\\s*(?:$|[,.;!?)]))|\\b(?!mayo\\b|marzo\\b|julio\\b|abril\\b)${MONTH}(?=\\s*(?:$|[,.;!?)]))|\\b${MONTH} (?:proximo|que viene|del proximo)\\b`,
    ),
    RegExp(
      `\\b(?:(?:en|para|antes de|antes|de|del|durante|a (?:principios|mediados|fines|finales|inicios) de|hasta|a) )*(?:(?:la|el|l[ao]s) )?(?:(?:proxim[oa]s?|siguientes?|otr[oa]) (?:semanas?|mes(?:es)?|anos?|temporada|quincena|semestre|ciclo|${SEASON})|(?:semana|mes|ano|temporada|quincena|semestre|${SEASON}) (?:que viene|q viene|k viene|que entra|que sigue|proxim[oa]|entrante|siguiente|de arriba|venider[oa]))\\b|\\b(?:el )?proximo ${MONTH}\\b|\\bprox (?:semana|mes|ano)\\b`,
    ),
    RegExp(
      `\\b(?:en(?: el| la| este)?|para(?: el| la| este)?|pa(?:l| el| la)?|antes del?(?: la| el)?|este|esta|a (?:fines|finales|principios|mediados|inicios) de(?:l| la)?|despues del?(?: la)?|el|la|pasando(?: el| la)?|durante(?: el| la)?|hasta(?: el| la)?|desde(?: el| la)?|llegando(?: el| la)?|hacia(?: el| la)?|entrando(?: el| la)?) ${SEASON}\\b(?! (?:pasad|entra|se |hace |anterior|me |nos ))(?<!\\b(?:la|el) ${SEASON}(?<!(?:en|para|de|despues de|antes de|pasando|durante|hasta|desde|hacia) (?:la|el) ${SEASON})(?<=\\w (?:la|el) \\w+))|(?<=(?:^|[,.;] ?))${SEASON}(?=\\s*(?:$|[.,!?;]))`,
    ),
    RegExp(
      `\\b(?:(?:en|dentro de|de aqui a|de aca a|de hoy a|en unas?|en unos?|como en|faltan|falta|antes de|en menos de|durante|al cabo de|despues de|pasad[oa]s|hasta dentro de) )+(?:(?:unas?|unos?|como|aproximadamente|mas o menos|las|los|casi|mas|proximas|proximos|otras?) )*(?:${COUNT}|proximas|proximos)?${RANGE} ?(?:semanas?|semanitas?|mes(?:es)?|mesecitos|anos?|quincenas?)(?: (?:mas|o mas|aprox))?\\b`,
    ),
    RegExp(
      `\\b(?:en|dentro de|de aqui a|faltan|para dentro de)(?: unos| como)? (?:[5-9]|\\d\\d|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte)(?: o \\w+)? dias\\b|\\ben (?:una|la) quincena\\b|\\bla quincena\\b(?= que)`,
    ),
    RegExp(
      `\\b(?:antes de(?:l)?|para|pa|despues de(?:l)?|en|pasando|que pasen|cuando pasen|luego de|hasta|por|durante|pasad[oa]s|terminando|acabando|a tiempo para|previo a|de aqui a) ?(?:las |los |la |el |estas |estos |esta |este )?${HOLIDAY}\\b(?<!\\bde fin de ano)|\\b(?:antes de|despues de|a tiempo para) ${OCCASION}\\b|\\b(?:antes de|despues de|pasando|cuando (?:pasen|terminen|acaben|empiecen|lleguen|pase|acabe)|hasta|previo a|antes de que (?:lleguen|empiecen|vengan|caigan|llegue|empiece|comience)|terminando|para) ${WEATHER}\\b(?<!\\bpara (?:la|las|el|los) (?:nieves?|lluvias?|frio|calor|heladas?|nevadas?|tormentas|temporada))|\\b(?:antes del?|despues del?) (?:frio|calor|invierno|verano|friazo|huracan)\\b|\\bantes de (?:que |q )?(?:(?:se )?(?:acabe|termine) (?:el|la|este)|haga|caigan?|empiecen?|comiencen?|llueva|nieve|empiece a|comience a|nazca|naciera|entre el|llegue el|lleguen los|vengan los|venga el|inaugur\\w+|nevar|llover)\\b(?: \\w+){0,2}`,
    ),
    /\b(?:a|para|en|antes de)? ?(?<!de )(?:fin(?:es|ales)?|principios?|mediados|inicios|comienzos|finales) (?:de|del|de la) (?:este |el |proximo )?(?:mes|ano|temporada|semestre|ciclo|ano escolar|curso|trimestre|quincena)\b|\bfin de mes\b|(?<!de )\bfin de ano\b|\beste (?:mes|ano)\b|\b(?:este mes|este ano|en el ano|dentro del mes|(?:en )?lo que (?:queda|resta|falta) (?:del|de este) (?:mes|ano)|en el mes|durante el mes|en estas semanas|las proximas semanas|los proximos meses|en las proximas semanas)\b/,
    /\b(?:el|para el|antes del|hasta el|desde el|a mas tardar el|es el) (?:dia )?(?:[4-9]|[12]\d|3[01])\b(?=\s*(?:$|[,.;!?)]| (?:si|por|del|en|a las|al|y|a mas|para|es|se)))|\b(?:el|del) dia \d{1,2}\b|\b(?:antes|despues|pasando|luego|a partir|por ahi|hacia el|sobre el|como el|tipo el)(?: del?)? (?:dia )?\d{1,2}\b(?! ?(?:am|pm|hs|horas|personas|anos|metros|dias|semanas|meses|minutos|pesos|euros|de la (?:manana|tarde|noche)|:|%))|\b(?:el|para el|antes del|hasta el|es el) \d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|(?<!\d )\b(?!1\/2\b)\d{1,2}\/\d{1,2}\b(?=\s*(?:$|[,.;!?)]))|\b20\d\d-\d\d-\d\d\b/,
    /\b(?:(?:a|para) (?:principios|mediados|finales|inicios|fines) de 20[2-9]\d|(?:alrededor|cerca) del \d{1,2}|de \d{1,2} a \d{1,2} (?:semanas|meses)|(?:en|durante) el (?:transcurso|curso) del? (?:verano|invierno|otono|ano|mes|la primavera)|a lo largo del (?:verano|invierno|otono|ano|mes))\b/,
  ],
  but: /\b(?:pero|aunque|sin embargo|eso si|sino que|but|nomas que|solo que)\b/,
};
