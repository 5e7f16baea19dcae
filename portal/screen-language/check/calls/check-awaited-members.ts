import type { Binding, Bindings, Read, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** Members that a read waits for and need not, and needed ones that are not sent unless they were changed. */
export function checkAwaitedMembers(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { config } = screen;
  for (const [name, read] of Object.entries(config.reads ?? {})) {
    const schema = catalogue.operations[read.operation]?.config;
    if (schema === undefined) continue;
    for (const member of awaitedIn(read, schema)) {
      const place = ['reads', name, 'with', member];
      checkAlternative({ name, read, member, place }, schema, report);
      checkWaiting({ name, read, member, place }, { config, constants: catalogue.constants, report });
    }
  }
  for (const { submit, path } of submissionsOf(screen)) {
    const needed = catalogue.operations[submit.operation]?.config.required ?? [];
    const lost =
      submit.only === 'changed' ? keptIn(submit.with, config).find((one) => needed.includes(one)) : undefined;
    if (lost === undefined) continue;
    const message = `${submit.operation} needs "${lost}", which is left out while nobody changed it.`;
    report([...path, 'only'], { rule: 'left-out', message, remedy: 'Remove "only".' });
  }
}

/** The members that an unchanged answer is left out of. */
function keptIn(bindings: Bindings | undefined, config: ScreenConfig): readonly string[] {
  const prefilled = placedFields(config).flatMap(({ field }) =>
    field.prefill === undefined ? [] : [field.name],
  );
  return Object.entries<Binding>(bindings ?? ({} as Bindings)).flatMap(([member, binding]) =>
    typeof binding === 'object' && 'field' in binding && prefilled.includes(binding.field) ? [member] : [],
  );
}

/** Sources that a page may be opened without. */
const mayLack = /^(?:session\.(?:accountNumber|contactId|userId)$|route\.(?:query|hash)\.)/;

/** Members out of such a source that the read waits for, although the operation does not need them. */
function awaitedIn({ with: bindings }: Read, { required = [] }: CatalogueSchema): readonly string[] {
  return Object.entries<Binding>(bindings ?? ({} as Bindings)).flatMap(([member, binding]) =>
    typeof binding === 'object' &&
    'from' in binding &&
    binding.optional !== true &&
    mayLack.test(binding.from) &&
    !required.includes(member)
      ? [member]
      : [],
  );
}

interface Awaited {
  readonly name: string;
  readonly read: Read;
  readonly member: string;
  readonly place: JsonPath;
}

/** Of several members of which one is enough, each may be missing. */
function checkAlternative({ read, member, place }: Awaited, schema: CatalogueSchema, report: Report): void {
  const choices = [schema, ...(schema.allOf ?? [])].flatMap(({ anyOf, oneOf }) => [anyOf ?? oneOf ?? []]);
  const others = choices
    .filter((list) => list.some(({ required = [] }) => required.includes(member)))
    .flatMap((list) => list.flatMap(({ required = [] }) => required))
    .filter((one) => one !== member && Object.hasOwn(read.with ?? {}, one));
  if (others.length === 0) return;
  const message = `"${member}" is not needed where "${others[0]}" is given, and the read waits for it all the same.`;
  report(place, { rule: 'awaited', message, remedy: 'Add "optional": true.' });
}

/** A condition about the answer could hold, if the read did not wait. */
function checkWaiting(
  { name, read, member, place }: Awaited,
  {
    config,
    constants,
    report,
  }: { readonly config: ScreenConfig; readonly constants: unknown; readonly report: Report },
): void {
  const binding = read.with?.[member];
  if (typeof binding !== 'object') return;
  const asking = Object.entries(config.conditions ?? {}).flatMap(([condition, asked]) =>
    typeof asked === 'object' ? [condition] : [],
  );
  const never = asking.filter((one) => judgeTogether([one], config, constants) === 'never');
  if (never.length === 0) return;
  const patient: ScreenConfig = {
    ...config,
    reads: {
      ...config.reads,
      [name]: { ...read, with: { ...read.with, [member]: { ...binding, optional: true } } as Bindings },
    },
  };
  const held = never.find((one) => judgeTogether([one], patient, constants) !== 'never');
  if (held === undefined) return;
  const message = `The read waits for "${member}", so "${held}" never holds.`;
  report(place, { rule: 'awaited', message, remedy: 'Add "optional": true.' });
}
