import { readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { isObject } from '../spec/json.ts';
import { readConfig } from './config.ts';
import { findDocuments } from './inputs.ts';
import { assemble, slashes } from './assemble.ts';
import type { GivenDocument, LookedFolder, Plan, PlanFlags } from './assemble.ts';
import type { Config, ReadConfig } from './config.ts';
import { OWN_FOLDERS } from '../emit/header.ts';
import type { Diagnostic, JsonObject, Result } from '../spec/types.ts';

export const CONFIG_FILE = 'generator.config.json';
const SCHEMA = new URL('./config.schema.json', import.meta.url);
const SPECS = 'specs';
const SCREEN_SCHEMA = 'screen-configs/screen.schema.json';
/**
 * The plan of a run: by the command line, else by the configuration in the folder or beside its specs.
 *
 * @throws an `Error` that says what to do when neither names a document
 */
export async function createPlan(flags: PlanFlags, cwd = process.cwd()): Promise<Result<Plan>> {
  const { inputs = [] } = flags;
  if (inputs.length > 0) return flagsPlan(flags, cwd);
  const config = await findConfig(resolve(flags.root ?? cwd), flags.config);
  if (config !== undefined) return configPlan(flags, config, resolve(flags.root ?? cwd));
  if (flags.root !== undefined) return layoutPlan(flags, resolve(flags.root));
  throw new Error(
    `There is no ${CONFIG_FILE} here or in ${SPECS}/, and no document is named. ` +
      'Try "init <document>", or "generate <document> --out <folder>".',
  );
}

/** A target by its name, with the folder and the settings that the configuration gives it. */
function configured({ targets = [] }: Config, use: string): NonNullable<Config['targets']>[number] {
  return targets.find((each) => typeof each !== 'string' && each.use === use) ?? use;
}

/** The configuration that is named, or the one in a folder or beside its specs. */
async function findConfig(folder: string, named: string | undefined): Promise<string | undefined> {
  if (named !== undefined) return resolve(folder, named);
  const places = [join(folder, CONFIG_FILE), join(folder, SPECS, CONFIG_FILE)];
  const found = await Promise.all(places.map(isFile));
  return places.find((_, index) => found[index]);
}

async function flagsPlan(flags: PlanFlags, cwd: string): Promise<Result<Plan>> {
  const { inputs = [], overlays = [], targets = ['sdk'] } = flags;
  const found = await Promise.all(
    inputs.map(async (input) => {
      const documents = await findDocuments(resolve(cwd, input));
      if (documents.length === 0) throw new Error(`There is no OpenAPI document at ${input}.`);
      return documents;
    }),
  );
  const given = found.flat().map((each) => ({
    ...each,
    overlays: overlays.length > 0 ? overlays.map((overlay) => resolve(cwd, overlay)) : each.overlays,
  }));
  const twice = given.find((each, at) => given.findIndex(({ api }) => api === each.api) !== at);
  if (twice !== undefined)
    throw new Error(`Two documents are called "${twice.api}". Name them in ${CONFIG_FILE}.`);
  const config: Config = {
    input: '.',
    targets: [...targets],
    ...(flags.out === undefined ? {} : { out: flags.out }),
  };
  const folders = await Promise.all(inputs.map((input) => folderOf(resolve(cwd, input))));
  return assemble({ flags, folder: cwd, given, config, folders });
}

let schemaOfConfigs: Promise<JsonObject> | undefined;

/** The schema of configurations, the same object each time. */
function readSchema(): Promise<JsonObject> {
  schemaOfConfigs ??= readFile(SCHEMA, 'utf8').then((text) => {
    const schema: unknown = JSON.parse(text);
    return isObject(schema) ? schema : {};
  });
  return schemaOfConfigs;
}

async function configPlan(flags: PlanFlags, path: string, cwd: string): Promise<Result<Plan>> {
  const folder = dirname(path);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`There is no file ${path}.`);
  const read = readConfig(slashes(relative(cwd, path)), text, await readSchema());
  if (!read.ok) return read;
  const { config } = read.value;
  const { given, diagnostics } = await configDocuments(read.value, folder);
  if (diagnostics.length > 0) return { ok: false, diagnostics };
  const wanted: Config = {
    ...config,
    ...(flags.out === undefined ? {} : { out: flags.out }),
    ...(flags.targets === undefined ? {} : { targets: flags.targets.map((use) => configured(config, use)) }),
  };
  const inputs = typeof config.input === 'string' ? [config.input] : given.map((each) => each.file);
  const folders = await Promise.all(inputs.map((input) => folderOf(resolve(folder, input))));
  const around = (config.targets ?? []).flatMap((each) =>
    typeof each === 'string' || each.out === undefined ? [] : [resolve(folder, each.out)],
  );
  return assemble({
    flags,
    folder,
    given,
    config: wanted,
    folders,
    around,
    read: read.value,
    configFile: path,
  });
}

async function configDocuments(
  { config: { input }, diagnosticAt }: ReadConfig,
  folder: string,
): Promise<{ readonly given: readonly GivenDocument[]; readonly diagnostics: readonly Diagnostic[] }> {
  const given: GivenDocument[] = [];
  const diagnostics: Diagnostic[] = [];
  const missing = (keys: readonly (string | number)[], path: string, what: string): void => {
    const message = `There is no ${what} ${path}.`;
    diagnostics.push(diagnosticAt(keys, { rule: 'missing-file', message, remedy: 'Correct the path.' }));
  };
  if (typeof input === 'string') {
    given.push(...(await findDocuments(join(folder, input))));
    if (given.length === 0) missing(['input'], input, 'OpenAPI document at');
    return { given, diagnostics };
  }
  for (const [api, value] of Object.entries(input)) {
    const { file, overlays, ...settings } = typeof value === 'string' ? { file: value } : value;
    const at = typeof value === 'string' ? ['input', api] : ['input', api, 'file'];
    const [found] = (await isFile(join(folder, file))) ? await findDocuments(join(folder, file)) : [];
    if (found === undefined) missing(at, file, 'file');
    for (const [index, overlay] of (overlays ?? []).entries())
      if (!(await isFile(join(folder, overlay))))
        missing(['input', api, 'overlays', index], overlay, 'overlay');
    if (found === undefined) continue;
    const named = overlays?.map((overlay) => join(folder, overlay)) ?? found.overlays;
    given.push({ ...found, ...settings, api, overlays: named });
  }
  return { given, diagnostics };
}

/** The plan of a project with the layout of this one, which has no configuration. */
async function layoutPlan(flags: PlanFlags, root: string): Promise<Result<Plan>> {
  const given = await findDocuments(join(root, SPECS));
  if (given.length === 0)
    throw new Error(`There is no spec under ${SPECS}/. Add ${SPECS}/<api>/openapi.yaml.`);
  const targets = Object.entries(OWN_FOLDERS).map(([use, out]) => ({ use, out, imports: 'source' }));
  const folders = [await folderOf(join(root, SPECS))];
  const plan = await assemble({ flags, folder: root, given, config: { input: SPECS, targets }, folders });
  if (!plan.ok || !(await isFile(join(root, SCREEN_SCHEMA)))) return plan;
  return { ok: true, value: { ...plan.value, screenSchema: SCREEN_SCHEMA } };
}

/** The folder in which what lies at a path is looked for. */
async function folderOf(path: string): Promise<LookedFolder> {
  return (await isFile(path)) ? { path: dirname(path), isDeep: false } : { path, isDeep: true };
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
