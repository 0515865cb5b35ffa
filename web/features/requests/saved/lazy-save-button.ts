import { loadTexts } from '#web/lib/i18n/texts.ts';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';

/** The button that saves a professional; nothing waits for it. */
export const LazySaveButton = lazyPart(async () => {
  const [{ SaveButton }] = await Promise.all([import('./save-button.tsx'), loadTexts(['saved'])]);
  return SaveButton;
});
