import type { Client, ReadOperation } from '@energy-portal/sdk';
import { resolveBindings } from '../../screen-language/model/bindings.ts';
import { isHolding } from '../../screen-language/model/conditions.ts';
import type { ReadModel, ScreenModel, Sources } from '../../screen-language/model/model.ts';
import type { LoadOperation } from '../page/page.ts';

/** The sources beside the reads themselves. */
export type OuterSources = Omit<Sources, 'reads' | 'readErrors'>;

/** Returns the configuration of a read; undefined while something for it is missing, or where it is not wanted. */
export function configOf(
  read: ReadModel,
  { conditions }: Pick<ScreenModel, 'conditions'>,
  sources: Sources,
): object | undefined {
  const { config, missing } = resolveBindings(read.with, sources);
  const isWanted = read.when === undefined || isHolding(read.when, conditions, sources);
  return missing.length === 0 && isWanted ? config : undefined;
}

/**
 * Sends what a screen asks for before it is drawn, so that the org answers meanwhile: whoever watches the same read a
 * moment later shares that request. What waits for an answer is asked for as far as the answer is known already.
 */
export function readAhead(
  model: Pick<ScreenModel, 'reads' | 'conditions'>,
  { client, load }: { readonly client: Client; readonly load: LoadOperation },
  sources: OuterSources,
): void {
  const reads: Record<string, unknown> = {};
  for (const read of model.reads) {
    const operation = load(read.operation);
    const config = configOf(read, model, { ...sources, reads, readErrors: {} });
    if (operation instanceof Promise) operation.catch(() => undefined);
    else if (config !== undefined && operation.table.kind === 'read') {
      // The kind in the table tells the two apart.
      const reading = operation as ReadOperation<unknown, unknown>;
      const known = client.peek(reading, config);
      if (known.state !== 'unfulfilled') reads[read.name] = known.data;
      void client.read(reading, config);
    }
  }
}
