import ts from 'typescript';
import { anyOf, listOf, pageOf, type Schema } from './stripe-schemas.ts';

/** The settings of converting types to schemas. */
export interface Definitions {
  checker: ts.TypeChecker;
  /** `form`: requests, where numbers, booleans and nulls are text; `json`: answers. */
  wire: 'form' | 'json';
  /** The objects that can be expanded; all others are only ids. */
  expandable: ReadonlySet<string>;
  /** Replacements of declared types, by name. */
  instead: ReadonlyMap<string, () => Schema>;
  /** Every interface reached, by name. */
  all: Map<string, Schema>;
}

const DECIMAL: Schema = { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` };

/** The schema of a type; referenced interfaces are added to `all`. */
export function toSchema(definitions: Definitions, node: ts.TypeNode): Schema {
  const schemaOf = (part: ts.TypeNode) => toSchema(definitions, part);
  if (ts.isUnionTypeNode(node)) return anyOf(meantOf(definitions, node).map(schemaOf));
  if (ts.isParenthesizedTypeNode(node)) return schemaOf(node.type);
  if (ts.isArrayTypeNode(node)) return listOf(schemaOf(node.elementType));
  if (ts.isTypeReferenceNode(node)) return reference(definitions, node);
  if (ts.isTypeLiteralNode(node)) return objectOf(definitions, node.members);
  if (ts.isLiteralTypeNode(node)) return literal(definitions, node.literal);
  return keyword(definitions, node);
}

/** A reference to an interface, which is defined at first use. */
export function refer(definitions: Definitions, declared: ts.InterfaceDeclaration): Schema {
  const { all, wire } = definitions;
  const name = nameOf(declared) + (wire === 'form' ? '.asked' : '');
  if (!all.has(name)) {
    all.set(name, {});
    all.set(name, objectOf(definitions, membersOf(definitions, declared)));
  }
  return { refers: name };
}

/** Leaves out what makes enums open, and objects that are never expanded. */
function meantOf(definitions: Definitions, { types }: ts.UnionTypeNode): ts.TypeNode[] {
  const closed = types.filter((type) => type.getText() !== 'OtherString');
  const mayBeId = types.some(({ kind }) => kind === ts.SyntaxKind.StringKeyword);
  if (!mayBeId) return closed;
  return closed.filter((type) => isMeant(definitions, type));
}

function isMeant(definitions: Definitions, type: ts.TypeNode): boolean {
  const declared = ts.isTypeReferenceNode(type) && declarationOf(definitions, type.typeName);
  if (!declared) return true;
  if (ts.isInterfaceDeclaration(declared)) {
    return !isApiObject(declared) || definitions.expandable.has(nameOf(declared));
  }
  const { type: inner } = declared;
  return !ts.isUnionTypeNode(inner) || inner.types.some((one) => isMeant(definitions, one));
}

function isApiObject({ members }: ts.InterfaceDeclaration): boolean {
  return members.some((member) => member.name?.getText() === 'object');
}

function reference(definitions: Definitions, node: ts.TypeReferenceNode): Schema {
  const { typeName } = node;
  const argument = () => toSchema(definitions, node.typeArguments![0]!);
  switch (typeName.getText()) {
    case 'Promise':
    case 'Response':
      return argument();
    case 'Array':
      return listOf(argument());
    case 'ApiList':
    case 'ApiListPromise':
      return pageOf(argument());
    case 'Emptyable':
      return anyOf([{ enum: [''] }, argument()]);
    case 'Decimal':
      return DECIMAL;
    case 'Partial':
      return partial(definitions, node.typeArguments![0] as ts.TypeReferenceNode);
  }
  const instead = definitions.instead.get(typeName.getText());
  if (instead) return instead();
  const declared = declarationOf(definitions, typeName);
  if (!declared) throw new Error(`What is ${typeName.getText()}?`);
  if (ts.isInterfaceDeclaration(declared)) return refer(definitions, declared);
  return toSchema(definitions, declared.type);
}

function partial(definitions: Definitions, { typeName }: ts.TypeReferenceNode): Schema {
  const declared = declarationOf(definitions, typeName);
  if (!declared || !ts.isInterfaceDeclaration(declared)) {
    throw new Error(`What is a part of ${typeName.getText()}?`);
  }
  const { all } = definitions;
  const name = `${nameOf(declared)}.part`;
  if (!all.has(name)) {
    all.set(name, {});
    const { required: _, ...part } = objectOf(definitions, membersOf(definitions, declared));
    all.set(name, part);
  }
  return { refers: name };
}

/** Including those of its parents; its own override them. */
function membersOf(
  definitions: Definitions,
  { heritageClauses = [] as never, members }: ts.InterfaceDeclaration,
): readonly ts.TypeElement[] {
  const parents = heritageClauses.flatMap(({ types }) =>
    types.map(({ expression }) => declarationOf(definitions, expression)),
  );
  const inherited = parents.flatMap((parent) => {
    if (!parent || !ts.isInterfaceDeclaration(parent)) throw new Error('A parent is missing');
    return membersOf(definitions, parent);
  });
  const keyed = [...inherited, ...members].map(
    (member) => [member.name?.getText() ?? '*', member] as const,
  );
  return [...new Map(keyed).values()];
}

function objectOf(definitions: Definitions, members: readonly ts.TypeElement[]): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  let additionalProperties: boolean | Schema = false;
  for (const member of members) {
    if (ts.isIndexSignatureDeclaration(member)) {
      additionalProperties = toSchema(definitions, member.type);
    } else if (ts.isPropertySignature(member) && member.type?.kind !== ts.SyntaxKind.VoidKeyword) {
      const name = member.name.getText().replaceAll(/^['"]|['"]$/g, '');
      properties[name] = toSchema(definitions, member.type!);
      if (!member.questionToken) required.push(name);
    }
  }
  const needs = required.length > 0 && { required };
  return { type: 'object', properties, ...needs, additionalProperties };
}

/** Unique: includes namespaces, and the folder of nested resources. */
function nameOf(declared: ts.Node): string {
  const names: string[] = [];
  let node = declared;
  for (; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isModuleDeclaration(node)) {
      names.unshift(node.name.getText());
    }
  }
  const [, folders = ''] = /\/resources\/(.*\/)?[^/]*$/.exec(node.fileName) ?? [];
  return [...folders.split('/').filter(Boolean), ...names].join('.');
}

function declarationOf({ checker }: Definitions, name: ts.Node) {
  const symbol = checker.getSymbolAtLocation(name);
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations?.find(
    (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
}

function literal({ wire }: Definitions, node: ts.LiteralTypeNode['literal']): Schema {
  if (node.kind === ts.SyntaxKind.NullKeyword) {
    return wire === 'form' ? { enum: [''] } : { type: 'null' };
  }
  const text = ts.isStringLiteral(node) ? node.text : node.getText();
  const isText = ts.isStringLiteral(node) || wire === 'form';
  return { enum: [isText ? text : (JSON.parse(text) as number | boolean)] };
}

function keyword({ wire }: Definitions, node: ts.TypeNode): Schema {
  switch (node.kind) {
    case ts.SyntaxKind.StringKeyword:
      return { type: 'string' };
    case ts.SyntaxKind.NumberKeyword:
      return wire === 'form' ? DECIMAL : { type: 'number' };
    case ts.SyntaxKind.BooleanKeyword:
      return wire === 'form' ? { enum: ['true', 'false'] } : { type: 'boolean' };
    case ts.SyntaxKind.UnknownKeyword:
      return {};
    default:
      throw new Error(`A type that nobody expected: ${node.getText()}`);
  }
}
