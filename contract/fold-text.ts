/** A text in lower case without accents, to compare what people type: "Québec" is "quebec". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
