import { dirname, relative, resolve, sep } from 'node:path';
import { isObject } from '../spec/json.ts';
import { findTarget, isMissing } from './targets.ts';
import { hasReact } from './has-react.ts';
import type { Config, DocumentConfig, ReadConfig, TargetConfig } from './config.ts';
import type { FoundDocument } from './inputs.ts';
import type { ForeignOptions, Output } from '../index.ts';
import type { Result, SpecInput } from '../spec/types.ts';

/** Everything that a run works from. Paths are relative to its root. */
export interface Plan {
  /** An absolute path, above all documents and outputs. */
  readonly root: string;
  readonly specs: readonly SpecInput[];
  readonly outputs: readonly Output[];
  readonly options: ForeignOptions;
  /** The JSON Schema of screen configs, for the output of this project that is made of it. */
  readonly screenSchema?: string;
  /** The configuration, where there is one. */
  readonly configFile?: string;
  /** The folders in which documents and overlays were looked for. */
  readonly folders: readonly LookedFolder[];
  /** All that is left out without anybody having said so. */
  readonly notes: readonly string[];
}

/** A folder in which documents were looked for, by an absolute path. */
export interface LookedFolder {
  readonly path: string;
  /** True when its folders were looked into, too. */
  readonly isDeep: boolean;
}

/** The command line's settings of a run. */
export interface PlanFlags {
  /** A project with the layout of this one: documents under `specs/`, a copy of the SDK beside them. */
  readonly root?: string | undefined;
  readonly config?: string | undefined;
  /** Files or folders with documents. */
  readonly inputs?: readonly string[];
  readonly overlays?: readonly string[];
  readonly out?: string | undefined;
  readonly targets?: readonly string[];
  readonly strict?: boolean;
  /** Hooks for React or none; by what the project has unless stated. */
  readonly react?: boolean;
  /** A share, 0 to 1. */
  readonly mayLeaveOut?: number;
  readonly basePaths?: { readonly [api: string]: string };
}

/** A document with the settings of its own. */
export type GivenDocument = FoundDocument & Pick<DocumentConfig, 'basePath' | 'strict'>;

/** The sources of a plan. */
interface Assembly {
  readonly flags: PlanFlags;
  /** The folder that paths of the configuration start from: its own. */
  readonly folder: string;
  readonly given: readonly GivenDocument[];
  readonly config: Config;
  readonly folders: readonly LookedFolder[];
  /** Absolute folders of all targets of the configuration: what is named by its path is so whichever of them are made. */
  readonly around?: readonly string[];
  readonly read?: ReadConfig;
  /** An absolute path. */
  readonly configFile?: string;
}

/** Puts a plan together, or tells of targets that are not there. */
export async function assemble(assembly: Assembly): Promise<Result<Plan>> {
  const { flags, folder, given, config, folders, configFile, around = [] } = assembly;
  const { out = 'src/generated', targets = ['sdk'] } = config;
  const uses = targets.map((each): TargetConfig => (typeof each === 'string' ? { use: each } : each));
  const absolute = uses.map((use) => resolve(folder, use.out ?? out));
  const root = commonFolder([folder, ...absolute, ...around, ...given.map(({ file }) => dirname(file))]);
  const toPath = (path: string): string => slashes(relative(root, path));
  const outputs = await createOutputs(assembly, uses, absolute.map(toPath));
  if (!outputs.ok) return outputs;
  const schema = uses.map((use) => use['schema']).find((each) => typeof each === 'string');
  return {
    ok: true,
    value: {
      root,
      specs: given.map((each) => specOf(each, flags.strict === true || config.strict === true, toPath)),
      outputs: outputs.value,
      folders,
      notes: notesOf(assembly, outputs.value),
      options: optionsOf(assembly),
      ...(schema === undefined ? {} : { screenSchema: toPath(resolve(folder, schema)) }),
      ...(configFile === undefined ? {} : { configFile: toPath(configFile) }),
    },
  };
}

async function createOutputs(
  { flags, config, folder, read }: Assembly,
  uses: readonly TargetConfig[],
  places: readonly string[],
): Promise<Result<readonly Output[]>> {
  const { targets = [], sdk = '@energy-portal/sdk', importExtension = '.js' } = config;
  const react = flags.react ?? config.react ?? hasReact(folder);
  const found = await Promise.all(uses.map(({ use }) => findTarget(use, folder)));
  const diagnostics = found.flatMap((target, index) => {
    if (!isMissing(target)) return [];
    const keys = ['targets', index, ...(typeof targets[index] === 'string' ? [] : ['use'])];
    if (read === undefined) throw new Error(`${target.message} ${target.remedy}`);
    return [read.diagnosticAt(keys, { rule: 'unknown-target', ...target })];
  });
  if (diagnostics.length > 0) return { ok: false, diagnostics };
  const outputs = uses.flatMap((use, index): Output[] => {
    const target = found[index];
    if (target === undefined || isMissing(target)) return [];
    // Whatever stands in the JSON beside them.
    const entries = Object.entries(use).filter(([name]) => name !== 'use' && name !== 'out');
    const settings: unknown = Object.fromEntries(entries);
    return [
      {
        target,
        folder: places[index] ?? '',
        settings: isObject(settings) ? settings : {},
        sdk,
        importExtension,
        react,
      },
    ];
  });
  return { ok: true, value: outputs };
}

function notesOf({ flags, config }: Assembly, outputs: readonly Output[]): readonly string[] {
  const isSaid = flags.react !== undefined || config.react !== undefined;
  const isLess = outputs.some(
    ({ target, settings, react }) =>
      target === 'sdk' && settings?.['imports'] !== 'source' && react === false,
  );
  return !isSaid && isLess
    ? ['No hooks are written, as this project has no React. --react writes them.']
    : [];
}

function specOf(given: GivenDocument, isStrict: boolean, toPath: (path: string) => string): SpecInput {
  const { api, file, overlays, yamlFiles, strict = isStrict } = given;
  return {
    api,
    file: toPath(file),
    overlays: overlays.map(toPath),
    ...(yamlFiles === undefined ? {} : { yamlFiles: yamlFiles.map(toPath) }),
    ...(strict ? { strict } : {}),
  };
}

function optionsOf({ flags, given, config }: Assembly): ForeignOptions {
  const strict = flags.strict === true || config.strict === true;
  const percent = config.mayLeaveOut;
  const mayLeaveOut = flags.mayLeaveOut ?? (percent === undefined ? undefined : percent / 100);
  const own = given.flatMap(({ api, basePath }) =>
    basePath === undefined ? [] : [[api, basePath] as const],
  );
  return {
    ...(strict ? { strict } : {}),
    ...(mayLeaveOut === undefined ? {} : { mayLeaveOut }),
    basePaths: { ...Object.fromEntries(own), ...flags.basePaths },
  };
}

function commonFolder(paths: readonly string[]): string {
  const [first = sep, ...others] = paths.map((path) => resolve(path));
  return others.reduce((common, path) => {
    let folder = common;
    while (path !== folder && !path.startsWith(folder.endsWith(sep) ? folder : folder + sep))
      folder = dirname(folder);
    return folder;
  }, first);
}

/** A path with slashes on every system. */
export function slashes(path: string): string {
  return path.split(sep).join('/');
}
