/** A message without any of these says nothing of the kind. */
const MAY_BE_FIGURE = /matar|kill|murder|tuer/;
/** Says that somebody close will kill whoever writes. */
const KILLS =
  /\b(?:mi|mis|el|la|los|las) (?:\w+ ){1,2}(?:me|nos) (?:va|van) a matar\b|\b(?:me|nos) (?:va|van) a matar (?:mi|mis|el|la) \w+|\b(?:mon|ma|mes|le|la) (?:[\w-]+ ){1,2}(?:va|vont) (?:me|nous) tuer\b|\b(?:my|our|the) (?:[\w-]+ ){1,4}(?:(?:is|are) )?(?:going to|gonna|will|gon) (?:kill|murder) (?:me|us)\b/g;
/** What whoever writes did to a thing, or what somebody will see of it: the reason for such a word. */
const DID_IT =
  /\b(?:rompi|quebre|tire|manche|queme|perdi|descompuse|olvide|choque|raye|inunde|estrelle|arruine|atasque|tape|borre|eche a perder)\b|\bse me (?:olvido|rompio|cayo|perdio|quemo|descompuso|quebro|paso|tapo|borro)\b|\bcuando vea\b|\bsi no (?:l[aeo]s? |se )?(?:tap|arregl|pint|limpi|compon|repar|termin|entreg|lav|instal|resan|cambi|rieg|pod)\w*|\b(?:i|we)(?:'ve| have| just| kinda| accidentally| totally)* (?:broke|broken|lost|cracked|scratched|burned|burnt|spilled|spilt|stained|forgot|dented|ruined|smashed|flooded|dropped|damaged|messed|wrecked|deleted|shrank|ripped|tore|clogged|backed)\b|\bwhen (?:he|she|they) sees? (?:it|this|that|the|what|how)\b|\b(?:j'ai|jai|on a)(?: \w+){0,2} (?:brise|casse|perdu|tache|brule|echappe|renverse|oublie|gratte|raye|pete|scrappe|magane|bousille|inonde|bouche|efface)\b|\bquand (?:il|elle) va voir\b/;
/** Is said of a real threat, whatever else is told. */
const THREATENS =
  /\b(?:dice|dijo|amenaz\w*|cuchill\w*|pistola|armad[oa]|machete|golpe\w*|pega\w*|ayuda|auxilio|socorro|miedo|policia|escondid[oa]|borrach[oa]|encerrad[oa]|sangr\w*|grita\w*|ex|says|said|threat\w*|knife|gun|weapon|hit|hits|hitting|punch\w*|beat\w*|help me|scared|afraid|police|hiding|drunk|locked|bleed\w*|scream\w*|dit|menace\w*|couteau|fusil|frappe\w*|aidez|au secours|peur|cachee?|saoule?|enfermee?|saigne\w*|crie)\b/;
/** A folded message without the death that is threatened for a broken vase: a figure of speech. */
export function withoutFigures(folded: string): string {
  if (!MAY_BE_FIGURE.test(folded)) return folded;
  return DID_IT.test(folded) && !THREATENS.test(folded) ? folded.replace(KILLS, ' ') : folded;
}
