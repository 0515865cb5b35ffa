interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, Entry>;
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/**
 * The entries npm should have written for optional packages that another package of the lockfile
 * asks for in one exact version: by their place in node_modules. They carry no checksum, because
 * the registry at hand did not have them; npm fetches them only on the platform they name.
 */
export function missingOptionalPackages({ packages }: Lockfile): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isNamed(packages, place, name)) continue;
      const { os, cpu, libc } = platformInName(name);
      // In the order in which npm writes them.
      missing[`node_modules/${name}`] = {
        version,
        ...(cpu && { cpu }),
        ...(dev === true && { dev }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      };
    }
  }
  return missing;
}

// Node looks for a package in the importer's own node_modules and then in every folder above.
function isNamed(packages: Lockfile['packages'], asker: string, name: string): boolean {
  if (`${asker}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
  const above = asker.lastIndexOf('/node_modules/');
  if (above >= 0) return isNamed(packages, asker.slice(0, above), name);
  return asker !== '' && isNamed(packages, '', name);
}

function platformInName(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = /-musl/.test(name) ? ['musl'] : /-gnu/.test(name) ? ['glibc'] : [];
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && { libc }),
  };
}
