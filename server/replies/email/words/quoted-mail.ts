/** A line that introduces a quoted mail may be wrapped over so many lines. */
const MAX_WRAPPED = 4;
const MAX_INTRODUCTION = 400;
/** How far below the author of a quoted mail its other fields may stand. */
const MAX_FIELDS = 8;

/** `On <when>, <who> wrote:` and its like, in our languages and those of neighbours. */
const INTRODUCTIONS = [
  /^On .*[\d@].* (wrote|writes)\s?:$/i,
  /^Le .*[\d@].* (a écrit|écrivait)\s?:$/i,
  /^El .*[\d@].* escribi[óo]\s?:$/i,
  /^(Em|Op|Am|Il|Den|Il giorno) .*[\d@].* (escreveu|schreef|schrieb|ha scritto|skrev)(?!\p{L})[^:]{0,80}:$/iu,
  /^.{2,120}<[^<>@\s]+@[^<>\s]+>\)?,? (wrote|a écrit|escribió|schrieb)(?!\p{L})[^:]{0,80}:(\s{2,}\S.*)?$/iu,
];

const AUTHOR = /^\*?(From|De|Expéditeur|Remitente|Von|Da)\s?:/i;
const FIELD =
  /^\*?(Sent|Date|To|Cc|Subject|Reply-To|Importance|Envoyée?( le)?|À|A|Objet|Répondre à|Enviad[oa]( el| em)?|Fecha|Para|Asunto|Assunto|Gesendet|An|Betreff|Inviato|Oggetto|Destinataire)\s?:/i;
const DIVIDER =
  /^\W*(original message|message d['’]origine|message original|mensaje original|original-nachricht|(begin |début du |inicio del )?(forwarded message|message (réexpédié|transféré)|mensaje reenviado))\W*$/i;

/**
 * How many lines introduce a quoted mail at this place; 0 where none does. The lines are trimmed.
 */
export function introductionAt(lines: readonly string[], place: number): number {
  const line = lines[place]!;
  if (line.length > MAX_INTRODUCTION) return 0;
  if (DIVIDER.test(line)) return 1;
  if (AUTHOR.test(line)) return isHeader(lines, place) ? 1 : 0;
  return wrappedIntroduction(lines, place);
}

function isHeader(lines: readonly string[], place: number): boolean {
  const below = lines.slice(place + 1, place + 1 + MAX_FIELDS);
  return below.filter((line) => FIELD.test(line)).length >= 2;
}

function wrappedIntroduction(lines: readonly string[], place: number): number {
  let joined = '';
  for (let count = 1; count <= MAX_WRAPPED; count += 1) {
    const line = lines[place + count - 1];
    if (!line || joined.length + line.length > MAX_INTRODUCTION) return 0;
    joined = joined ? `${joined} ${line}` : line;
    if (INTRODUCTIONS.some((one) => one.test(joined))) return count;
  }
  return 0;
}
