import { foldName } from './names/fold.ts';
import { findPlaceName } from './names/place-names.ts';

/** "Hochelaga coin Ontario et Aylwin": a name, and behind it two streets that cross. */
const BEFORE_CORNER =
  /^([^,\d]{3,40}?),? ((?:au |à l'|at the )?(?:coin|angle|esquina|esq\.?|corner)(?: of| d[eu]s?| de| con)? .+ (?:et|pis|puis|and|y|e|con) .+)$/iu;

/** A corner with the known place before it as the town it is in; any other text as it is. */
export function withPlaceBehindCorner(text: string): string {
  const [, name = '', corner = ''] = BEFORE_CORNER.exec(text) ?? [];
  return corner !== '' && findPlaceName(foldName(name)) !== null ? `${corner}, ${name}` : text;
}
