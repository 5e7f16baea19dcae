import type { RJSFSchema } from '@rjsf/utils';
import type {
  Binding,
  Bindings,
  Condition,
  Expression,
  Field,
  AnswerCheck,
  FilesRule,
  GroupRule,
  Icon,
  FormattedSource,
  LegalDocument,
  Limit,
  Options,
  OwnPattern,
  Section,
  SlotRule,
  Submission,
  SuggestRule,
  Terms,
} from '../generated/screen-config.gen.ts';
import type { Language } from '../language.ts';

/** A JSON Schema without text; what the form library and the validators share. Its `$id` is screen and step. */
export type StepSchema = RJSFSchema & { readonly $id: string };

/** One field with the rules that its kind brings along written out. */
export interface FieldModel {
  readonly name: string;
  readonly as: Field['as'];
  /** The place of its texts: `fields.<text>`. */
  readonly text: string;
  /** A formatted text stands above it. */
  readonly intro?: true;
  /** The condition under which that text is shown. */
  readonly introWhen?: string;
  readonly required: boolean;
  /** The condition under which an answer is needed although it is not always. */
  readonly requiredWhen?: string;
  readonly show?: string;
  readonly options?: Options;
  /** Icons of options, by their values or by what their entries are like. */
  readonly icons?: { readonly [value: string]: Icon };
  /** The read of the options, where it depends on an answer: the form does not wait for it. */
  readonly awaits?: string;
  /** The condition of an option, by its value. */
  readonly offered?: { readonly [value: string]: string };
  /** The conditions under which something is told below an option, by its value. */
  readonly notices?: { readonly [value: string]: readonly string[] };
  /** The headings of written options, with what stands below each. */
  readonly groups?: NonNullable<Field['groups']>;
  /** The places of day and times in the entries that are offered. */
  readonly slot?: SlotRule;
  /** The call that suggests answers. */
  readonly suggest?: SuggestRule;
  readonly pattern?: NonNullable<Field['pattern']>;
  /** A form of its own. */
  readonly ownPattern?: OwnPattern;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: Limit;
  readonly max?: Limit;
  readonly matches?: string;
  readonly differs?: Binding;
  readonly prefill?: Binding;
  readonly readOnly?: boolean;
  /** The condition under which it is shown and not changed. */
  readonly readOnlyWhen?: string;
  /** Never kept in a draft, although its kind could be. */
  readonly sensitive?: true;
  readonly autocomplete: string;
  readonly rows?: number;
  /** Twelve unless stated. */
  readonly width?: number;
  /** The text that a consent agrees to. */
  readonly terms?: Terms;
  /** The documents that a consent agrees to, where they stand elsewhere. */
  readonly documents?: readonly LegalDocument[];
  /** The files that a field of files takes. */
  readonly files?: FilesRule;
  /** The questions of a group, and the number of times that they may be asked. */
  readonly group?: GroupModel;
  /** The question to the org about the answer. */
  readonly check?: AnswerCheck;
}

/** The same questions for each of several. The texts of its fields are below those of the group. */
export interface GroupModel extends Omit<GroupRule, 'fields'> {
  readonly fields: readonly FieldModel[];
}

/** One page of the form. */
export interface StepModel {
  readonly id: string;
  readonly review: boolean;
  /** Counts as one with the step before. */
  readonly continues?: boolean;
  /** The step that the button Back leads to, where it is not the one before. */
  readonly back?: string;
  /** The step whose answers stand above the questions. */
  readonly recalls?: string;
  /** The call before the next step opens. */
  readonly submit?: Submission;
  readonly show?: string;
  readonly fields: readonly FieldModel[];
  readonly schema: StepSchema;
}

/** One call that loads data. */
export interface ReadModel {
  readonly name: string;
  readonly operation: string;
  readonly with: Bindings;
  readonly when?: string;
  /** The answer is a list of pages. */
  readonly paged?: true;
  /** Milliseconds. */
  readonly refreshEvery?: number;
  readonly needed: boolean;
  /** The condition under which a failure is shown although the read is not needed. */
  readonly retryWhen?: string;
}

