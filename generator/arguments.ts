import { parseArgs } from 'node:util';
import type { PlanFlags } from './config/assemble.ts';

/** A command of the generator, as its user wrote it. */
export type Command =
  | { readonly name: 'help'; readonly text: string }
  | { readonly name: 'generate' | 'check'; readonly flags: PlanFlags; readonly quiet: boolean }
  | { readonly name: 'watch'; readonly flags: PlanFlags }
  | { readonly name: 'explain'; readonly flags: PlanFlags; readonly operations: readonly string[] }
  | { readonly name: 'init'; readonly document: string; readonly out: string | undefined }
  | { readonly name: 'diff'; readonly old: string; readonly new: string }
  | ObjectsCommand;

/** The command that writes the types of an org's objects. */
export interface ObjectsCommand {
  readonly name: 'objects';
  /** A file or folder, or an org. */
  readonly from:
    | string
    | {
        readonly address: string;
        /** Absent: it is in the environment. */
        readonly token: string | undefined;
        readonly path: string;
        readonly picklists: boolean;
      };
  readonly objects: readonly string[];
  readonly out: string;
  readonly module: string;
}

const HELP = {
  all: `Turns OpenAPI documents into a typed SDK with a normalised cache.

  init <document>          looks at a document; writes a configuration, and an overlay with what caching needs
  generate [document...]   writes the files (also without a command)
  check [document...]      writes nothing; fails where files drift from the documents
  watch [document...]      writes the files whenever a document changes
  explain [operation...]   says what is made of operations
  diff <old> <new>         lists the changes between two documents
  objects                  writes the types of an org's objects

  <command> --help         says more
`,
  init: `init <document>  [--out <folder>]

Writes generator.config.json and <document>.overlay.yaml, an OpenAPI Overlay 1.0 to be looked through: which schemas
are entities and by what they are identified, how long answers are fresh, what writes make stale. The document itself is
never changed. What is there already is left alone.

  --out <folder>            the folder of the generated files; src/generated unless stated
`,
  generate: `generate | check | watch  [document or folder...] [--out <folder>] [--config <file>] ...

Reads the documents that are named, else those of generator.config.json: OpenAPI 2.0, 3.0 or 3.1, one file or many.

  --out <folder>            the folder of the generated files; src/generated unless stated
  --target <name>           sdk, types, msw, tanstack-query, postman, or a module; repeatable; sdk unless stated
  --overlay <file>          an OpenAPI Overlay 1.0; can be repeated; those beside a document unless stated
  --config <file>           generator.config.json unless stated, here or in specs/
  --strict                  refuses what is otherwise warned about, such as stray keywords, and holds documents that
                            hold our extensions themselves to all rules
  --may-leave-out <percent> operations of a document that may be left out; 10 unless stated
  --base-path <api>=<path>  in place of the path of the document's first server; "<api>=" for none
  --react, --no-react       hooks, which import React, or none; unless stated by whether the project has React
  --root <folder>           a project with documents under specs/ and the SDK's sources beside them
  --quiet                   tells no progress

Ends with 0, or with 1 when a document is refused, or (check) a file drifts.
`,
  explain: `explain [operation...]  [--input <document or folder>] [--config <file>] [--root <folder>]

Says of each operation how it is called, what its configuration holds, and what its answer becomes.
`,
  diff: `diff <old> <new>

Compares two documents, or folders of them, after their overlays: what breaks callers, and what else has changed.
Ends with 0 when nothing breaks, with 2 when something does, with 1 when a document cannot be read.
`,
  objects: `objects  --from <file or folder> | --org <address> [--token <token>]   --out <folder>

Writes object-types.ts: the fields of an org's objects as types, with which the SDK knows what the names in
fields: ['Contact.Email'] give.

  --from <file or folder>   JSON with answers of getObjectInfo or getObjectInfos, and of getPicklistValues
  --org <address>           asks an org, for example https://example.my.salesforce.com
  --token <token>           an access token for it; else the variable ORG_TOKEN
  --path <path>             the path of its interface; /services/data/v64.0 unless stated
  --picklists               asks the org for the values of picklists, too
  --objects <names>         only these objects: Contact,Case; all that are found unless stated
  --out <folder>            the folder of object-types.ts
  --module <name>           the package that it adds to; @energy-portal/sdk unless stated
`,
} as const;

/**
 * Reads a command line.
 *
 * @throws an `Error` that says what is wrong with it
 */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [first = '', ...others] = positionals;
  const isCommand = COMMANDS.includes(first);
  const fallback = values.check ? 'check' : 'generate';
  // A document can be named without a command.
  const name = isCommand ? first : fallback;
  const operands = isCommand ? others : positionals;
  if (values.help) return { name: 'help', text: helpOf(isCommand ? first : undefined) };
  if (!isCommand && first !== '' && !/[./\\]/.test(first))
    throw new Error(`There is no command "${first}". See --help.`);
  if (name === 'explain') return { name, flags: planFlags(values, values.input ?? []), operations: operands };
  if (name === 'diff') {
    const [old, now, ...more] = operands;
    if (old === undefined || now === undefined || more.length > 0)
      throw new Error('diff compares two documents: diff <old> <new>.');
    return { name, old, new: now };
  }
  if (name === 'init') {
    const [document, ...more] = operands;
    if (document === undefined || more.length > 0)
      throw new Error('init looks at one document: init <document>.');
    return { name, document, out: values.out };
  }
  if (name === 'objects') return objectsCommand(values, operands);
  if (name !== 'generate' && name !== 'check' && name !== 'watch')
    throw new Error(`There is no command "${name}". See --help.`);
  const flags = planFlags(values, [...operands, ...(values.input ?? [])]);
  return name === 'watch' ? { name, flags } : { name, flags, quiet: values.quiet };
}

