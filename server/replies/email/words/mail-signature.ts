/** Lines that programs and phones put below what somebody wrote. */
const ADDED = [
  /^(sent|envoyée?|enviad[oa]|gesendet|inviato|verzonden|verstuurd) (from|via|with|using|by|de|du|depuis|à partir d|avec|par|desde|con|von|mit|dal?|vanaf).{2,100}$/i,
  /^(get|obtenir|obtenez|télécharge[rz]|obtén|obtener|descarga[r]?|consigue) (outlook|bluemail|yahoo|l['’]application).{0,120}$/i,
  /^yahoo mail\s?:/i,
  /^(virus-free|garanti sans virus|sans virus|libre de virus)\b.{0,60}$/i,
  /^(confidentiality notice|confidentiality|avis de confidentialité|confidentialité|aviso de confidencialidad)\s?:/i,
  /^(this e-?mail|ce courriel|ce message|este correo|este mensaje)\b.{0,80}\b(confidential|confidentiel|confidencial)/i,
];
/** How letters end; what follows is a name, and who that is. */
const CLOSING =
  /^((kind|best|warm|many)? ?regards|best wishes|(yours )?sincerely( yours)?|yours (truly|faithfully)|(bien |très )?cordialement( vôtre)?|bien à vous|(meilleures |sincères )?salutations( distinguées)?|(saludos|un (cordial )?saludo)( cordial(es)?)?|atentamente|cordialmente)\s?[,.!]?$/i;
/** A longer text after it is no signature. */
const MAX_SIGNATURE_LINES = 10;
const MAX_LINE_CHARS = 400;

/**
 * Whether a signature begins at this place of what somebody wrote. The lines are trimmed; `hasWords`:
 * whether they wrote something before.
 */
export function isSignatureAt(lines: readonly string[], place: number, hasWords: boolean): boolean {
  const line = lines[place]!;
  if (line.length > MAX_LINE_CHARS) return false;
  if (/^(--|—|__+|–)$/.test(line)) return true;
  if (ADDED.some((one) => one.test(line))) return true;
  return hasWords && CLOSING.test(line) && lines.length - place <= MAX_SIGNATURE_LINES;
}
