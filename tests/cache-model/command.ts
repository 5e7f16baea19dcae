import type { Policy } from '@energy-portal/sdk';
import type { MistypedPlace } from './mistyped-answers.ts';
import type { IDS, WriteName } from './things.ts';

/** A server's next reply, whatever it is asked. */
export interface Reply {
  readonly kind: 'data' | 'same' | 'missing' | 'broken' | 'cut' | 'garbled' | 'empty' | 'mistyped';
  /** True when the server gives the answer a name. */
  readonly isNamed: boolean;
  /** Version of each thing in it; 0: told none. */
  readonly revs: readonly number[];
  readonly name: number;
  readonly age: number;
  readonly hasMail: boolean;
  /** The thing in `Boss`. */
  readonly boss: (typeof IDS)[number] | null;
  /** The things of a list; each with other fields. */
  readonly ids: readonly (typeof IDS)[number][];
  /** The member of a mistyped answer that is wrong. */
  readonly mistypedAt: MistypedPlace;
}

/** One thing that happens. Targets go by their names; numbers that choose among what there is are taken modulo its size. */
export type Command =
  | { readonly do: 'read'; readonly target: string; readonly policy: Policy }
  | {
      readonly do: 'watch';
      readonly target: string;
      readonly policy: Policy;
      /** True for a listener that throws at each call. */
      readonly isThrowing?: boolean;
    }
  | { readonly do: 'abort'; readonly which: number }
  | { readonly do: 'unwatch'; readonly which: number }
  | { readonly do: 'answer'; readonly which: number; readonly reply: Reply }
  | { readonly do: 'put'; readonly target: string; readonly reply: Reply }
  | {
      readonly do: 'write';
      readonly name: WriteName;
      readonly id: string;
      /** The fields of its optimistic update. */
      readonly update?: { readonly [field: string]: number } | undefined;
    }
  | { readonly do: 'invalidate'; readonly target: string; readonly isWhole: boolean }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'session' };