const COMMANDS: readonly string[] = ['generate', 'check', 'watch', 'explain', 'diff', 'init', 'objects'];

const OPTIONS = {
  root: { type: 'string' },
  check: { type: 'boolean', default: false },
  config: { type: 'string' },
  input: { type: 'string', multiple: true },
  overlay: { type: 'string', multiple: true },
  target: { type: 'string', multiple: true },
  strict: { type: 'boolean', default: false },
  react: { type: 'boolean' },
  'no-react': { type: 'boolean' },
  quiet: { type: 'boolean', default: false },
  'may-leave-out': { type: 'string' },
  'base-path': { type: 'string', multiple: true },
  from: { type: 'string' },
  org: { type: 'string' },
  token: { type: 'string' },
  path: { type: 'string' },
  picklists: { type: 'boolean', default: false },
  objects: { type: 'string' },
  out: { type: 'string' },
  module: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

interface PlanOptions {
  readonly root?: string | undefined;
  readonly config?: string | undefined;
  readonly overlay?: readonly string[] | undefined;
  readonly target?: readonly string[] | undefined;
  readonly strict: boolean;
  readonly react?: boolean | undefined;
  readonly 'no-react'?: boolean | undefined;
  readonly 'may-leave-out'?: string | undefined;
  readonly 'base-path'?: readonly string[] | undefined;
  readonly out?: string | undefined;
}

function planFlags(values: PlanOptions, inputs: readonly string[]): PlanFlags {
  const { root, config, out, overlay, target } = values;
  const share = values['may-leave-out'];
  if (inputs.length === 0 && overlay !== undefined)
    throw new Error('--overlay goes with a document: generate <document> --overlay <file>.');
  return {
    ...(root === undefined ? {} : { root }),
    ...(config === undefined ? {} : { config }),
    ...(out === undefined ? {} : { out }),
    ...(inputs.length === 0 ? {} : { inputs }),
    ...(overlay === undefined ? {} : { overlays: overlay }),
    ...(target === undefined ? {} : { targets: target }),
    strict: values.strict,
    ...reactFlag(values),
    ...(share === undefined ? {} : { mayLeaveOut: shareOf(share) }),
    basePaths: Object.fromEntries((values['base-path'] ?? []).map(basePathOf)),
  };
}

function reactFlag({ react, 'no-react': none }: PlanOptions): Pick<PlanFlags, 'react'> {
  if (react === true && none === true) throw new Error('--react and --no-react exclude each other.');
  return react === undefined && none === undefined ? {} : { react: react === true };
}

function helpOf(name: string | undefined): string {
  if (name === 'check' || name === 'watch') return HELP.generate;
  const isTold = (each: string | undefined): each is keyof typeof HELP =>
    each !== undefined && Object.hasOwn(HELP, each);
  return isTold(name) ? HELP[name] : HELP.all;
}

interface ObjectsOptions {
  readonly from?: string | undefined;
  readonly org?: string | undefined;
  readonly token?: string | undefined;
  readonly path?: string | undefined;
  readonly picklists: boolean;
  readonly objects?: string | undefined;
  readonly out?: string | undefined;
  readonly module?: string | undefined;
}

function objectsCommand(options: ObjectsOptions, operands: readonly string[]): ObjectsCommand {
  const { out, module = '@energy-portal/sdk' } = options;
  if (operands.length > 0) throw new Error(`objects takes no "${operands[0]}". See objects --help.`);
  if (out === undefined) throw new Error('objects needs --out <folder>.');
  const names = options.objects?.split(',').map((each) => each.trim()) ?? [];
  return { name: 'objects', from: sourceOf(options), objects: names.filter(Boolean), out, module };
}

function sourceOf({ from, org, token, path, picklists }: ObjectsOptions): ObjectsCommand['from'] {
  if ((from === undefined) === (org === undefined))
    throw new Error('objects needs one of --from <file or folder> and --org <address>.');
  if (from !== undefined) {
    if (token !== undefined || path !== undefined || picklists)
      throw new Error('--token, --path and --picklists go with --org.');
    return from;
  }
  const address = org ?? '';
  if (!/^https?:\/\/[^/]+\/?$/.test(address))
    throw new Error(`--org takes an address such as https://example.my.salesforce.com, not "${address}".`);
  return { address, token, path: path ?? '/services/data/v64.0', picklists };
}

function shareOf(text: string): number {
  const percent = Number(text.replace(/%$/, ''));
  if (text === '' || !(percent >= 0 && percent <= 100))
    throw new Error(`--may-leave-out takes a percentage from 0 to 100, not "${text}".`);
  return percent / 100;
}

function basePathOf(text: string): readonly [api: string, path: string] {
  const [, api, path] = /^([^=]+)=((?:\/.*[^/])?)$/.exec(text) ?? [];
  if (api === undefined || path === undefined)
    throw new Error(`--base-path takes <api>=/<path> or <api>=, not "${text}".`);
  return [api, path];
}
