import type { Block, LinkTarget, ScreenConfig, Submission } from '../generated/screen-config.gen.ts';
import type { Finding, JsonPath } from '../load/source-file.ts';
import type { ScreenModel } from './model.ts';

/** The name of a kind of block in screen configs. */
export type BlockKind = Block['block'];

/** The config of a block of one kind. */
export type BlockOf<TKind extends BlockKind> = Extract<Block, { readonly block: TKind }>;

/**
 * All that the checker, the publish step, the size report and the gallery know of one kind of block. Pure: it
 * is imported where there is no React.
 */
export interface BlockDescriptor<TKind extends BlockKind = BlockKind> {
  /** Reads the facts out of the config of one block. */
  readonly describe: (block: BlockOf<TKind>) => BlockFacts;
  /** Returns the diagnostics that only this kind of block can have. */
  readonly check: (block: BlockOf<TKind>, config: ScreenConfig) => readonly BlockFinding[];
  /** Returns the chunks of the build that the block loads. */
  readonly chunks: (block: BlockOf<TKind>, model: FormOfModel) => BlockChunks;
  /** Blocks of real screens that the gallery shows. */
  readonly samples: readonly BlockSample[];
}

/** The descriptors of all kinds: a kind that is missing is a type error. */
export type BlockDescriptors = { readonly [kind in BlockKind]: BlockDescriptor<kind> };

/** The facts that the config of one block holds about the things around it. Paths lead from the block. */
export interface BlockFacts {
  /** Keys of the texts that must be there, below `blocks.<name>.` */
  readonly texts: readonly string[];
  /** Matches the keys of the texts that may be there beside them. */
  readonly optionalTexts?: RegExp;
  /** Values that the page fills into the texts. */
  readonly values: readonly FilledTexts[];
  /** Names that must be unique, by the list of the block that holds them. */
  readonly names: { readonly [list: string]: readonly (string | { readonly name: string })[] };
  readonly links: readonly PlacedLink[];
  /** Addresses on other sites. */
  readonly websites?: readonly { readonly address: string; readonly path: JsonPath }[];
  readonly submissions: readonly { readonly submit: Submission; readonly path: JsonPath }[];
  /** The things that `item` stands for; undefined where there are none. */
  readonly item: BlockItem | undefined;
  /** True where it shows as a lasting notice that something went well. */
  readonly isSuccess: boolean;
}

/** A link to another screen. */
interface PlacedLink {
  readonly link: LinkTarget;
  readonly path: JsonPath;
}

/** Texts of a block and the names of the values in them. */
interface FilledTexts {
  /** Matches the keys of the texts, below the name of the block. */
  readonly texts: Pick<RegExp, 'test'>;
  readonly values: readonly string[];
  /** True for texts about one entry: its members are values as well. */
  readonly isOfItem?: boolean;
}

/** The entry of a read's list, the whole answer of a read, or members that calls are given. */
export type BlockItem =
  | { readonly kind: 'entry'; readonly read: string; readonly items: string | undefined }
  | { readonly kind: 'answer'; readonly read: string; readonly items: string | undefined }
  | { readonly kind: 'members'; readonly members: { readonly [name: string]: ItemMember } };

/** The schema of a member of `item`: at a source, or the answer of an operation; neither where the specs have none. */
export interface ItemMember {
  readonly source?: string;
  readonly operation?: string;
  /** Its type, where the page itself makes it. */
  readonly type?: 'object' | 'string';
}

/** A diagnostic at a place of the block. */
export interface BlockFinding {
  readonly path: JsonPath;
  readonly finding: Finding;
  /** The place in the screen of what does not go with the block: nobody knows which of them was changed last. */
  readonly other?: JsonPath;
}

/** The members of a model that say what a form loads. */
export type FormOfModel = Pick<ScreenModel, 'leave'> & {
  readonly forms?: unknown;
  readonly steps: readonly {
    readonly fields: readonly {
      readonly as: string;
      readonly check?: unknown;
      readonly awaits?: string;
      readonly intro?: true;
      readonly groups?: unknown;
      readonly options?: unknown;
    }[];
  }[];
};

/** Source files below `portal/` whose chunks a block loads by a dynamic import. */
export interface BlockChunks {
  /** Before the block can be seen. */
  readonly first: readonly string[];
  /** After that, without the customer doing anything. */
  readonly later: readonly string[];
}

/** The state of the reads and calls behind a sample. */
export type SampleState = 'filled' | 'loading' | 'empty' | 'failed' | 'busy' | 'refused';

/** A block of a screen, and the states that the gallery shows it in. */
export interface BlockSample {
  /** Id of the screen. */
  readonly screen: string;
  /** Name of the block there. */
  readonly name: string;
  readonly states: readonly SampleState[];
}
