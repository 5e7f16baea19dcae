import { parseArgs } from 'node:util';
import type { ForeignOptions } from './load/foreign/load.ts';

/** A command of the generator, as its user wrote it. */
type Command =
  | { readonly name: 'help'; readonly text: string }
  | {
      readonly name: 'generate' | 'check';
      readonly root: string | undefined;
      readonly foreign: ForeignOptions;
    }
  | { readonly name: 'explain'; readonly root: string | undefined; readonly operations: readonly string[] }
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
  all: `Turns the OpenAPI documents under specs/ into a typed SDK.

  generate                 writes the files (also without a command)
  check                    writes nothing; fails where files drift from the documents
  explain [operation...]   says what is made of operations
  diff <old> <new>         lists the changes between two documents
  objects                  writes the types of an org's objects, for the SDK

  <command> --help         says more

  --root <folder>          the project; the one of this package unless stated
`,
  generate: `generate | check  [--root <folder>] [--strict] [--may-leave-out <percent>] [--base-path <api>=<path>]

Reads specs/<api>/openapi.yaml or .json: OpenAPI 2.0, 3.0 or 3.1, also of somebody else.

  --strict                  refuses what is otherwise warned about, such as stray keywords
  --may-leave-out <percent> operations of a document that may be left out; 10 unless stated
  --base-path <api>=<path>  in place of the path of the document's first server; "<api>=" for none

Ends with 0, or with 1 when a document is refused, or (check) a file drifts.
`,
  explain: `explain [operation...]  [--root <folder>]

Says of each operation how it is called, what its configuration holds, and what its answer becomes.
`,
  diff: `diff <old> <new>

Compares two documents: what breaks their callers, and what else has changed.
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
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      root: { type: 'string' },
      check: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
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
    },
  });
  const [name = values.check ? 'check' : 'generate', ...operands] = positionals;
  if (values.help) return { name: 'help', text: helpOf(positionals[0]) };
  const { root } = values;
  if (name === 'explain') return { name, root, operations: operands };
  if (name === 'diff') {
    const [old, now, ...others] = operands;
    if (old === undefined || now === undefined || others.length > 0)
      throw new Error('diff compares two documents: diff <old> <new>.');
    return { name, old, new: now };
  }
  if (name === 'objects') return objectsCommand(values, operands);
  if (name !== 'generate' && name !== 'check') throw new Error(`There is no command "${name}". See --help.`);
  if (operands.length > 0) throw new Error(`${name} takes no "${operands[0]}". See ${name} --help.`);
  const foreign = {
    strict: values.strict,
    ...(values['may-leave-out'] === undefined ? {} : { mayLeaveOut: shareOf(values['may-leave-out']) }),
    basePaths: Object.fromEntries((values['base-path'] ?? []).map(basePathOf)),
  };
  return { name, root, foreign };
}

function helpOf(name: string | undefined): string {
  if (name === 'check') return HELP.generate;
  return name === 'generate' || name === 'explain' || name === 'diff' || name === 'objects'
    ? HELP[name]
    : HELP.all;
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
