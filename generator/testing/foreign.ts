import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generate } from '../index.ts';
import type { Diagnostic, GeneratorInput, Json, JsonObject } from '../index.ts';

/** The outcome of a document that nobody wrote for this generator. */
interface ForeignRun {
  /** Generated texts by path; none where it is refused. */
  readonly files: ReadonlyMap<string, string>;
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/** A document with these members besides those that every one has. */
export function foreignDocument(members: JsonObject): JsonObject {
  return { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, ...members };
}

const ROOT = new URL('../../', import.meta.url);
const OVERLAY = 'specs/x/x.overlay.yaml';

/** The way in which one document is generated from. */
interface ForeignInput extends Omit<Partial<GeneratorInput>, 'specs' | 'readFile'> {
  /** The text of an overlay beside it. */
  readonly overlay?: string;
}

/** Generates from one document, called `x`. */
export async function generateForeign(
  document: Json,
  { overlay, ...options }: ForeignInput = {},
): Promise<ForeignRun> {
  const warnings: Diagnostic[] = [];
  const overlays = overlay === undefined ? {} : { overlays: [OVERLAY] };
  const result = await generate({
    ...options,
    specs: [{ api: 'x', file: 'specs/x/openapi.json', ...overlays }],
    readFile: async (path) => {
      if (path === 'specs/x/openapi.json') return JSON.stringify(document, null, 2);
      if (path === OVERLAY && overlay !== undefined) return overlay;
      if (path.startsWith('specs/extensions/')) return readFile(fileURLToPath(new URL(path, ROOT)), 'utf8');
      throw Object.assign(new Error(`no file ${path}`), { code: 'ENOENT' });
    },
    onWarning: (warning) => warnings.push(warning),
  });
  const files = new Map(result.ok ? result.value.map(({ path, text }) => [path, text] as const) : []);
  return { files, errors: result.ok ? [] : result.diagnostics, warnings };
}

/** A validator of a configuration as it was generated. */
type LoadedValidator = ((config: unknown) => boolean) & { readonly errors?: unknown };

/** The validators of a run's operations, loaded from their text. */
export async function loadValidators(run: ForeignRun): Promise<Readonly<Record<string, LoadedValidator>>> {
  const modules = await loadModules(run, 'sdk/src/generated/validators/');
  // Modules of validators export nothing else.
  return Object.assign({}, ...modules) as Readonly<Record<string, LoadedValidator>>;
}

/** The validators of what an operation answers, by status. */
interface AnswerValidators {
  readonly responses: Readonly<Record<string, LoadedValidator>>;
}

/** The validators of a run's answers by operation, loaded from their text. */
export async function loadAnswerValidators(
  run: ForeignRun,
): Promise<Readonly<Record<string, AnswerValidators>>> {
  const modules = await loadModules(run, 'tests/sandbox/generated/response-validators/');
  // The modules there export such a table each.
  const tables = modules as readonly { readonly validators: Readonly<Record<string, AnswerValidators>> }[];
  return Object.assign({}, ...tables.map(({ validators }) => validators)) as Readonly<
    Record<string, AnswerValidators>
  >;
}

function loadModules({ files }: ForeignRun, folder: string): Promise<readonly unknown[]> {
  const texts = [...files].filter(([path]) => path.startsWith(folder) && path.endsWith('.js'));
  return Promise.all(
    texts.map(([, text]) => import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)),
  );
}
