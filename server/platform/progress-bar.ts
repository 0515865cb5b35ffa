const width = 24;

/** A line that is overwritten during long work; without a terminal, only new names are printed. */
export interface ProgressBar {
  show(step: { name: string; done: number; total: number }): void;
  /** Clears the line for other output. */
  clear(): void;
}

export function makeProgressBar(
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): ProgressBar {
  let shown = '';
  return {
    show({ name, done, total }) {
      if (output.isTTY) output.write(`\r\u001B[K[${bar(done, total)}] ${name} ${done}/${total}`);
      else if (name !== shown) output.write(`${name}…\n`);
      shown = name;
    },
    clear() {
      if (output.isTTY && shown) output.write('\r\u001B[K');
      shown = '';
    },
  };
}

function bar(done: number, total: number): string {
  const full = total === 0 ? width : Math.round((width * done) / total);
  return '#'.repeat(full).padEnd(width, '.');
}
