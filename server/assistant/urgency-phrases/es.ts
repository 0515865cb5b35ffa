import type { TimingPhrases } from './timing-phrases.ts';

const DAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const PART =
  '(?: (?:a|por|en|de) la (?:manana|tarde|noche)| al? (?:mediodia|medio dia)| temprano| a las? \\d+(?::\\d+)?| en la manana)?';
const NUMBER = '(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|unas?|unos?|par de)';
const SEASON = '(?:primavera|verano|otono|invierno)';

export const timingPhrases: TimingPhrases = {
  aside: [
    RegExp(
      `\\b(?:los|todos los|cada|todas las|todo el) (?:${DAY}s?|dias|semanas?|mes(?:es)?|fines de semana|noches|mananas|tardes|dia|quincena)\\b`,
    ),
    RegExp(`\\b(?:de )?${DAY}s? a ${DAY}s?\\b`),
    RegExp(
      `\\b(?:desde|el) (?:el )?(?:${DAY}|mes|ano) (?:pasado|anterior)\\b|\\b(?:semana|noche) pasada\\b|\\bla otra noche\\b|\\bfin de semana pasado\\b|\\bdesde (?:el |hace )?(?:${MONTH}|ayer|hoy)\\b`,
    ),
    /\b(?:por|x|a la|al|veces (?:por|a la|al|x)|vez (?:por|a la|al)|cada|entre) (?:semana|mes|dia|ano|quincena)\b|\b(?:semanal|mensual|quincenal|diario|diaria|mensualmente|semanalmente)\b/,
    /(?<!manana )\b(?:por|en|de|a) las? (?:manana|mananas)\b|\blas mananas\b|\bmananas\b|\ben las tardes\b/,
    /\bhace (?:ya |como |unos |unas |mas de )*(?:\w+) (?:dias?|semanas?|mes(?:es)?|anos?|horas?)\b/,
    /\bhoy en dia\b|\bhasta (?:ahora|hoy)\b|\bpor ahora\b|\bahora (?:que|no|nada|si|quiero|necesito|el|la|los|las|todas?|todos?|quien|esta|hay|me|mi|se|resulta)\b|\bde hoy en dia\b|\banoche\b|\bayer\b/,
    RegExp(
      `\\b(?:quedo|nacio|compre|murio|llego|llegue|empezo|paso|fue|tuve|me mude)\\b(?: [\\w']+){0,3} en ${MONTH}\\b`,
    ),
    /\bbuen(?:os|as) (?:dias|tardes|noches)\b|\bturno (?:de )?(?:noche|manana|tarde)\b/,
  ],
  calm: [
    /\bsin(?: ninguna| mucha| nada de| ningun| mucho)? (?:prisas?|apuros?|afan|urgencia|apremio|presion|estres|correr)\b/,
    /\bno (?:hay|tengo|corre|llevo|tenemos|traigo|es de|corremos)(?: mucha| mucho| ninguna| ningun| tanta| nada de)? (?:prisa|apuro|afan|urgencia|prisas)\b|\bno (?:me |nos )?(?:es |esta |estoy |estamos )?(?:tan |muy |nada )?(?:urgente|urge|apurad[oa]s?|urgentes|apura|apremia)\b|\bno es (?:para|una) (?:urgencia|ya|hoy)\b|\bnada urgente\b/,
    /\bcuando (?:puedan?|pueda|se pueda|tengan?|tenga|quieran?|gusten?|haya|les|le|te|puedas|tengas|quieras|sea|guste|esten?|ustedes|vengan bien)(?: (?:quede|acomode|convenga|venga|tiempo|lugar|espacio|un rato|hueco|bien|disponible|libre|turno|chance))*\b/,
    /\b(?:con calma|con tiempo|puede esperar|pueden esperar|tomense su tiempo|a su ritmo|cualquier dia|en algun momento|algun dia|fecha flexible|fechas flexibles|sin fecha|mas adelante|cualquier fecha|en su momento)\b/,
  ],
  now: [
    /\b(?:urgent[ei]s?|urgentemente|urgencia|me urge|nos urge|urge|lo antes posible|lo mas pronto(?: posible)?|lo mas rapido(?: posible)?|cuanto antes|a la brevedad|de inmediato|inmediatamente|ahora mismo|ahora ya|ahorita(?: mismo)?|aorita|ahorit|horita|ya mismo|ya ya|yaaa*|hoy(?: mismo| dia)?(?: (?:a|por|en) la (?:tarde|noche|manana))?|esta (?:noche|tarde|misma tarde|misma noche)|en este momento|al tiro|de una|asap|right now|today|(?:en|dentro de|antes de) (?:una|\d|24|12|dos|pocas) ?(?:horas?|hrs?|h)|en seguida|enseguida|emergencia|de volada|de emergencia|a la voz de ya|para ayer)\b/,
    /\bya\b(?=\s*(?:$|[.,!;)]|por favor|porfa|\p{Extended_Pictographic}))/u,
    /\bahora\b(?=\s*(?:$|[.,!?;)]|por favor|porfa|\p{Extended_Pictographic}))/u,
  ],
  soon: [
    RegExp(`\\b(?:(?:para|pasado|antes de|desde) )?manana${PART}\\b`),
    RegExp(
      `\\b(?:(?:este|el|para el|desde el|antes del|proximo|este proximo|el proximo|para este|al|del) )*${DAY}(?: (?:o|y) (?:el )?${DAY})?(?: que viene| proximo)?${PART}\\b`,
    ),
    /\b(?:esta|en esta|durante la|durante esta|en la) semana\b(?! (?:que viene|proxima|entrante|pasada))|\bentre semana\b|\b(?:este|el|para el|en el) (?:fin de semana|finde|fin)\b(?! de (?:mes|ano))|\bfinde\b/,
    RegExp(
      `\\b(?:en|dentro de|antes de)(?: los proximos| unos)? (?:2|3|4|dos|tres|cuatro|unos|pocos|2 o 3|dos o tres|2-3|un par de|par de) dias\\b`,
    ),
    /\b(?:48|72|36) ?(?:h|hs|hrs|horas)\b|\bal dia siguiente\b|\bestos dias\b|\bun par de dias\b/,
    /\b(?:pronto|prontito|proximamente|soon|tomorrow|this week)\b/,
  ],
  later: [
    RegExp(
      `\\b(?:(?:para|antes|hasta|desde|a partir|despues)(?: del?)? )?(?:el |del )?(?:\\d{1,2}|1ro|primero|1o)(?: (?:al|y|o) \\d{1,2})? de ${MONTH}\\b`,
    ),
    RegExp(
      `\\b(?:(?:a |para |hasta |desde )?(?:principios|mediados|fines|finales|inicios|fin|comienzos) de|en|para|antes de|hasta|desde|a partir de|el mes de|despues de|por) ${MONTH}\\b`,
    ),
    RegExp(`(?<=(?:^|[,.;!?(] ?))${MONTH}(?=\\s*(?:$|[,.;!?)]))`),
    RegExp(
      `\\b(?:(?:la|el|para la|para el|en la|en el) )?(?:(?:proxim[oa]|siguiente) (?:semana|mes|ano|temporada|quincena|${SEASON})|(?:semana|mes|ano|temporada|quincena|${SEASON}) (?:que viene|que entra|proxim[oa]|entrante|siguiente|de arriba))\\b`,
    ),
    RegExp(
      `\\b(?:en(?: el| la)?|para(?: el| la)?|antes del?(?: la)?|este|esta|a fines de|despues del?|el|pasando el) ${SEASON}\\b(?! pasad)`,
    ),
    RegExp(
      `\\b(?:en|dentro de)(?: unas?| unos?| como)? ${NUMBER}(?: o \\w+|-\\d)? (?:semanas?|mes(?:es)?|anos?|quincenas?)\\b`,
    ),
    /\b(?:a fin de mes|fin de mes|a fines de mes|fin de ano|antes de navidad|para navidad|despues de (?:navidad|fiestas|reyes|semana santa)|antes de las fiestas|este mes|este ano|despues de las vacaciones|en vacaciones|en semana santa|para fin de ano|a finales de mes)\b/,
    /\bel (?:dia )?(?:[4-9]|[12]\d|30|31)\b(?=\s*(?:$|[,.;!?)]))|\bel dia \d{1,2}\b/,
  ],
};
