import type { Client, ReadOperation } from '@energy-portal/sdk';
import { resolveBindings } from '../../screen-language/model/bindings.ts';
import type { Answers, ScreenModel, Sources } from '../../screen-language/model/model.ts';
import type { LoadOperation } from '../page/page.ts';

/** The page whose form begins once more. */
interface RefillContext {
  readonly client: Client;
  readonly load: LoadOperation;
  readonly model: ScreenModel;
  readonly sources: Sources;
  /** The answers that the form would begin with. */
  readonly prefill: (sources: Sources) => Answers;
}

/**
 * Asks the org for what fields are prefilled with.
 *
 * @returns the answers that they begin with by now; undefined for one that begins without
 * @throws SdkError where the org does not say
 */
export async function refill(names: readonly string[], context: RefillContext): Promise<Answers> {
  const { client, load, model, sources, prefill } = context;
  const fields = model.steps.flatMap((step) => step.fields).filter(({ name }) => names.includes(name));
  // `readsOfPrefill` belongs to the code of each form: shared with it, this would cost every page another chunk.
  const bindings = JSON.stringify(fields.map((field) => field.prefill));
  const wanted = model.reads.filter(({ name }) => bindings.includes(`"reads.${name}.`));
  const read = async ({ name, operation, with: given }: ScreenModel['reads'][number]) => {
    // The checker made sure that a read names one.
    const reading = (await load(operation)) as ReadOperation<unknown, unknown>;
    const snapshot = await client.refresh(reading, resolveBindings(given, sources).config);
    if (snapshot.state === 'error') throw snapshot.error;
    if (snapshot.state === 'unfulfilled') throw new Error(`${operation} has no answer.`);
    return [name, snapshot.data] as const;
  };
  const reads = { ...sources.reads, ...Object.fromEntries(await Promise.all(wanted.map(read))) };
  const begun = prefill({ ...sources, reads });
  return Object.fromEntries(names.map((name) => [name, begun[name]]));
}
