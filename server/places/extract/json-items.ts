/** An object of a stream of JSON: its text, or null where it is longer than is read. */
export interface JsonItem {
  text: string | null;
  /** The line it begins on, from 1. */
  line: number;
}

const MAX_ITEM = 4_000_000;
const COLLECTION = /"(?:features|elements)"\s*:\s*\[/;
/** Where the list of a collection has to begin. */
const HEAD = 65_536;

/** Whether a text begins a collection of items rather than one object after another. */
export function isCollection(head: string): boolean {
  return COLLECTION.test(head);
}

/**
 * Cuts a stream of text into its objects: the items of `features` or `elements`, or else objects one
 * after another (GeoJSONSeq). Holds one item at a time, however large the file.
 */
export async function* jsonItems(texts: AsyncIterable<string>): AsyncGenerator<JsonItem> {
  const cutter = new ItemCutter();
  let head: string | undefined = '';
  for await (const text of texts) {
    if (head === undefined) {
      yield* cutter.cut(text);
      continue;
    }
    head += text;
    if (head.length < HEAD && !COLLECTION.test(head)) continue;
    yield* cutter.cut(head.slice(cutter.skip(head)));
    head = undefined;
  }
  if (head !== undefined) yield* cutter.cut(head.slice(cutter.skip(head)));
  if (cutter.isOpen()) yield { text: '', line: cutter.line };
}

class ItemCutter {
  line = 1;
  private depth = 0;
  private inString = false;
  private isEscaped = false;
  private begunOn = 1;
  private kept: string[] = [];
  private length = 0;

  isOpen(): boolean {
    return this.depth > 0;
  }

  /** The beginning of the items in a head; its lines count. */
  skip(head: string): number {
    const list = COLLECTION.exec(head);
    const start = list ? list.index + list[0].length : 0;
    this.line += head.slice(0, start).split('\n').length - 1;
    return start;
  }

  *cut(text: string): Generator<JsonItem> {
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === 10) this.line++;
      if (this.inString) {
        if (this.isEscaped) this.isEscaped = false;
        else if (code === 92) this.isEscaped = true;
        else if (code === 34) this.inString = false;
      } else if (code === 34) this.inString = this.depth > 0;
      else if (code === 123 || code === 91) {
        if (this.depth === 0) {
          if (code === 91) continue;
          from = at;
          this.begunOn = this.line;
        }
        this.depth++;
      } else if ((code === 125 || code === 93) && this.depth > 0) {
        this.depth--;
        if (this.depth > 0) continue;
        this.keep(text.slice(from, at + 1));
        yield this.take();
      }
    }
    if (this.depth > 0) this.keep(text.slice(from));
  }

  private keep(part: string): void {
    this.length += part.length;
    if (this.length > MAX_ITEM) this.kept = [];
    else this.kept.push(part);
  }

  private take(): JsonItem {
    const text = this.length > MAX_ITEM ? null : this.kept.join('');
    this.kept = [];
    this.length = 0;
    return { text, line: this.begunOn };
  }
}
