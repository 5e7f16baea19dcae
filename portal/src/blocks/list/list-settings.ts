import type {
  ListControls,
  ListFilter,
  ListSort,
} from '../../../screen-language/generated/screen-config.gen.ts';

/** The filter, order and search of a list, by the members of the address; those of the start are left out. */
export interface ListSettings {
  readonly [query: string]: string | undefined;
}

/**
 * Reads the settings of a list out of the address. Names that the list does not offer count as none.
 *
 * @param given the value of a member of the address
 */
export function readListSettings(controls: ListControls, given: (query: string) => unknown): ListSettings {
  const { filter, sort, search } = controls;
  const choices = [filter, sort].flatMap((control) =>
    control === undefined ? [] : [[control.query, settingOf(control, given(control.query))] as const],
  );
  const words = search === undefined ? undefined : given(search.query);
  const searched = typeof words === 'string' && words.trim() !== '' ? words : undefined;
  return Object.fromEntries([
    ...choices,
    ...(search === undefined ? [] : [[search.query, searched] as const]),
  ]);
}

/** An option as it stands in the address: the one at the start does not. */
export function settingOf({ options }: ListFilter | ListSort, wanted: unknown): string | undefined {
  return options.find((name, at) => at > 0 && name === wanted);
}

/** Returns true when the list may hold less than everything: an order leaves nothing out. */
export function isNarrowed({ filter, search }: ListControls, settings: ListSettings): boolean {
  return [filter, search].some((control) => control !== undefined && settings[control.query] !== undefined);
}
