import type { Call } from '../../protocol/call.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import type { Services } from '../../services/services.ts';
import { findChildList, readChildPage, readChildPageSize } from './child-records.ts';
import type { ChildParent } from './child-records.ts';

/** The child relations that a call names, and the fields that it names of anything. */
interface WantedChildren extends ChildParent {
  readonly relations: readonly string[];
  readonly fields: readonly string[];
}

/** First pages of child records, and the beginnings of the names that belong to them. */
interface Children {
  readonly pages: Readonly<Record<string, unknown>>;
  readonly prefixes: readonly string[];
}

/** Reads first pages of child records, which keep to the fields that are qualified with the child's own object. */
export function readChildren(
  call: Call,
  services: Pick<Services, 'repository'>,
  wanted: WantedChildren,
): Children {
  const pageSize = readChildPageSize(call);
  const { object } = wanted;
  const found = wanted.relations.map((name) => {
    const bare = name.startsWith(`${object.name}.`) ? name.slice(object.name.length + 1) : name;
    const list = findChildList(object, bare, services);
    if (list === undefined) throw illegalParameter('No such child relationship');
    return { list, prefix: `${list.child.name}.` };
  });
  const pages = found.map(({ list, prefix }) => {
    const fields = wanted.fields.filter((name) => name.startsWith(prefix) && list.child.name !== object.name);
    const window = { fields, optionalFields: [], pageSize, offset: 0 };
    return [list.relation.name, readChildPage(call, services, { parent: wanted, list, window })] as const;
  });
  const prefixes = found.map(({ prefix }) => prefix).filter((prefix) => prefix !== `${object.name}.`);
  return { pages: Object.fromEntries(pages), prefixes };
}
