import { cpSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, relative } from 'node:path';
import { run } from '../machine/process.ts';
import { readCopy } from './container-file.ts';
import type { ContainerStage } from './container-file.ts';

/** What the steps of the last stage made, and how it is to be started. */
export interface MadeContainer {
  /** The folder that stands for the file system of the container. */
  readonly root: string;
  /** The folder in which the program starts, from the root of the container on. */
  readonly workFolder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly program: readonly string[];
}

/** Where steps are taken. */
interface StepOptions {
  /** The folder that a builder is given. */
  readonly context: string;
  readonly isIgnored: (path: string) => boolean;
  /** An empty folder. */
  readonly scratch: string;
  readonly tell: (line: string) => void;
}

type Made = { -readonly [Name in keyof MadeContainer]: MadeContainer[Name] };

/** What an instruction does to a stage. */
type Step = (made: Made, value: string, options: StepOptions) => Promise<void> | void;

const steps: ReadonlyMap<string, Step> = new Map<string, Step>([
  [
    'WORKDIR',
    (made, value) => {
      made.workFolder = value;
      mkdirSync(join(made.root, value), { recursive: true });
    },
  ],
  ['COPY', copy],
  ['RUN', runScript],
  [
    'ENV',
    (made, value) => {
      const stated = value.split(' ').map((pair): readonly [string, string] => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)];
      });
      made.environment = { ...made.environment, ...Object.fromEntries(stated) };
    },
  ],
  ['EXPOSE', () => undefined],
  ['USER', (made, value) => void (made.user = value)],
  [
    'CMD',
    // An array of texts, as the form of the file has it.
    (made, value) => void (made.program = JSON.parse(value) as readonly string[]),
  ],
]);

/** The instructions that can be taken as a script. */
export const knownInstructions: ReadonlySet<string> = new Set(steps.keys());

/**
 * Takes all steps of a container file one after the other, on this machine's own Node in the place of the images.
 *
 * @throws Error where one cannot be taken, with what it printed
 */
export async function takeSteps(
  stages: readonly ContainerStage[],
  options: StepOptions,
): Promise<MadeContainer> {
  let made: Made | undefined;
  for (const [at, { name = String(at), instructions }] of stages.entries()) {
    made = { root: join(options.scratch, name), workFolder: '/', environment: {}, user: 'root', program: [] };
    mkdirSync(made.root);
    for (const instruction of instructions) {
      options.tell(`${instruction.name} ${instruction.value}`);
      const step = steps.get(instruction.name);
      if (step === undefined) throw new Error(`${instruction.name} cannot be taken as a script.`);
      await step(made, instruction.value, options);
    }
  }
  if (made === undefined) throw new Error('The container file has no stage.');
  return made;
}

async function copy(made: Made, value: string, { context, isIgnored, scratch }: StepOptions): Promise<void> {
  const { sources, target, from, owner } = readCopy(value);
  const to = placeIn(made, target);
  const isFolder = sources.length > 1 || target.endsWith('/') || target === '.' || target === './';
  for (const source of sources) {
    const origin = from === undefined ? join(context, source) : join(scratch, from, source);
    const isWhole = source === '.' || !isFolder;
    cpSync(origin, isWhole ? to : join(to, source.split('/').at(-1) ?? ''), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => from !== undefined || !isIgnored(relative(context, path)),
    });
  }
  if (owner === undefined || process.getuid?.() !== 0) return;
  const { code, output } = await run(['chown', '-R', owner, to]);
  if (code !== 0) throw new Error(output);
}

async function runScript(made: Made, value: string): Promise<void> {
  const { HOME: home = '/', PATH: path = '' } = process.env;
  const stated = Object.entries(made.environment).map(([name, text]) => `${name}=${text}`);
  // As in a container, nothing else of whoever builds is known; the first Node is the project's own.
  const environment = [`HOME=${home}`, `PATH=${dirname(process.execPath)}${delimiter}${path}`, ...stated];
  const command = ['env', '-i', ...environment, 'sh', '-ec', value] as const;
  const { code, output } = await run(command, { cwd: join(made.root, made.workFolder) });
  if (code !== 0) throw new Error(`${value}\n${output}`);
}

function placeIn({ root, workFolder }: Made, path: string): string {
  return isAbsolute(path) ? join(root, path) : join(root, workFolder, path);
}
