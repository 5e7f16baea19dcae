import type { EntityRecord } from '../cache/records.ts';
import { showing } from '../cache/state.ts';
import type { StoreListener } from '../cache/store.ts';
import { forEachIn } from '../core/compact-set.ts';
import { invariant } from '../core/errors.ts';
import type { Mutations, OptimisticChange } from '../mutation/mutate.ts';
import type { QueryContext, Revalidation, Tracking, Trait, TraitUser } from '../query/context.ts';
import type { Client } from './client.ts';
import type { ExtensionHost } from './extension.ts';

/** Code that only some operations need. */
export type OptionalCode = Trait | Tracking | Revalidation | Mutations;

/** What fetches it, see `ClientTables`. */
interface CodeFetchers {
  readonly fetchTraits?: (() => Promise<readonly OptionalCode[]>) | undefined;
  readonly fetchRevalidation?: (() => Promise<Revalidation>) | undefined;
}

/** The code that only some operations need, which is fetched when one first asks for it. */
export interface LateCode
  extends
    Pick<Client, 'write'>,
    Pick<QueryContext, 'widen' | 'revalidation'>,
    Pick<StoreListener, 'onInconsistent'> {
  load(this: void, operation: TraitUser): Promise<void>;
  register(this: void, code: readonly OptionalCode[]): void;
}

/** None of the code that only some operations need, and what fetches it. */
export function createLateCode(fetchers: CodeFetchers, context: ExtensionHost): LateCode {
  const { traits, store } = context;
  let mutations: Mutations | undefined;
  let tracking: Tracking | undefined;
  let revalidation: Revalidation | undefined;
  const register: LateCode['register'] = (code) => {
    for (const one of code) {
      if (one.name === 'mutations') mutations = one;
      else if (one.name === 'tracking') tracking = one;
      else if (one.name === 'revalidation') revalidation = one;
      else traits.register(one);
      store.register(one.reducers);
    }
  };
  const fetchAll = async (): Promise<void> => register((await fetchers.fetchTraits?.()) ?? []);
  const isThere = (operation: TraitUser): boolean =>
    traits.has(operation) && (operation.table.kind === 'read' || mutations !== undefined);
  return {
    register,
    load: async (operation) => {
      if (!isThere(operation)) await fetchAll();
    },
    widen: (call) => tracking?.widen(call, context),
    onInconsistent(records) {
      const reconcile = (): void => (tracking ? tracking.reconcile(records) : catchUp(records));
      if (tracking) reconcile();
      else void fetchAll().then(reconcile, reconcile);
    },
    revalidation() {
      // Without the code the next one who asks tries again.
      if (!revalidation)
        void fetchers.fetchRevalidation?.().then(
          (code) => register([code]),
          () => undefined,
        );
      return revalidation;
    },
    async write(operation, config, options) {
      invariant(operation, 'No operation');
      const session = options?.session ?? store.epoch();
      // True and false bring none.
      register((options?.optimistic as Partial<OptimisticChange> | undefined)?.code ?? []);
      if (!isThere(operation)) await fetchAll();
      invariant(mutations, 'No mutations');
      const answer = await mutations.write(operation, config, { ...options, session, context });
      // The spec says what the server answers; responses are checked where they are made, not here.
      return answer as never;
    },
  };
}

/** Lets all who show these ask for their own, where the code is not there that asks for what all of them need. */
function catchUp(records: readonly EntityRecord[]): void {
  for (const { subscribers } of records.flatMap((record) => [...showing(record)]))
    forEachIn(subscribers, (subscriber) => subscriber.catchUp());
}
