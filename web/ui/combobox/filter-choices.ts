import { foldText } from '#contract/fold-text.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** Choices that contain the typed letters, ignoring accents and case; prefix matches come first. */
export function filterChoices<Value extends string>(
  choices: readonly Choice<Value>[],
  typed: string,
): Choice<Value>[] {
  const letters = foldText(typed.trim());
  return choices
    .map((choice) => ({ choice, at: foldText(choice.label).indexOf(letters) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => Number(one.at > 0) - Number(other.at > 0))
    .map(({ choice }) => choice);
}
