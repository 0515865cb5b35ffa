import type { UnderstoodLanguage } from '#contract/language.ts';

type PartWords = {
  /** Announces another need: "and I also need". */
  readonly turn: RegExp;
  /** May join two needs, or two parts of one. */
  readonly join: RegExp;
  /** Announces several needs, so that each join may begin one. */
  readonly several: RegExp;
  /**
   * The message tells a story of trades or asks which trade is right: one need, whoever is named.
   */
  readonly story: RegExp;
  /** Says what the one who speaks is. */
  readonly self: RegExp;
  /** Opening words of a part that are not the need itself. */
  readonly opening: RegExp;
  /** Somebody asked for by the task instead of the trade: "someone to". */
  readonly someone: RegExp;
  /** May stand between a trade asked for and what leads to it: articles, and words of praise. */
  readonly articles: ReadonlySet<string>;
  /** After one of these, at the beginning, or behind a comma, a trade is asked for. */
  readonly leads: ReadonlySet<string>;
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** How people of each language pass from one need to the next, over folded text. */
export const PART_WORDS: Readonly<Record<UnderstoodLanguage, PartWords>> = {
  en: {
    turn: /\b(?:and |,? ?plus |, )?(?:(?:i|we)(?:'m|m| am|'re| are)? ?(?:also|additionally)\b|also,? (?:(?:i|we)(?:'d|'m|'re| am| are| would)?,? ?(?:need|want|like|looking|have|had)|need|looking|want|in need|a|an|to|someone|somebody|my|the|(?:he|she|they)(?:'d| would)? (?:needs?|wants?|likes?))\b|(?:and )?while (?:we're|we are|you're|you are|were|your) at it|on top of that|as well as|in addition|additionally|separately|another thing|secondly|second thing|(?:besides|apart from|other than) that\b|(?:oh|ah),? and (?!(?:(?:i|we)(?:'ve| have| 've)|there|it|that|the \w+ (?:is|are)|just|please|ring|call)\b)|after(?: that|wards?),? (?:a|an|(?:i|we)(?:'ll| will|'d| would)? (?:also )?(?:need|want|like)|someone|somebody)\b|and then (?:a|an|someone|somebody)\b|plus (?:a|an|i|we|someone|somebody)\b|and (?:someone|somebody) (?:to|who|for)\b)|(?<=[.;!?] ?)(?:also|plus)\b/g,
    join: / (?:and|\+|&)(?= (?!it\b|ones?\b|them\b|then\b|the water\b|water\b|there'?s?\b|(?:i|we)'?(?:ve| have)? (?:have|got)\b))/g,
    several:
      /\b(?:two|2|three|3|couple of|few) (?:different )?(?:things|jobs|problems|issues|needs)\b/,
    story:
      /\b(?:or (?:maybe|perhaps)|not sure (?:if|who|whether)|instead of|one company|one contractor|one person for (?:it )?all|or a|or an|cancelled|canceled|already (?:came|has|have|done|booked)|is booked|are booked|in charge|landed on)\b/,
    self: /\b(?:i am|i'm|im|we are|we're|my \w+ is) (?:an? |the )|\b(?:i|we) work (?:as|in|for)\b|\b(?:we are|we're) (?!after|looking|in |having)/,
    opening:
      /^[\s,.;:!?&+]*(?:(?:and|plus|also|then|oh|ah|(?:after|besides|apart from|other than) that|while (?:we're|we are|you're|you are|were) at it|on top of that|as well as|in addition|additionally|separately|another thing|secondly|i|we|i'm|im|am|are|we're|need|needs|looking for|want|would like|in need of|to have|someone|somebody|to|who can|who|for|is|two things)[\s,:]+)*/,
    someone:
      /\b(?:someone|somebody|anyone|anybody|a person|another person|someone else|somebody else|one person) (?:to|who|for|that|can)\b/g,
    articles: words('a an another some one good great decent local'),
    leads: words('and n plus then also need needs want for hire find get &'),
  },
  fr: {
    turn: /\b(?:(?:et|pis|puis),? )?(?:(?:(?:j'|je |on |nous )?(?:ai|aurais|aimerais|cherche|veux|voudrais|a|aurait|avons|faut|faudrait) (?:aussi|egalement)\b)|(?:il (?:me|nous) (?:faut|faudrait) (?:aussi|egalement))|(?:et |pis |puis )?de l'autre(?: cote)?(?: bord)? (?:un|une)\b|aussi (?:besoin|un|une|pour|des|faire|quelqu'un|le|la|mon|ma)\b|(?:et )?tant qu'a y etre|(?:et )?a part ca|(?:ah|oh),? (?:et|pis) (?!(?:j'ai|on a|il y a|y a|ya|c'est|(?:l'|l[ea]s? )[\w-]+ (?:est|sont)|on est|je suis)\b)|(?:ensuite|(?<!\bl')apres(?: ca)?),? (?:(?:il (?:me |nous |va )?|ca (?:me |nous )?)(?:faut|faudrait|prend|prendra|prendrait|falloir)|j'(?:ai|aurais|aurai|vais avoir) besoin|(?:je |on )(?:cherche|veut|veux|voudrait|voudrais)|(?:un|une)(?= \w+ (?:pour|qui)\b))|(?:et|pis|puis),? (?:apres(?: ca)?|ensuite),? (?:un|une)(?= (?!dega|mois|an\b|annee|semaine|jour|heure|coup|moment|bout)\w)|par ailleurs|ainsi qu'|ainsi que|de plus|en plus|egalement|autre chose|(?<!\b(?:c'est|cest|c|est|serait|plutot|ca serait|ce serait|jamais|non|a) )plus (?:un|une|quelqu'un)\b|(?:et|pis) (?:quelqu'un|qqun) (?:pour|qui)\b|(?:et|pis) (?:aussi|egalement)\b)|(?<=[.;!?] ?)aussi\b/g,
    join: / (?:et|pis|\+|&)(?= (?!l[ea]s? \w+(?:er|ir|re)\b|qui\b|qu'|l'eau\b|y'?a\b|il y a\b|(?:j'ai|on a) (?:une?|des|deux|2) (?:\w+ )?(?:chiens?|chats?|enfants?|bebe)\b))/g,
    several: /\b(?:deux|2|trois|3) (?:affaires|choses|problemes|besoins|jobs|trucs)\b/,
    story:
      /\b(?:ou (?:peut-etre|bien|un|une)|je sais pas (?:si|qui|c'est)|au lieu d|une seule (?:compagnie|personne)|un seul (?:entrepreneur|contact)|a annule|est deja (?:passe|venu|reserve|booke)|deja (?:reserve|booke))\b/,
    self: /\b(?:je suis|chu|chus|nous sommes|on est) (?:une? |des |le |la )?|\b(?:je|j') ?(?:travaille|gagne ma vie) (?:comme|a mon compte|dans)\b/,
    opening:
      /^[\s,.;:!?&+]*(?:(?:et|pis|puis|aussi|plus|egalement|ah|oh|(?<=\b(?:et|pis|puis) )(?:apres|ensuite)(?: ca)?(?=,? une? )|tant qu'a y etre|a part ca|par ailleurs|ainsi que?|de plus|en plus|deux affaires|deux choses|autre chose|j'ai|j'aurais|je|on|nous|il (?:me|nous)|ai|aurais|faut|faudrait|cherche|cherchons|veux|voudrais|aimerais|besoin|avons|de|d'|qu'|quelqu'un|qqun|pour|qui peut|faire)[\s,:]*(?=\b|['’]))*/,
    someone:
      /\b(?:quelqu'un|qqun|qqn|quelquun|une personne|une autre personne|quelqu'un d'autre|qqun d'autre|un autre|une autre|du monde) (?:pour|qui|de|capable)\b/g,
    articles: words('un une de d des bon bonne'),
    leads: words(
      'et pis puis ensuite aussi plus faut faudrait besoin cherche cherchons jcherche jveux jvoudrais jaurais chercher prend prendrait veux voudrais trouver',
    ),
  },
  es: {
    turn: /\b(?:y )?(?:(?:tambien|tb|tmb|tbn|tmbn|ademas|aparte|igualmente),? (?:necesito|necesitamos|busco|buscamos|ocupo|quiero|queremos|quisiera|tengo|tenemos|un|una|el|la|a|que|q|me|para|alguien|quien|dos|mi|hay|(?:poner|instalar|colocar|montar|cambiar|arreglar|reparar|pintar|limpiar|revisar|hacer|quitar|podar|cortar|llevar|mover|lavar|construir|tapar|destapar)(?:me|nos|l[aeo]s?)*)\b|(?<=\bpor (?:un|una) (?:lado|parte)\b.{0,200})(?:y )?por (?:el )?otr[oa](?: lado| parte)?\b|(?<!\b(?:es|son|boiler|calentador|llave|lugar|mascota|estoy|voy|gente|cuarto) )de paso\b|(?:aparte|ademas|fuera) de eso|(?:ah|ay|oh),? [ye] (?!(?:tengo|tenemos|hay|es|esta|(?:el|l[ao]s?) \w+ (?:es|esta|son|estan)|que)\b)|(?:despues|luego)(?: de eso)?,? (?:necesit(?:o|are|amos)|ocup(?:o|are|amos)|busco|quiero|queremos)\b|y (?:despues|luego),? (?:un|una)(?= (?!mes|ano|dia|semana|rato|hora|temporada)\w)|asi como\b|por otro lado|otra cosa|en segundo lugar|mas (?:un|una|alguien)\b|y (?:alguien|quien) (?:que|para)\b|(?:necesito|busco|ocupo|quiero) tambien)|(?<=[.;!?] ?)(?:tambien|tb|tmb|ademas|aparte)\b/g,
    join: /(?<!\b(?:casa|casita|patio|jardin|cocina|terreno|cuarto|local|piso|depa\w*) con (?:un |una )?\w+) (?:[ye]|\+|&)(?= (?!l[oa]s?\b \w+(?:ar|er|ir)\b|el agua\b|hay\b|ten(?:go|emos) (?:un|una|dos|2) (?:\w+ )?(?:perr|gat|nin|bebe)\w*))/g,
    several: /\b(?:dos|2|tres|3) (?:cosas|trabajos|problemas|asuntos|necesidades)\b/,
    story:
      /\b(?:o (?:quizas?|tal vez|a lo mejor|un|una)|no se (?:si|quien|a quien)|en vez de|en lugar de|una sola (?:empresa|compania|persona)|un solo (?:contacto|proveedor|contratista)|cancelo|ya los? tenemos|ya las? tenemos|ya fue|ya (?:vino|vinieron|esta reservad[oa]|lo tengo|la tengo))\b/,
    self: /\b(?:soy|somos) (?:el |la |un |una |los )?|\b(?:trabajo|trabajamos) (?:por cuenta propia|por mi cuenta|como|de|en)\b|\bme dedico a\b/,
    opening:
      /^[\s,.;:!?&+]*(?:(?:y|ah|ay|(?:ademas|fuera) de eso|(?<=\by )(?:despues|luego)(?=,? una? )|por un lado|por una parte|por otro lado|por otra parte|por otr[oa]|tambien|ademas|aparte(?: de eso)?|igualmente|de paso|asi como|por otro lado|otra cosa|dos cosas|mas|necesito|necesitamos|busco|buscamos|ocupo|quiero|queremos|quisiera|que me hagan|a|alguien|quien|que|para)[\s,:]+)*/,
    someone:
      /\b(?:(?:alguien|alguien mas|quien|una persona|otra persona|otra senora|(?<=\b[ye] )un[oa]) (?:que|pa|para|q)|una persona de|alguien de (?=limpieza|aseo|mudanzas?|jardineria|plomeria|electricidad|pintura|mantenimiento)|(?<=(?:\b(?:necesito|necesitamos|busco|buscamos|ocupo|ocupamos|quiero|tambien|y)|,) )quien (?=(?:me|nos|le|lo|la)\b|\w+(?:e|a)\b))\b/g,
    articles: words('un una a al algun alguna buen buena'),
    leads: words(
      'lado otro y e luego tambien tb tmb ademas aparte mas necesito necesitamos busco buscamos ocupo ocupamos quiero queremos contratar falta faltan',
    ),
  },
};
