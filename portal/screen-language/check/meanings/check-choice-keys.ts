import type { Binding, Bindings } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { listedAt } from '../facts/listed-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { schemaAt } from '../schema/schema-path.ts';

/** A choice that is called like one value that the operation takes, and asks for another one. */
export function checkChoiceKeys({ config }: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const [read, { operation, with: given }] of Object.entries(config.reads ?? {}))
    for (const [member, binding] of Object.entries<Binding>(given ?? ({} as Bindings))) {
      if (typeof binding !== 'object' || !('choice' in binding)) continue;
      const schema = catalogue.operations[operation]?.config;
      const found = schema === undefined ? undefined : schemaAt(schema, member.split('.'));
      const listed = found?.kind === 'known' ? (listedAt(found.alternatives) ?? []) : [];
      const isOf = (value: unknown) => typeof value === 'string' && listed.includes(value);
      const others = Object.entries(binding.of).filter(
        ([name, value]) => isOf(name) && isOf(value) && value !== name,
      );
      for (const [name, value] of others)
        report(['reads', read, 'with', member, 'of', name], {
          rule: 'other-named',
          message: `The choice "${name}" asks for "${String(value)}", and ${operation} takes "${name}" as well.`,
          remedy: `Write "${name}": "${name}", or call the choice "${String(value)}".`,
        });
    }
}
