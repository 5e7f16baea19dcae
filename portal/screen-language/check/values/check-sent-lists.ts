import type { Binding, Bindings, Submission } from '../../generated/screen-config.gen.ts';
import type { Finding } from '../../load/source-file.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { itemsOf } from '../facts/block-items.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { listedAt, namedAt } from '../facts/listed-values.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { schemaAt } from '../schema/schema-path.ts';

/** A choice of one list is sent where the operation takes those of another: a purpose where a type is meant. */
export function checkSentLists(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const sent = screen.blocks.flatMap((placed) =>
    placed.facts.submissions.flatMap(({ submit, path }) =>
      Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) => {
        const isSource = typeof binding === 'object' && 'from' in binding;
        return isSource ? [{ placed, submit, path, member, from: binding.from }] : [];
      }),
    ),
  );
  for (const { path, ...one } of sent) {
    const told = otherList(one, { screen, catalogue });
    if (told !== undefined) report([...one.placed.path, ...path, 'with', one.member, 'from'], told);
  }
}

interface Sent {
  readonly placed: PlacedBlock;
  readonly submit: Submission;
  readonly member: string;
  readonly from: string;
}

/** Tells of what is sent that the operation takes nothing of it. */
function otherList(
  { placed, submit: { operation }, member, from }: Sent,
  { screen, catalogue }: { readonly screen: CheckedScreen; readonly catalogue: Catalogue },
): Finding | undefined {
  const schema = catalogue.operations[operation]?.config;
  const found = schema === undefined ? undefined : schemaAt(schema, member.split('.'));
  const taken = found?.kind === 'known' ? listedAt(found.alternatives) : undefined;
  if (taken === undefined) return undefined;
  const items = itemsOf(placed, { screen, catalogue });
  const sent = namedAt(alternativesAt(describedBy(from, { screen, catalogue, items })));
  if (sent.length < 2 || sent.some((one) => taken.includes(one))) return undefined;
  const message = `"${from}" is one of ${listOf(sent)}, and ${operation} takes none of them as "${member}".`;
  return { rule: 'other-list', message, remedy: `It takes ${listOf(taken)}.` };
}

const most = 4;

const listOf = (values: readonly string[]): string =>
  `${values
    .slice(0, most)
    .map((one) => `"${one}"`)
    .join(', ')}${values.length > most ? ' …' : ''}`;
