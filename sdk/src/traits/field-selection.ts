import type { Trait, FieldNames } from '../query/context.ts';
import {
  fieldPath,
  type Need,
  type SelectedField,
  type Selection,
  type Selections,
} from '../cache/read/selection.ts';
import type { FieldSelection } from '../query/lookup.ts';
import { memberShape } from '../cache/shape-member.ts';
import type { EntityTable, EntityTables } from '../spec/entity.ts';
import type { Shape } from '../spec/shape.ts';

interface Branch {
  need: Need;
  readonly inner: Map<string, Branch>;
}

/**
 * Turns names such as `Contact.Account.Name` into what is to be looked at: the entry `Account`, and in the
 * entity that stands there the entry `Name`.
 *
 * @param table an entity with `select`, whose selectable member is merged by member
 */
function selectFields(
  table: EntityTable,
  names: FieldNames,
  { entities, selections }: { entities: EntityTables; selections: Selections },
): FieldSelection | undefined {
  if (!table.select || !table.mergeByMember.includes(table.select.members)) return undefined;
  const root: Branch = { need: 'kept', inner: new Map() };
  const original = new Map<string, string>();
  for (const need of ['optional', 'required'] as const) {
    for (const name of names[need]) {
      const [, ...path] = name.split('.');
      grow(root, path, need);
      original.set(path.join('.'), name);
    }
  }
  return {
    selection: selectionOf(root, table, { entities, selections }),
    nameOf: (missing) => original.get(missing) ?? missing,
  };
}

/** Required wins over optional: the caller's `required` names are grown last. */
function grow(root: Branch, path: readonly string[], need: Need): void {
  let branch = root;
  for (const name of path) {
    let next = branch.inner.get(name);
    if (!next) {
      next = { need, inner: new Map() };
      branch.inner.set(name, next);
    }
    if (need === 'required') next.need = need;
    branch = next;
  }
}

function selectionOf(
  branch: Branch,
  table: EntityTable | undefined,
  context: { entities: EntityTables; selections: Selections },
): Selection {
  const select = table?.select;
  if (!table || !select) return context.selections.everything;
  const fields = new Map<string, SelectedField>();
  for (const [name, inner] of branch.inner) {
    const path = fieldPath(select.members, name);
    const target = entityAt(table.shape, [select.members, name, select.via]);
    const nested =
      inner.inner.size > 0 && target !== undefined
        ? selectionOf(inner, context.entities[target], context)
        : undefined;
    fields.set(path, nested ? { need: inner.need, nested } : { need: inner.need });
  }
  return context.selections.of(fields, 'members');
}

function entityAt(shape: Shape, path: readonly string[]): string | undefined {
  const end = path.reduce(memberShape, shape);
  return end.kind === 'entity' ? end.entity : undefined;
}

/** Reads of the fields that they name. */
export const fieldSelection: Trait<'fieldSelection'> = {
  name: 'fieldSelection',
  bind: () => ({ select: selectFields }),
};
