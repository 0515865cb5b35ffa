import { foldText } from '#contract/fold-text.ts';

/** Asks how soon, in a form that is always a question. */
const HOW_SOON =
  /\b(?:how (?:quick(?:ly)?|soon|fast|long)|(?:en|dans) combien(?: de temps)?|combien de temps|(?:en )?cuanto tiempo|cuanto (?:se )?(?:tard|demor)\w*|en cuanto|que tan (?:rapido|pronto))\b([^.?!]{0,60})/;
/** Asks when, or tells: a question by its sign alone. */
const WHEN =
  /\b(?:when|what time|quand|a quelle heure|cuando|a que hora|pronto|vite)\b([^.?!]{0,60})\?/;
const REPLIES =
  /\b(?:get(?:s|ting)? back|hear (?:back|from|something|anything)|call(?:s|ed)? (?:me |us )?back|repl(?:y|ies)|respond\w*|answer\w*|contact\w*|in touch|repon\w*|rappel\w*|recontact\w*|des nouvelles|contest\w*|respuesta|comuni\w*|me (?:llam|habl|marc|escrib)\w+)\b/;

/** Asks whether somebody answers at a time. */
const ANSWERS_AT =
  /\b(?:contestan|responden|atienden|repondez|(?:do|will) (?:they|you|people|you guys) (?:answer|reply|respond))\b[^.?!]{0,30}\b(?:fin de semana|finde|sabados?|domingos?|noche|rapido|pronto|week ?ends?|sundays?|night|quickly|fast|fin de semaine|dimanches?|soir|vite)\b[^.?!]*\?/;

/** Whether a text asks how soon somebody answers, whatever else it says of time. */
export function asksForReply(text: string): boolean {
  const folded = foldText(text);
  const asked = HOW_SOON.exec(folded) ?? WHEN.exec(folded);
  return asked === null ? ANSWERS_AT.test(folded) : REPLIES.test(asked[1]!);
}
