import type { Binding } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { schemaAt } from '../schema/schema-path.ts';

/** A search may be no longer than its operation takes: what is longer would be refused, and nothing found. */
export function checkSearchLengths(
  { config, blocks }: CheckedScreen,
  { operations }: Catalogue,
  report: Report,
): void {
  for (const { block, path } of blocks) {
    if (block.block !== 'list') continue;
    const search = block.controls?.search;
    const read = config.reads?.[block.read];
    const operation = read && operations[read.operation];
    if (search === undefined || read === undefined || operation === undefined) continue;
    const { maxLength = defaultLength } = search;
    for (const [member, binding] of Object.entries<Binding>(read.with ?? {})) {
      if (typeof binding !== 'object' || !('from' in binding)) continue;
      if (binding.from !== `route.query.${search.query}`) continue;
      const found = schemaAt(operation.config, [member]);
      if (found.kind !== 'known') continue;
      const most = Math.max(...found.alternatives.map((one) => longestOf(one)));
      if (maxLength <= most) continue;
      const message = `A search may have ${maxLength} characters, and "${read.operation}" takes ${most} of "${member}".`;
      const place = [...path, 'controls', 'search'];
      report(search.maxLength === undefined ? place : [...place, 'maxLength'], {
        rule: 'too-loose',
        message,
        remedy: `Write ${most} at most.`,
      });
    }
  }
}

/** The characters that a search may have where it does not say so. */
const defaultLength = 100;

const longestOf = (schemas: readonly { readonly maxLength?: number }[]): number =>
  Math.min(...schemas.map(({ maxLength }) => maxLength ?? Infinity));
