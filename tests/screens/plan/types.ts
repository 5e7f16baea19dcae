/** Values by the path of their source: `reads.bill.state`, `answers.method`, `session.accountNumber`. */
export type Assignment = ReadonlyMap<string, unknown>;

/** A text as it must be read: a value that the plan cannot know stands for any words. */
export interface ExpectedText {
  readonly en: string;
  readonly es: string;
}

/** The place in a form. */
interface FormPlace {
  readonly step: string;
  readonly field: string;
}

/** A thing that a customer sees of a condition. */
export type Effect =
  | { readonly kind: 'block'; readonly block: string }
  /** A row, link, button or flag of a block. */
  | {
      readonly kind: 'text';
      readonly block: string;
      readonly text: ExpectedText;
      /** The element, where it is a link or a button. */
      readonly element?: 'a' | 'button';
    }
  /** The only entry of a list. */
  | { readonly kind: 'entry'; readonly block: string }
  | { readonly kind: 'step'; readonly step: string }
  | ({ readonly kind: 'field' | 'required' | 'readOnly' | 'intro' } & FormPlace)
  | ({ readonly kind: 'option'; readonly value: string } & FormPlace)
  /** The only option out of a read, before those of the screen itself. */
  | ({ readonly kind: 'offered'; readonly others: number } & FormPlace)
  | ({ readonly kind: 'notice'; readonly text: ExpectedText } & FormPlace)
  /** A read that is asked; where others have the same operation, the one that sends a member. */
  | { readonly kind: 'read'; readonly read: string; readonly operation: string; readonly member?: string }
  /** A read that is asked again and again, beside others of the same operation. */
  | { readonly kind: 'again'; readonly read: string; readonly operation: string }
  /** A member of what is sent. */
  | { readonly kind: 'member'; readonly operation: string; readonly path: readonly string[] }
  | { readonly kind: 'retry'; readonly read: string; readonly operation: string }
  | { readonly kind: 'operation'; readonly operation: string };

/** A case that is about one of several forms of a page. */
interface OfForm {
  /** The name of the form; undefined where the page has one, or none. */
  readonly form?: string;
}

/** A condition that holds or does not, and where that is seen. */
export interface ConditionCase extends OfForm {
  readonly kind: 'condition';
  readonly condition: string;
  readonly holds: boolean;
  readonly effect: Effect;
  /** The effect is there; for a condition inside of another one it need not be what `holds` says. */
  readonly isSeen: boolean;
  readonly setting: Assignment;
}

/** One rule of one field, broken once. */
export interface RuleCase extends FormPlace, OfForm {
  readonly kind: 'rule';
  readonly rule: string;
  /** Of the rule of a question that is asked of each entry of a group: its name. */
  readonly member?: string;
  /** The answer; undefined for none. Of the limit of a read: so many days or units beyond it. */
  readonly answer: unknown;
  readonly beyond?: { readonly limit: 'min' | 'max'; readonly by: number };
  /** The operation that has not answered yet. */
  readonly held?: string;
  readonly message: ExpectedText;
  readonly setting: Assignment;
}

/** The end of a submission. */
export interface OutcomeCase extends OfForm {
  readonly kind: 'failure' | 'success';
  /** The step that submits, `''` for the form itself, or the button of a block. */
  readonly at: string;
  readonly operation: string;
  /** The code that the org answers with; undefined where all went well. */
  readonly code?: string;
  readonly field?: string;
  readonly message?: ExpectedText;
  /** The page that it leads to. */
  readonly go?: string;
  readonly setting: Assignment;
}

/** The circumstances that every screen is tried under. */
export const circumstances = [
  'arrives',
  'slow',
  'unavailable',
  'offline',
  'sent twice',
  'session lost',
  'draft resumed',
  'back and forward',
  'keyboard alone',
  'spanish',
  'narrow',
  'large text',
  'dark',
] as const;

/** A screen under a circumstance. */
export interface CircumstanceCase extends OfForm {
  readonly kind: 'circumstance';
  readonly circumstance: (typeof circumstances)[number];
  readonly setting: Assignment;
}

/** One thing that is tried. */
export type Case = ConditionCase | RuleCase | OutcomeCase | CircumstanceCase;

/** The reasons for leaving something out. */
export const gapReasons = {
  route: 'the contract has no example of what stands in the address',
  contract: 'the contract never answers so',
  computed: 'it depends on a value that is worked out',
  contradiction: 'it cannot be together with what has to be seen',
  unseen: 'what depends on it cannot be told apart on the page',
  control: 'the control takes no such answer',
  prefilled: 'the answer is there before the customer comes',
  unreachable: 'the form is shown in no state that the contract knows',
  answer: 'no answer of this kind is known',
} as const;

/** The reasons for which nobody can try it: no customer ever gets there. All others are a lack of the tests. */
export const reasonsOfReach: ReadonlySet<keyof typeof gapReasons> = new Set([
  'route',
  'contract',
  'control',
  'prefilled',
]);

/** Something that is left out by name. */
export interface Gap {
  readonly kind: 'route' | 'condition' | 'rule' | 'failure' | 'success' | 'circumstance';
  readonly what: string;
  readonly reason: keyof typeof gapReasons;
}

/** All that is tried of a screen, and what is not. */
export interface ScreenPlan {
  readonly screen: string;
  readonly access: 'guest' | 'customer' | 'anyone';
  /** The route with examples in the place of its parameters. */
  readonly path: string;
  readonly cases: readonly Case[];
  readonly gaps: readonly Gap[];
  readonly totals: PlanTotals;
}

/** The number of things of a screen that have to be tried. */
interface PlanTotals {
  readonly steps: number;
  /** Each counts twice: it holds, and it does not. */
  readonly conditions: number;
  readonly rules: number;
  readonly failures: number;
  readonly messages: number;
}
