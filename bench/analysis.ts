import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/language.ts';
import type { Figure } from './report.ts';
import { percentile } from './statistics.ts';

const corpora = join(import.meta.dirname, '../server/assistant/evaluation');

/** How long the embedded analysis takes for each message of the evaluation's corpora, in milliseconds. */
export async function measureAnalysis(): Promise<Figure[]> {
  const began = performance.now();
  const { analyseMessage, createPlaceFinder } = await import('#server/assistant/assistant.ts');
  const { findPlaceName } = await import('#server/places/places.ts');
  const finder = createPlaceFinder(findPlaceName);
  const messages = corpusMessages();
  const analyse = ({ text, lang }: Message) => analyseMessage(text, lang, finder);
  for (const message of messages.slice(0, 3)) analyse(message);
  const loaded = performance.now() - began;
  const times = messages.map((message) => {
    const from = performance.now();
    analyse(message);
    return performance.now() - from;
  });
  const p50 = percentile(times, 0.5).toFixed(2);
  return [
    {
      name: 'analysis of a message, p99',
      measured: percentile(times, 0.99),
      unit: 'ms',
      budget: { atMost: 10 },
      detail: `p50 ${p50} ms, ${messages.length} messages; ready after ${loaded.toFixed(0)} ms`,
    },
  ];
}

interface Message {
  text: string;
  lang: Language;
}

function corpusMessages(): Message[] {
  return readdirSync(corpora)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(corpora, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Message);
}
