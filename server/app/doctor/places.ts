import { bad, well, type Look } from './examination.ts';

/** Whether the address service answers a minimal query. */
export const examinePlaces: Look = async ({ platform, texts: { parts, places }, figures }) => {
  const { addresses } = platform;
  if (!addresses) return [well(parts.places, places.embedded)];
  const begun = performance.now();
  try {
    await addresses.suggest({ input: 'Montréal', language: 'en' });
    const took = figures.milliseconds(performance.now() - begun);
    return [well(parts.places, places.works(took))];
  } catch {
    return [bad(parts.places, places.silent, places.cure)];
  }
};
