import { useState } from 'react';

/** A choice of settings being edited, based on a version of them. */
export interface VersionedChoice<Choice> {
  choice: Choice;
  /** Whether it says something else than the settings. */
  isChanged: boolean;
  /** Whether somebody else has changed the settings since. */
  isBehind: boolean;
  change(to: Partial<Choice>): void;
  /** Takes the settings as they are. */
  discard(): void;
  /** Goes on with the choice, on top of what somebody else has saved. */
  rebase(): void;
  /** After this choice was saved, as it was sent. */
  saved(as?: Partial<Choice>): void;
}

/**
 * Edits settings that have a version. An untouched choice follows changes made elsewhere.
 * @param choiceOf the settings as a choice
 * @param saidBy what of a choice is sent, where that is not all of it
 */
export function useVersionedChoice<
  Settings extends { version: number },
  Choice extends { basedOn: number },
>(
  settings: Settings,
  choiceOf: (settings: Settings) => Choice,
  saidBy: (choice: Choice) => object = (choice) => ({ ...choice, basedOn: null }),
): VersionedChoice<Choice> {
  const [choice, setChoice] = useState(() => choiceOf(settings));
  const stored = choiceOf(settings);
  const isChanged = JSON.stringify(saidBy(choice)) !== JSON.stringify(saidBy(stored));
  const { version } = settings;
  if (choice.basedOn !== version && !isChanged) setChoice(stored);
  return {
    choice,
    isChanged,
    isBehind: choice.basedOn < version && isChanged,
    change: (to) => setChoice({ ...choice, ...to }),
    discard: () => setChoice(stored),
    rebase: () => setChoice({ ...choice, basedOn: version }),
    saved: (as) => setChoice({ ...choice, ...as, basedOn: choice.basedOn + 1 }),
  };
}
