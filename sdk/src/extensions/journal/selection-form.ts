import type { Need, SelectedField, Selection, Selections } from '../../cache/read/selection.ts';

/** A selection as JSON: how much is shown besides, then each field. */
export interface SelectionForm {
  readonly rest: Selection['rest'];
  readonly fields: readonly FieldForm[];
}

/** A field's path, how much it is wanted, and what is looked at inside. */
type FieldForm = readonly [path: string, need: Need, nested?: SelectionForm];

/** Writes a selection down. */
export function selectionForm({ rest, fields }: Selection): SelectionForm {
  const forms = [...fields.values()].map(({ path, need, nested }): FieldForm =>
    nested ? [path, need, selectionForm(nested)] : [path, need],
  );
  return { rest, fields: forms };
}

/** The selection of a store that was written down. */
export function selectionOf({ rest, fields }: SelectionForm, selections: Selections): Selection {
  const selected = fields.map(
    ([path, need, nested]) => [path, { need, nested: nested && selectionOf(nested, selections) }] as const,
  );
  return selections.of(new Map<string, SelectedField>(selected), rest);
}
