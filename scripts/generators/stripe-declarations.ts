import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const stripe = path.join(import.meta.dirname, '../../node_modules/stripe/esm');

export interface Declarations {
  checker: ts.TypeChecker;
  /** The request and response types of a call. */
  callOf(served: string): { request: ts.TypeNode | undefined; response: ts.TypeNode };
  /** The interface of an event, by its type. */
  eventOf(type: string): ts.InterfaceDeclaration;
}

/** Reads the declarations of the installed Stripe SDK; takes about two seconds. */
export function readDeclarations(): Declarations {
  const program = ts.createProgram([path.join(stripe, 'stripe.esm.node.d.ts')], {
    noLib: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const methods = listMethods();
  const sourceOf = (file: string) => {
    const source = program.getSourceFile(path.join(stripe, 'resources', file));
    if (!source) throw new Error(`The SDK has no declarations in ${file}`);
    return source;
  };
  const events = sourceOf('Events.d.ts').statements.filter(ts.isInterfaceDeclaration);
  return {
    checker: program.getTypeChecker(),
    callOf: (served) => {
      const found = methods.get(served);
      if (!found) throw new Error(`The SDK has no call ${served}`);
      return typesOf(methodIn(sourceOf(found.file), found.method));
    },
    eventOf: (type) => {
      const found = events.find((event) => typeIn(event) === `'${type}'`);
      if (!found) throw new Error(`The SDK knows no event ${type}`);
      return found;
    },
  };
}

/** The method of each call, by the SDK's own code. */
function listMethods(): Map<string, { file: string; method: string }> {
  const call =
    /^ {4}(\w+)\([^)]*\) \{\s+return this\s*\._makeRequest\('([A-Z]+)', [`'](.*?)[`'],/gm;
  const cwd = path.join(stripe, 'resources');
  const files = globSync('{*,*/*}.js', { cwd }).toSorted();
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(path.join(cwd, file), 'utf8').matchAll(call)].map(
        ([, method, verb, at]) =>
          [
            `${verb} ${at!.replaceAll(/\$\{.*?\}/g, '*')}`,
            { file: file.replace(/\.js$/, '.d.ts'), method: method! },
          ] as const,
      ),
    ),
  );
}

function methodIn(source: ts.SourceFile, name: string): ts.MethodDeclaration {
  const found = source.statements
    .filter(ts.isClassDeclaration)
    .flatMap(({ members }) => members)
    .find((member) => ts.isMethodDeclaration(member) && member.name.getText() === name);
  if (!found) throw new Error(`${source.fileName} has no method ${name}`);
  return found as ts.MethodDeclaration;
}

/** `(id, params?: P, options?) => Promise<Response<R>>`, or `=> ApiListPromise<R>`. */
function typesOf(method: ts.MethodDeclaration) {
  const request = method.parameters.find(({ name }) => name.getText() === 'params')?.type;
  return { request, response: method.type! };
}

function typeIn(event: ts.InterfaceDeclaration): string | undefined {
  const type = event.members.find((member) => member.name?.getText() === 'type');
  return type && ts.isPropertySignature(type) ? type.type?.getText() : undefined;
}
