import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { calibrationError, reliability } from './calibration.ts';
import {
  isRight,
  measureAccuracy,
  MEASURES,
  THREE,
  type Judged,
  type Measure,
} from './evaluate.ts';
import type { JudgedSet } from './figures.ts';

const HEAD = ['', ...UNDERSTOOD_LANGUAGES, 'mean'];
const WORST_PAIRS = 15;

/** Formats the accuracy of a set, per language and as their mean, as lines of text. */
export function reportSet({ set, byLanguage }: JudgedSet): string {
  const present = UNDERSTOOD_LANGUAGES.filter((language) => byLanguage[language].length > 0);
  if (present.length === 0) return `${set}: not there yet\n`;
  const row = (name: string, of: (judged: readonly Judged[]) => number, digits = 1) => {
    const values = present.map((language) => of(byLanguage[language]));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return [name, ...values, mean].map((cell) => format(cell, digits));
  };
  const lines = MEASURES.map((measure) =>
    row(measure, (judged) => 100 * measureAccuracy(judged)[measure]),
  );
  const count = row('messages', (judged) => judged.length, 0).slice(0, -1);
  return table(set, [HEAD, count, ...lines, row('calibration error', calibrationError, 3)]);
}

/** Formats confidence against accuracy, and the most confused pairs. */
export function reportTrust(judged: readonly Judged[]): string {
  const tenths = reliability(judged).map(({ from, messages, confidence, right }) => [
    `${from.toFixed(1)}–${(from + 0.1).toFixed(1)}`,
    String(messages),
    confidence.toFixed(3),
    right.toFixed(3),
  ]);
  const error = calibrationError(judged).toFixed(3);
  return table(`confidence (calibration error ${error})`, [
    ['said', 'messages', 'mean', 'right'],
    ...tenths,
  ]);
}

export function reportConfusions(judged: readonly Judged[]): string {
  const wrong = judged.filter((each) => !isRight(each, 'profession'));
  const pairs = Map.groupBy(
    wrong,
    ({ message, got }) => `${message.profession} → ${got.profession}`,
  );
  const worst = [...pairs].toSorted(([, a], [, b]) => b.length - a.length).slice(0, WORST_PAIRS);
  return table('taken for another, most often', [
    ['meant → read', 'times'],
    ...worst.map(([pair, members]) => [pair, String(members.length)]),
  ]);
}

/** The misread messages, with their analysis. */
export function reportMisses(judged: readonly Judged[], measure: Measure): string {
  const missed = judged.filter((each) => !isRight(each, measure));
  return missed
    .map((each) => `${each.message.id}  ${tellMiss(each, measure)}\n    ${each.message.text}\n`)
    .join('');
}

function tellMiss(judged: Judged, measure: Measure): string {
  const { message, got } = judged;
  if (measure === 'allThree') {
    const wrong = THREE.filter((part) => !isRight(judged, part));
    return wrong.map((part) => `${part}: ${tellMiss(judged, part)}`).join('; ');
  }
  if (measure === 'urgency') return `${message.urgency}, read ${got.urgency}`;
  if (measure === 'place') return `${message.location}, read ${got.location}`;
  if (measure === 'description') return `${message.hasDescription}, read ${got.description}`;
  const sure = got.confidence.toFixed(2);
  const others = got.alternatives.join(', ');
  return `${message.profession}, read ${got.profession} (${sure}), then ${others}`;
}

function format(cell: string | number, digits: number): string {
  return typeof cell === 'number' ? cell.toFixed(digits) : cell;
}

function table(title: string, rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
      )
      .join('  '),
  );
  return `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
