export interface Step {
  /** The sentence above the commands, up to its first full stop or colon. */
  title: string;
  commands: string[];
}

/** The commands of docs/install.md under a heading: each block of `sh`, with what stands above it. */
export function stepsOf(markdown: string, heading: string): Step[] {
  const [, after = ''] = markdown.split(`\n## ${heading}\n`);
  const [section = ''] = after.split(/^## /m);
  const blocks = [...section.matchAll(/([^\n]+)\n\n```sh\n([^]*?)```/g)];
  return blocks.map(([, above = '', block = '']) => ({
    title: above
      .replaceAll('*', '')
      .split(/[.:](?:\s|$)/)[0]!
      .trim(),
    commands: block.split('\n').filter(Boolean),
  }));
}

/** What a block of `export NAME=value` lines names. @throws where there is anything else in it */
export function namesIn({ commands }: Step): string[] {
  return commands.map((line) => {
    const name = /^export (\w+)=/.exec(line)?.[1];
    if (name === undefined) throw new Error(`The first block is for values alone: ${line}`);
    return name;
  });
}
