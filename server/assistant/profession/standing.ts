import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Token } from '../text/tokens.ts';

type StandingWords = {
  /** Right before the trade: it is wanted. */
  readonly wanted: RegExp;
  /** Right before the trade: it is ruled out. */
  readonly ruledOut: RegExp;
  /** Right before the trade: it belongs to the story ("my plumber"). */
  readonly known: RegExp;
  /** Right before the trade: any one of it is meant. */
  readonly indefinite: RegExp;
  /** Right after the trade: what a trade of the story does: come, say, finish. */
  readonly acted: RegExp;
  /** Right after the trade: it is gone or never came, so that another one may be wanted. */
  readonly gone: RegExp;
};

const WORDS: Readonly<Record<UnderstoodLanguage, StandingWords>> = {
  en: {
    wanted:
      /\b(need|needs|needed|want|wanted|looking for|look for|hire|hiring|seeking|searching for|find|recommend|recommendation for|get me|send|any|is there|anyone know) (?:\S+ ){0,3}$/,
    ruledOut:
      /\b(not|no|isnt|aint|never|without|dont need|dont want|dont send|dont send me|dont send me another|do not need|do not want|not looking for|didnt ask for|didnt want|didnt need|never asked for|no need for|instead of|rather than|not worth calling|worth calling) (?:(?:a|an|the|any|another|or|to|call|just|really) |\S+ or ){0,3}$/,
    known:
      /\b(my|our|the|his|her|their|last|first|old|previous|other|another|two|one|usual|regular|former|that(?! an? )) (?:\S+ )?$/,
    indefinite: /\b(?:a|an) (?:good )?$/,
    acted:
      /^ ?(?!to |(?:that|who|which) (?:comes?|can|could|does|do|will|would|is|works?|speaks?|takes?|knows?|has|have)\b)(?:\S+ ){0,3}(said|says|say|told|tells|found|finds|noticed|spotted|discovered|flagged|suggested|suggests|recommends|advised|advises|warned|mentioned|pointed|damaged|scratched|knocked|came|comes|come|cancelled|canceled|quit|quits|left|leaves|bailed|ghosted|vanished|disappeared|retired|finished|is done|are done|did|doesnt|wont|wouldnt|cant|couldnt|refused|refuses|already|checked|looked|fixed|installed|passed|has everything|booked|moved|took|thinks|swears|blames|recommended|texted|was here|was great|got|just left|broke|butchered|ran|painted over|never showed|no show|showed up|shows up|arrives|gave|discharged|sent|charged|is fine|are handling|handles|handle|dropped)\b/,
    gone: /^ ?(?:\S+ ){0,3}(cancelled|canceled|cancels|quit|quits|bailed|ghosted|vanished|disappeared|retired|never showed|no show|no showed|didnt show|didnt come|didnt turn up|never came|never called|never turned up|wont come|cant come|cant make it|is sick|got sick|fell through|moved away|stopped answering|stopped coming|stopped showing|went out of business|went bankrupt|left us|left me|left halfway|dropped out|dropped us|backed out)\b/,
  },
  fr: {
    wanted:
      /\b(cherche|cherchons|recherche|besoin|veux|voudrais|aimerais|trouver|trouve|engager|faut|faudrait|quelqu un|envoyez|auriez|avez|connaissez|dispo|urgent|disponible|recommandez|souhaite) (?:\S+ ){0,3}$/,
    ruledOut:
      /\b(pas|(?<=\S )(?<!\b(?:ben|mais|ah|oh|eh|bah|non|euh|heu) )non|ni|sans|plutot qu|plutot que|au lieu d|au lieu de|jamais|plus besoin) (?:(?:un|une|d|de|du|le|la|l|les|besoin|des|ni|encore|pour|seulement) |\S+ ou ){0,4}$/,
    known:
      /\b(mon|ma|mes|notre|nos|le|la|l|les|son|leur|ancien|ancienne|dernier|derniere|premier|autre|deux) (?:\S+ )?$/,
    indefinite: /\b(?:un|une|des) (?:bon |bonne )?$/,
    acted:
      /^ ?(?!je |j |pour )(?:\S+ ){0,3}(dit|disent|disait|conseille|suggere|a (?:trouve|vu|remarque|decouvert|constate|conseille|suggere)|jure|pense|pretend|trouve que|repond|refuse|recommande|s occupe|arrive|accuse|vient de|viennent de|venait|etait|etaient|sont venus|est venu|est venue|est passe|est passee|est parti|est partie|a (?:deja |tout |pas |rien |juste |bien )?(?:dit|fait|refait|fini|termine|lache|annule|quitte|passe|change|ferme|referme|livre|installe|pose|recommande|trouve|repare|verifie|regarde|mis|vu|pris|laisse|choke|perdu|coupe|peint|sable|vendu|conseille|confirme|envoye)|ont (?:dit|fait|fini|annule|change|pose|choke|lache|laisse)|nous (?:a|ont) \w+|m a \w+|l a \w+|a l air|est (?:sur|deja|reserve|booke|booked|correct|parti|malade)|sont (?:corrects|reserves|bookes|passes)|veut pas|peut pas|viendra|attend|attendent)\b/,
    gone: /^ ?(?:\S+ ){0,3}(annule|annulent|annulee|lache|lachee|lachent|laisse tomber|laissee tomber|laisses tomber|disparu|disparue|jamais venu|jamais venue|jamais pointe|pas pointe|pas venu|pas venue|pas rentre|faillite|retraite|est malade|tombe malade|tombee malade|repond plus|repond pas|rappelle pas|rappelle plus|rappellent pas|pas venir|plus venir|choke|choquee|demenage|demenagee|decalisse|parti avec|partie avec)\b/,
  },
  es: {
    wanted:
      /\b(necesito|necesitamos|busco|buscamos|ocupo|quiero|queremos|quisiera|requiero|contratar|encontrar|hay algun|conocen|conoce|recomienden|alguien|algun|alguna|urge|me urge|solicito) (?:\S+ ){0,3}$/,
    ruledOut:
      /\b(no|ni|sin|tampoco|en vez de|en lugar de|no es|no necesito|no busco|no quiero) (?:(?:un|una|al|el|la|los|las|de|del|es|otro|otra|ser|para|soy|a|ningun|busco|quiero|necesito) |\S+ (?:ni|o) ){0,4}$/,
    known:
      /\b(mi|mis|el|la|los|las|nuestro|nuestra|su|anterior|otro|otra|ultimo|primer|dos) (?:\S+ )?$/,
    indefinite: /\b(?:un|una|unos|unas) (?:buen |buena )?$/,
    acted:
      /^ ?(?!para |que (?:venga|pueda|sepa))(?:\S+ ){0,3}(dice|dicen|dijo|dijeron|encontro|encontraron|noto|notaron|descubrio|vio|sugirio|sugiere|aconsejo|vino|vinieron|cancelo|canceló|fue|se fue|ya (?:\w+o|\w+aron|\w+ieron|vino|no|hizo|puso)|termino|terminaron|hizo|hace|no vino|no llego|arreglo|probo|reviso|juro|jura|cree|quiere|puede|contesta|renuncio|mando|recomendo|dejo|quedo|puso|pinto|lleva|viene|llega|me dejo|nos dejo|instalo|paso|trae)\b/,
    gone: /^ ?(?:\S+ ){0,3}(cancelo|cancelaron|no vino|no llego|no llegaron|no aparecio|nunca llego|nunca vino|nunca aparecio|desaparecio|plantado|plantada|plantados|plantadas|quedo mal|renuncio|se jubilo|no contesta|no contestan|ya no viene|ya no contesta|se enfermo|esta enfermo|esta enferma|quebro|cerro|se mudo|se echo para atras|se rajo|dejo tirado|dejo tirada|dejo tirados|dejo botado|dejo botada)\b/,
  },
};

