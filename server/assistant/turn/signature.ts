import { FIRST_NAMES } from '../place/proper-names.ts';
import { fold } from '../text/fold.ts';

/** Names that are towns or words, too: they sign only where they end what is said. */
const SIGNING_NAMES: ReadonlySet<string> = new Set(
  `abigail ada adela adelina agatha agathe albertine alfred alma alphonse ambrose amelia angele angelina annette antoinette aristide arlene armand arnold arthur beatrice bella belen bernadette bernice bertha bertrand bessie betty beverly bonnie bruce carl carole cecilia celeste chester chuy clarence clementine clyde concepcion concha consuela cora cornelius craig dale denys diego doreen dorothy earl edith edna edouard eduviges edwin eileen eleanor elena eliana ella ellen elmer eloisa elsie emile ernest estelle ethel eugene eugenie eulalia eunice eva evangelina ezequiel fabian felicia fernand flora flore florent frances frederic fredericka freda gaetan gaston genaro geoffrey georgette georgia gerald geraldine germaine gertrude gilberte gordon grace guillermina hamid harold harriet harry hazel henriette henry herbert herve higinio hilda hortense howard hubert huguette ida inez irma isidro iris jacinto janice jeannine jesus joan joyce june kenneth keith lawrence leona leopoldo leslie lillian lionel lois lorna lottie lucien lucienne lucille lucrecia mabel mae maggie malcolm marguerite marie-claude marvin mathilde maureen may mildred millie minerva murray muriel myrtle nell nellie nestor noella norman normand odile olive opal ophelie orville otis oswaldo owen pearl peggy percy phyllis pierrette prudence ralph ramona raphael raul raoul reginald refugio rejeanne reuben rodolfo rodney roland rolande rollande romeo rosalie roseline rosemary roy ruby rufus ruperto russell sadie sally shirley solange soledad stanley stella stewart sylvia teofilo ted thelma theodora tomasa ulysses ursula valentin velma vernon victoire viola violet vivian wanda warren wilfred wilfrid wilma winifred winston yolande yvette zelda zoila lupe lupita chela pepe tono memo nacho beto chayo cuca tere`.split(
    ' ',
  ),
);
/** A name of its own at the end: "Please send it. Walter", "Gracias. Doña Lupe". */
const BELOW =
  /^(.*[.!,\n]\s*)(?:(?:Mr|Mrs|Ms|Dr|Mme|M|Sr|Sra|Don|Do\u00f1a)\.? )?(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}'-]*\.?){0,2}[\s.!]*$/su;
/** Before a name that may be any. */
const THANKS =
  /\b(?:thanks?(?: you| u)?(?: so much| very much| kindly)?|regards|wishes|cheers|merci(?: beaucoup| bien)?|cordialement|gracias|saludos|atentamente)\s*[,\n]\s*$/;

/** A name an utterance ends with, where it begins, and whether that is a person's by itself. */
interface Signature {
  start: number;
  isName: boolean;
}

/** The name that an utterance is signed with: "Yes, send it. Walter"; null where it is not. */
export function signatureOf(text: string): Signature | null {
  const [, before = '', name = ''] = BELOW.exec(text) ?? [];
  if (!name) return null;
  const isName = FIRST_NAMES.has(fold(name)) || SIGNING_NAMES.has(fold(name));
  return isName || THANKS.test(fold(before)) ? { start: before.length, isName } : null;
}
