/** What the build tells the worker: scripts/web-build/worker.ts. */
interface Program {
  build: string;
  /** What a page needs to begin; the first one is its entry. */
  first: readonly string[];
  /** The screens of a person, with all that they load later. */
  screens: readonly string[];
  /** The texts of these screens, by language. */
  texts: Readonly<Record<string, readonly string[]>>;
}
declare const PROGRAM: Program;

// Once: the build replaces the name by all that it holds.
const program = PROGRAM;
const PREFIX = 'nearhand-program:';
const NAME = PREFIX + program.build;
const SHELL = '/shell';

/** The script that pages of this build begin with. */
export const ENTRY = program.first[0];

/** Stores what a page needs to begin. @throws where the network does not give all of it */
export async function storeProgram(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all([cache.addAll(program.first), storeShell(cache)]);
}

/**
 * Stores the screens of a person, their texts in one language, and the page as it is for a person
 * (another than a visitor's). What is there already is not fetched again.
 */
export async function storeScreens(language?: string): Promise<void> {
  const cache = await caches.open(NAME);
  await storeShell(cache);
  const texts = (language && program.texts[language]) || [];
  for (const file of [...program.screens, ...texts])
    if (!(await cache.match(file))) await cache.add(new Request(file, { priority: 'low' }));
}

/** Deletes the programs before this one. */
export async function deleteOldPrograms(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A file of this or the waiting program; its name is a hash, so that it never changes. */
export async function answerAsset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** A page: always the server's; the stored one only where there is no network. */
export async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
  } catch (error) {
    const cache = await caches.open(NAME);
    const shell = await cache.match(SHELL, { ignoreVary: true });
    if (!shell) throw error;
    return shell;
  }
}

async function storeShell(cache: Cache): Promise<void> {
  const page = await fetch(`/?v=${program.build}`);
  const text = await page.text();
  // During an upgrade another node may answer, whose page belongs to another program.
  if (!page.ok || !text.includes(ENTRY ?? '')) return;
  const headers = new Headers(page.headers);
  // What it has browsers load ahead there is no network for.
  headers.delete('link');
  await cache.put(SHELL, new Response(text, { headers }));
}
