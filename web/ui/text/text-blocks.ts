/** A paragraph, or a list of points. */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; points: string[] };

/**
 * Splits a plain text into paragraphs, separated by empty lines, and lists, whose lines begin with
 * "- ".
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const point = /^[-•*]\s+(.+)$/.exec(line)?.[1];
    if (line === '') open = undefined;
    else if (point !== undefined && open?.kind === 'list') open.points.push(point);
    else if (point === undefined && open?.kind === 'paragraph') open.text += `\n${line}`;
    else {
      open =
        point === undefined ? { kind: 'paragraph', text: line } : { kind: 'list', points: [point] };
      blocks.push(open);
    }
  }
  return blocks;
}
