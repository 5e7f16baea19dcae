import type { Binding, Bindings } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { itemsOf } from './block-items.ts';
import { fieldCallsOf, submittedCallsOf } from './placed-calls.ts';
import { valuesIn } from './source-types.ts';
import type { CheckedScreen } from './checked-screen.ts';
import type { Described } from './described-source.ts';

/** A source or an answer that a member of an operation is filled with. */
interface SentSource {
  readonly operation: string;
  readonly member: string;
  /** The source; of an answer `answers.<name>`. */
  readonly from: string;
  /** The question, where it is an answer. */
  readonly field?: string;
  readonly place: JsonPath;
  readonly items: readonly Described[];
}

/** All that reads ask with and submissions send. */
export function sentByCalls(screen: CheckedScreen, catalogue: Catalogue): readonly SentSource[] {
  const reads = Object.entries(screen.config.reads ?? {}).map(([name, { operation, with: bindings }]) => ({
    operation,
    bindings,
    path: ['reads', name] as JsonPath,
  }));
  const calls = fieldCallsOf(screen.config).map(({ call, path }) => ({
    operation: call.operation,
    bindings: call.with,
    path,
  }));
  const writes = submittedCallsOf(screen).map(({ submit, path }) => ({
    operation: submit.operation,
    bindings: submit.with,
    path,
  }));
  return [...reads, ...calls, ...writes].flatMap(({ operation, bindings, path }) => {
    const block = screen.blocks.find((placed) => placed.path.every((member, at) => path[at] === member));
    const items = block === undefined ? [] : itemsOf(block, { screen, catalogue });
    return Object.entries<Binding>(bindings ?? ({} as Bindings)).flatMap(([member, binding]) => {
      const place = [...path, 'with', member];
      const own = { operation, member, items };
      if (typeof binding === 'object' && 'field' in binding && binding.is === undefined)
        return [
          { ...own, from: `answers.${binding.field}`, field: binding.field, place: [...place, 'field'] },
        ];
      return valuesIn(binding, place).map((one) => ({ ...own, ...one }));
    });
  });
}
