import type { ApiModel, JsonObject } from '../spec/types.ts';

/** A kind of output: what it makes of documents. A module of your own exports one as its default. */
export interface Target {
  /** The name by which a configuration uses it, and by which it is told about. */
  readonly name: string;
  /** True for one that comes with the generator: it depends on the documents alone. */
  readonly isBuiltIn?: true;
  /** The files that are made of the documents, or a promise of them. It touches no disk. */
  readonly emit: (input: TargetInput) => readonly TargetFile[] | Promise<readonly TargetFile[]>;
}

/** The input of a target. */
export interface TargetInput {
  /** The documents as plain data, sorted by name. */
  readonly apis: readonly ApiModel[];
  /** The members that stand beside `use` and `out` in the configuration. */
  readonly settings: JsonObject;
  /** The package of the SDK. */
  readonly sdk: string;
  /** The way from the target's folder to the files of the target `sdk`: `.` or `../api`; absent without it. */
  readonly sdkFolder?: string;
  /** The ending by which generated files import each other. */
  readonly importExtension: '.ts' | '.js';
  /** The first lines of a file, as `// Generated from ...`. */
  readonly header: string;
}

/** A file of a target. */
export interface TargetFile {
  /** Relative to the target's folder, with `.gen.` in its name, or in a folder that ends in `.gen`: only such files are ever replaced or removed. */
  readonly path: string;
  readonly text: string;
}
