// The embedded analysis in a separate process, for bench/analysis.ts: its load time, its memory
// beyond what it shares with the server, and the time of each message. From compiled code, as a server
// that was started before.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { readLabelled, SETS } from '#intake/evaluation/labelled.ts';
import { findPlaceName } from '#server/places/places.ts';
import { collectGarbage } from './collect-garbage.ts';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
// Modules of the analysis that the server loads anyway: not counted.
await import('#server/professionals/professionals.ts');
await import('prom-client');
findPlaceName('montreal');
const before = residentMegabytes();
const began = performance.now();
const { analyseMessage, createPlaceFinder } = await import('#server/assistant/assistant.ts');
const imported = performance.now();
const finder = createPlaceFinder(findPlaceName);
analyseMessage('plumber in Laval', 'en', finder);
const ready = performance.now();
for (const language of UNDERSTOOD_LANGUAGES) analyseMessage('plumber in Laval', language, finder);
const everyLanguage = performance.now();
const messages = SETS.flatMap((set) =>
  UNDERSTOOD_LANGUAGES.flatMap((language) => readLabelled(set, language)),
);
for (const { text, lang } of messages.filter((_, number) => number % 10 === 0)) {
  analyseMessage(text, lang, finder);
}
const times = messages.map(({ text, lang }) => {
  const from = performance.now();
  analyseMessage(text, lang, finder);
  return performance.now() - from;
});
const resident = residentMegabytes() - before;
process.send?.({
  modules: imported - began,
  loaded: ready - imported,
  others: everyLanguage - ready,
  times,
  resident,
});

function residentMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().rss / 1e6;
}
