import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Span } from '../text/tokens.ts';

/**
 * What a fault does to something else: the food of a broken fridge, the ceiling below a leak. It says
 * how bad the fault is, and asks for nobody. Over folded text.
 */
const CONSEQUENCES: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: /\b(?:(?:(?:all|everything|half) )?(?:of )?(?:my |our |the )?(?:food|groceries|meat|milk|medicine|insulin|stuff)(?: in (?:it|there|the (?:fridge|freezer)))? (?:is |are |has |have |will |'s )?(?:all |now |already |starting to |gonna |going to )?(?:go(?:ing|ne|es)? (?:bad|off|to waste)|went bad|spoil(?:ing|ed|t)?|rot(?:ting|ted)?|thaw(?:ing|ed)?|melt(?:ing|ed)?|defrost(?:ing|ed)?)|(?:my |our |the )?(?:ceilings?|walls?|floors?|carpet|room|kitchen|bathroom|bedroom|basement|apartment|unit|condo|neighbou?rs?)(?: right)? (?:below|underneath|beneath|downstairs|under (?:it|us|me))[^.,;!?\n]*)/g,
  fr: /\b(?:(?:mon |le |notre |les )?(?:congelateurs?|congel|frigo|frigidaire) (?:est |sont )?(?:plein\w*|bourre\w*)(?: de (?:viande|bouffe|nourriture|manger))?|(?:toute? |toutes |tous )?(?:ma |mes |notre |nos |la |les |le |l')?(?:bouffe|nourriture|epicerie|aliments?|viande|lait|manger|medicaments?)(?: (?:du|dans le|dedans)(?: (?:frigo|congelateur|frigidaire))?)? (?:est |sont |va |vont |commence a |commencent a )?(?:en train de |tout(?:e|es)? |deja )?(?:se |s'en va |s')?(?:perd(?:re|s|ent|ue?s?)?|gat(?:er|e|ent|ees?)|pourri(?:r|t|e|s|ssent)?|degel(?:er|e|ent|ees?)|fond(?:re|ent)?|abim(?:er|e|ent|ees?))|(?:mon |ma |mes |le |la |les |l')?(?:plafonds?|murs?|planchers?|tapis|chambre|cuisine|salle de bain|sous-sol|logement|appart(?:ement)?|voisins?) (?:d'en |du |en |juste en |au-|de )?(?:bas|dessous|d'en dessous)[^.,;!?\n]*)/g,
  es: /\b(?:(?:se (?:me |nos )?(?:esta |estan |va a |van a )?(?:echa(?:ndo|r|n)?|echo|descompon(?:e|iendo|en)|pudr(?:e|iendo|en)|estrope(?:a|ando|an)|descongel(?:a|ando|an))(?: a perder)? )(?:toda |todo |todos )?(?:la |mi |el |los |lo )?(?:comida|carne|leche|alimentos|despensa|mandado|que hay|que tengo|medicinas?)|(?:toda )?(?:la |mi |nuestra )?(?:comida|carne|leche|despensa) (?:ya )?(?:se (?:me |nos )?(?:esta |va a )?(?:echa(?:ndo|r)?|echo|pudr\w+|descompon\w+|estrope\w+|descongel\w+))(?: a perder)?|(?:el |la |los |las |mi )?(?:techo|plafon|pared|piso|alfombra|cuarto|cocina|bano|sotano|departamento|depa|vecinos?)(?: del? (?:vecino|la vecina|los vecinos))? (?:de |del piso de |del? )?abajo[^.,;!?\n]*)/g,
};

/** Where a message tells the consequences of a fault. */
export function findConsequences(folded: string, spoken: UnderstoodLanguage): Span[] {
  return [...folded.matchAll(CONSEQUENCES[spoken])].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}
