import type { Need, SelectedCell, Selection, Selections } from '../../cache/read/selection.ts';

/** A selection as JSON: how much is shown besides, then each cell. */
export interface SelectionForm {
  readonly rest: Selection['rest'];
  readonly cells: readonly CellForm[];
}

/** A cell's path, how much it is wanted, and what is looked at inside. */
type CellForm = readonly [path: string, need: Need, nested?: SelectionForm];

/** Writes a selection down. */
export function selectionForm({ rest, cells }: Selection): SelectionForm {
  const forms = [...cells.values()].map(({ path, need, nested }): CellForm =>
    nested ? [path, need, selectionForm(nested)] : [path, need],
  );
  return { rest, cells: forms };
}

/** The selection of a store that was written down. */
export function selectionOf({ rest, cells }: SelectionForm, selections: Selections): Selection {
  const selected = cells.map(
    ([path, need, nested]) => [path, { need, nested: nested && selectionOf(nested, selections) }] as const,
  );
  return selections.of(new Map<string, SelectedCell>(selected), rest);
}
