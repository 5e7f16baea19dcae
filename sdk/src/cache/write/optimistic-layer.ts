import { deepFreeze, isJsonObject, isSameJson, setMember } from '../../core/json.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { ActionOf } from '../actions.ts';
import { mapAt } from '../fields.ts';
import { linksIn } from '../references.ts';
import { cellPath } from '../read/selection.ts';
import { markChanged } from '../parents.ts';
import type { EntitySlot, Guess, GuessedCell, Guesses, Stamp } from '../records.ts';
import { entitySlotOf, type StoreState } from '../state.ts';

/** Shows a guess over what the server said of an entity, or ends it. */
export function reduceGuess(state: StoreState, action: ActionOf<'guessed' | 'guess-settled'>): void {
  const slot = entitySlotOf(state, action.entity);
  if (action.type === 'guessed') slot.guesses = guessesOf([...(slot.guesses?.list ?? []), action.guess]);
  if (action.type === 'guessed' || settleGuess(slot, action.id, action.taken)) markChanged(state, slot);
  if (slot.parents === undefined) state.loose.add(slot);
}

/**
 * Ends a guess: what the server said is shown again, or, where the server has taken the write, what was guessed
 * counts as said.
 *
 * @param taken the stamp of what the server took
 * @returns false when there is no such guess
 */
function settleGuess(slot: EntitySlot, id: number, taken: Stamp | undefined): boolean {
  const { data, guesses } = slot;
  const guess = guesses?.list.find((one) => one.id === id);
  if (!guesses || !guess) return false;
  if (taken && data !== undefined) {
    // The very object that was shown, where it shows nothing else.
    slot.data = guesses.list.length === 1 ? guesses.over(slot, data) : guessOver(slot, data, guess);
    const stamps = (slot.stamps ??= new Map());
    for (const cell of guess.cells) if (isKnown(slot, cell)) stamps.set(pathOf(cell), taken);
  }
  slot.guesses = guessesOf(guesses.list.filter((one) => one !== guess));
  return true;
}

function guessesOf(list: readonly Guess[]): Guesses | undefined {
  if (list.length === 0) return undefined;
  let said: { readonly data: JsonObject; readonly value: JsonObject } | undefined;
  return {
    list,
    over(slot, data) {
      if (said?.data !== data) {
        said = { data, value: list.reduce((value, guess) => guessOver(slot, value, guess), data) };
      }
      return said.value;
    },
  };
}

const pathOf = ({ member, entry }: GuessedCell): string => cellPath(member, entry);

/** What nobody has asked for stays unknown, and another entity is never guessed. */
function isKnown({ layout, links }: EntitySlot, cell: GuessedCell): boolean {
  const inside = linksIn(links, cell.member);
  const link = cell.entry === undefined ? inside : linksIn(inside, cell.entry);
  return link === undefined && layout.cells.has(pathOf(cell));
}

/** The very object where the guess says the same. */
function guessOver(slot: EntitySlot, data: JsonObject, { cells }: Guess): JsonObject {
  let said = data;
  for (const cell of cells) {
    const { member, entry, value } = cell;
    if (!isKnown(slot, cell)) continue;
    const before = entry === undefined ? said[member] : mapAt(said, member)[entry];
    const after = isJsonObject(before) && isJsonObject(value) ? { ...before, ...value } : value;
    if (before === undefined || isSameJson(before, after)) continue;
    said = withMember(
      said,
      member,
      entry === undefined ? after : withMember(mapAt(said, member), entry, after),
    );
  }
  return deepFreeze(said);
}

function withMember(object: JsonObject, name: string, value: Json): JsonObject {
  const copy = { ...object };
  setMember(copy, name, value);
  return copy;
}
