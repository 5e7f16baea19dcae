import type {
  ListControls,
  ListFilter,
  ListSort,
} from '../../../screen-language/generated/screen-config.gen.ts';

/** What a customer asks of a list, by the members of the address; what is as at the start is left out. */
export interface Wishes {
  readonly [query: string]: string | undefined;
}

/**
 * What the address asks of a list. Names that the list does not offer count as none.
 *
 * @param given the value of a member of the address
 */
export function wishesOf(controls: ListControls, given: (query: string) => unknown): Wishes {
  const { filter, sort, search } = controls;
  const choices = [filter, sort].flatMap((control) =>
    control === undefined ? [] : [[control.query, wishOf(control, given(control.query))] as const],
  );
  const words = search === undefined ? undefined : given(search.query);
  const searched = typeof words === 'string' && words.trim() !== '' ? words : undefined;
  return Object.fromEntries([
    ...choices,
    ...(search === undefined ? [] : [[search.query, searched] as const]),
  ]);
}

/** An option as it stands in the address: the one at the start does not. */
export function wishOf({ options }: ListFilter | ListSort, wanted: unknown): string | undefined {
  return options.find((name, at) => at > 0 && name === wanted);
}

/** Whether the list may hold less than everything: an order leaves nothing out. */
export function isNarrowed({ filter, search }: ListControls, wishes: Wishes): boolean {
  return [filter, search].some((control) => control !== undefined && wishes[control.query] !== undefined);
}