/**
 * How a message speaks of a trade, and the factor of the trade's weight. Below 0 it is ruled out.
 */
export const KEPT = {
  wanted: 1.3,
  named: 1,
  gone: 0.1,
  mentioned: 0.5,
  acted: 0.05,
  ruledOut: -0.4,
} as const;
export type Standing = keyof typeof KEPT;

const WINDOW = 6;

/**
 * How the message speaks of the trade named by the tokens `first` to `last`: wanted, merely named,
 * part of the story ("the electrician says it's the roof"), gone ("my plumber cancelled") or ruled
 * out ("not a plumber").
 */
export function standingOfTrade(
  tokens: readonly Token[],
  first: number,
  last: number,
  language: UnderstoodLanguage,
): Standing {
  const words = WORDS[language];
  const before = neighbours(tokens, first, -1);
  const after = neighbours(tokens, last, 1);
  if (words.ruledOut.test(before)) return 'ruledOut';
  if (words.wanted.test(before)) return 'wanted';
  if (words.gone.test(after)) return 'gone';
  const acted = words.acted.test(after);
  if (words.known.test(before)) return acted ? 'acted' : 'mentioned';
  if (words.indefinite.test(before)) return 'named';
  if (first === 0 && !acted) return 'wanted';
  return acted ? 'acted' : 'named';
}

/** The words of the same clause before (`step` -1) or after (1) a token, as text. */
function neighbours(tokens: readonly Token[], at: number, step: 1 | -1): string {
  const words: string[] = [];
  const clause = tokens[at]?.clause;
  for (let index = at + step; words.length < WINDOW; index += step) {
    const token = tokens[index];
    if (token === undefined || token.clause !== clause) break;
    words.push(token.word);
  }
  return step === 1 ? words.join(' ') : `${words.toReversed().join(' ')} `;
}
