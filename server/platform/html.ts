/** HTML that is safe to send; everything else put into a template is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | undefined | null;

/** A template whose dynamic parts are escaped, in text and in quoted attributes. */
export function markup(fixed: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: fixed }, ...parts.map(written)));
}

function written(part: Part): string {
  if (part === undefined || part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return escape(String(part));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
