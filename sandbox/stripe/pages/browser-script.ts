import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

const entry = join(import.meta.dirname, '../browser/stripe.ts');
const importOf = /^import \{([^}]*)\} from '([^']+)';$/gm;
const exportOf = /^export (?=(?:async )?(?:function|class|const) (\w+))/gm;

let written: string | undefined;

/**
 * The replacement of Stripe.js as one plain script: the modules of browser/, each in its own
 * function, in dependency order. Built lazily, once.
 */
export function browserScript(): string {
  return (written ??= link(entry));
}

function link(entry: string): string {
  const modules = new Map<string, string>();
  const parts: string[] = [];
  const add = (file: string): string => {
    const known = modules.get(file);
    if (known) return known;
    const source = stripTypeScriptTypes(readFileSync(file, 'utf8'));
    const linked = source.replaceAll(importOf, (_, names: string, from: string) => {
      const needed = add(join(dirname(file), from));
      return `const {${names.replaceAll(' as ', ': ')}} = ${needed};`;
    });
    const exported = [...linked.matchAll(exportOf)].map(([, name]) => name);
    const name = `module${modules.size}`;
    modules.set(file, name);
    const body = linked.replaceAll(exportOf, '');
    parts.push(`const ${name} = (() => {\n${body}\nreturn { ${exported.join(', ')} };\n})();`);
    return name;
  };
  add(entry);
  return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
}
