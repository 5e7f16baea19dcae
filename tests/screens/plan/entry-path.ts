import type { Block, CompiledScreen } from '@energy-portal/portal/publish';
import { valueAt, type Contract } from './contract.ts';

/** A screen and the examples of its operations. */
interface EntrySources {
  readonly model: Pick<CompiledScreen['model'], 'reads'>;
  readonly contract: Pick<Contract, 'examples'>;
}

/** The path of the first entry of the list that a block shows, or of the only thing that it shows. */
export function entryPathOf(block: Block, { model, contract }: EntrySources): string | undefined {
  const name = valueAt(block, ['read']);
  if (typeof name !== 'string') return undefined;
  if (valueAt(block, ['single']) === true) return `reads.${name}`;
  const items = valueAt(block, ['items']);
  if (typeof items === 'string') return `reads.${name}.${items}.0`;
  const operation = model.reads.find((read) => read.name === name)?.operation ?? '';
  const bodies = Object.values(contract.examples[operation]?.examples ?? {}).map(({ body }) => body);
  // As the page has it: the first member that is a list.
  const [member] = bodies.flatMap((body) =>
    Object.entries(body ?? {}).flatMap(([key, value]) => (Array.isArray(value) ? [key] : [])),
  );
  return member === undefined ? undefined : `reads.${name}.${member}.0`;
}