/** The rules for keeping drafts of a screen; times in milliseconds. */
export interface DraftModel {
  /** A guest's form: its draft is kept by the tab, not by the org. */
  readonly inTab?: boolean;
  /** The sources of what tells one draft from another. */
  readonly about?: readonly string[];
  /** The rest in typing after which it is saved. */
  readonly saveAfter: number;
  /** The time after which a failed save is tried again; each further failure doubles it. */
  readonly retryAfter: number;
  /** The longest draft that is kept, in characters. */
  readonly maxLength: number;
  readonly hours: number;
}

/** One of several forms of a page. */
export interface NamedFormModel {
  readonly name: string;
  /** Ids of its steps. */
  readonly steps: readonly string[];
  readonly submit: Submission;
  readonly draft?: DraftModel;
}

/** A screen config after checking and compiling: what the renderer sees. Plain data, frozen, without text. */
export interface ScreenModel {
  readonly id: string;
  readonly heading?: string;
  /** The subject of the page, named under its title: the account that the portal shows, or a source. */
  readonly about?: string;
  /** It asks or sends something about the account that the portal shows, and begins anew with another one. */
  readonly byAccount?: true;
  readonly texts: { readonly [name: string]: string | FormattedSource };
  readonly reads: readonly ReadModel[];
  readonly conditions: { readonly [name: string]: Condition };
  /** The values that the page works out; undefined where there are none. */
  readonly values?: { readonly [name: string]: Expression };
  readonly steps: readonly StepModel[];
  readonly submit?: Submission;
  /** The forms, where the page has several. */
  readonly forms?: readonly NamedFormModel[];
  /** The name of the form that this is the model of, where the page has several. */
  readonly form?: string;
  /** Set where typed answers are kept for the customer until they are sent. */
  readonly draft?: DraftModel;
  /** Leaving the form with answers that are not sent does not ask first. */
  readonly leave?: 'freely';
  readonly sections: readonly Section[];
  /** The module of the SDK that holds each operation that this screen names. */
  readonly operations: { readonly [operationId: string]: string };
  /** The members of the specs' constants that this screen names. */
  readonly constants: { readonly [member: string]: unknown };
}

/** Answers by field name. An answer that is not there is `undefined`. */
export interface Answers {
  readonly [field: string]: unknown;
}

/** Answers of the org by the step that asked for them. */
export interface Results {
  readonly [step: string]: unknown;
}

/** The values that a source can start with. */
export interface Sources {
  readonly session: unknown;
  readonly route: unknown;
  readonly reads: { readonly [name: string]: unknown };
  readonly constants: unknown;
  readonly brand: unknown;
  readonly language: Language;
  /** The customer's day, as 2026-01-31. */
  readonly today?: string;
  readonly answers: Answers;
  /** Inside a submission: the answers that its form began with, was refilled with, or that were sent last. */
  readonly began?: Answers;
  /** The error code of each read that failed, by its name. */
  readonly readErrors?: { readonly [read: string]: string | undefined };
  /** The answers to the submissions of the steps that are passed, by the step. */
  readonly results?: Results | undefined;
  /** The answer to the last submission of this screen. */
  readonly result?: unknown;
  /** The error code of the last submission, where it failed. */
  readonly failure?: string | undefined;
  /**
   * Names one intention to send: the same again while the same is sent after a failure. Outside a submission it is the
   * last one's.
   */
  readonly attempt?: string | undefined;
  readonly item?: unknown;
  /** Works out a value of the screen's `values`, for a screen that has some. */
  readonly compute?: Compute | undefined;
}

/** Works out the value of a name; undefined where it cannot be worked out. */
export type Compute = (name: string, sources: Sources) => number | string | undefined;
