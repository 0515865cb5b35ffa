type Point = readonly [x: number, y: number];

/** How many arguments each command of a path takes. */
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const TOKEN = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/**
 * The path of an SVG, smaller by `scale` and with whole numbers: each point is rounded where it
 * stands, so that errors of relative commands do not add up.
 */
export function roundPath(path: string, scale: number): string {
  let [at, start, drawn, drawnStart]: Point[] = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  const out: string[] = [];
  for (const { letter, args } of commandsOf(path)) {
    const command = letter.toLowerCase();
    const base: Point = command === letter ? at! : [0, 0];
    if (command === 'z') {
      [at, drawn] = [start, drawnStart];
      out.push('z');
      continue;
    }
    const points = pointsOf(command, args, base, at!);
    const [fromX, fromY] = drawn!;
    const whole = points.map(([x, y]): Point => [Math.round(x * scale), Math.round(y * scale)]);
    out.push(written(command, args, scale, whole, [fromX, fromY]));
    [at, drawn] = [points.at(-1)!, whole.at(-1)!];
    if (command === 'm') [start, drawnStart] = [at, drawn];
  }
  return joined(out);
}

function* commandsOf(path: string): Generator<{ letter: string; args: number[] }> {
  const tokens = separatedFlags(path).match(TOKEN) ?? [];
  let letter = 'm';
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index]!;
    if (/[a-z]/i.test(token)) {
      letter = token;
      index += 1;
    }
    const count = COUNTS[letter.toLowerCase()] ?? 0;
    yield { letter, args: tokens.slice(index, index + count).map(Number) };
    index += count;
    // What follows a move without a letter of its own are lines.
    if (letter.toLowerCase() === 'm') letter = letter === 'm' ? 'l' : 'L';
  }
}

/** The two flags of an arc may stand without a space: `0 017` is `0 0 1 7`. */
function separatedFlags(path: string): string {
  return path.replaceAll(/a[^a-z]*/gi, (arc) => {
    const number = String.raw`\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+))`;
    const flag = String.raw`\s*,?\s*([01])`;
    const one = new RegExp(`${number}${number}${number}${flag}${flag}${number}${number}`, 'g');
    return arc.replace(one, ' $1 $2 $3 $4 $5 $6 $7');
  });
}

/** The absolute points of a command; the last is where it ends. */
function pointsOf(command: string, args: readonly number[], base: Point, at: Point): Point[] {
  const [baseX, baseY] = base;
  if (command === 'h') return [[baseX + args[0]!, at[1]]];
  if (command === 'v') return [[at[0], baseY + args[0]!]];
  const pairs = command === 'a' ? args.slice(5) : args;
  return Array.from({ length: pairs.length / 2 }, (_, index): Point => [
    baseX + pairs[2 * index]!,
    baseY + pairs[2 * index + 1]!,
  ]);
}

function written(
  command: string,
  args: readonly number[],
  scale: number,
  points: readonly Point[],
  [fromX, fromY]: Point,
): string {
  const relative = points.flatMap(([x, y]) => [x - fromX, y - fromY]);
  if (command === 'h') return `h${relative[0]}`;
  if (command === 'v') return `v${relative[1]}`;
  if (command !== 'a') return `${command}${listed(relative)}`;
  const radii = args.slice(0, 2).map((radius) => Math.max(1, Math.round(radius * scale)));
  return `a${listed([...radii, ...args.slice(2, 5), ...relative])}`;
}

/** Commands that draw nothing are left out, and a letter is not said twice. */
function joined(commands: readonly string[]): string {
  let last = '';
  return commands
    .filter((command) => !/^[lcsqthv][-0 ]*$/.test(command))
    .map((command) => {
      const letter = command[0]!;
      const isSaid = letter === last && letter !== 'm' && letter !== 'z';
      last = letter;
      if (!isSaid) return command;
      return command[1] === '-' ? command.slice(1) : ` ${command.slice(1)}`;
    })
    .join('');
}

function listed(numbers: readonly number[]): string {
  return numbers
    .map((number) => String(number === 0 ? 0 : number))
    .reduce((text, number) => (number.startsWith('-') ? text + number : `${text} ${number}`));
}
