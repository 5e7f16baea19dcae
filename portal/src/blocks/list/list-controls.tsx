import { useEffect, useId, useRef } from 'react';
import type { FormEvent } from 'react';
import type {
  ListControls as Controls,
  ListFilter,
  ListSearch,
  ListSort,
} from '../../../screen-language/generated/screen-config.gen.ts';
import { Button, TextLink } from '../../ui/index.ts';
import type { BlockPage } from '../../page/page.ts';
import './list-controls.css';

/** The filter, order and search of a list, by the members of the address; those of the start are left out. */
interface ListSettings {
  readonly [query: string]: string | undefined;
}

/** Props of {@link ListControls}. */
interface ListControlsProps {
  readonly controls: Controls;
  /** Name of the list in the texts. */
  readonly name: string;
  readonly page: BlockPage;
  readonly settings: ListSettings;
}

/** Which entries of a list, in which order, and with which words. */
export function ListControls({ controls, ...rest }: ListControlsProps) {
  const { filter, sort, search } = controls;
  return (
    <div className="list-controls">
      {search === undefined ? null : <SearchWords control={search} {...rest} />}
      {filter === undefined ? null : <FilterLinks control={filter} {...rest} />}
      {sort === undefined ? null : <SortChoice control={sort} {...rest} />}
    </div>
  );
}

interface ControlProps<TControl> extends Omit<ListControlsProps, 'controls'> {
  readonly control: TControl;
}

function SearchWords({ control, name, page, settings }: ControlProps<ListSearch>) {
  const id = useId();
  const { query, maxLength = 100 } = control;
  const setting = settings[query] ?? '';
  const input = useRef<HTMLInputElement>(null);
  // The address may change by itself; the control stays, and with it the keyboard.
  useEffect(() => {
    if (input.current !== null) input.current.value = setting;
  }, [setting]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(query);
    page.search({ ...settings, [query]: typeof words === 'string' ? words.trim() : undefined });
  };
  return (
    <form className="list-search" role="search" onSubmit={send}>
      <label htmlFor={id}>{page.text(`blocks.${name}.search.label`)}</label>
      <div>
        <input
          id={id}
          type="search"
          name={query}
          maxLength={maxLength}
          defaultValue={setting}
          ref={input}
          autoComplete="off"
        />
        <Button type="submit" look="secondary">
          {page.text(`blocks.${name}.search.button`)}
        </Button>
      </div>
    </form>
  );
}

/** Links, so that each can be opened in another tab and the browser's Back undoes them. */
function FilterLinks({ control, name, page, settings }: ControlProps<ListFilter>) {
  const { query, options } = control;
  return (
    <nav className="list-filter" aria-label={page.text(`blocks.${name}.filter.label`)}>
      <ul>
        {options.map((option) => {
          const setting = settingOf(control, option);
          return (
            <li key={option}>
              <TextLink
                href={page.addressOf({ ...settings, [query]: setting })}
                isCurrent={settings[query] === setting}
              >
                {page.text(`blocks.${name}.filter.options.${option}`)}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function SortChoice({ control, name, page, settings }: ControlProps<ListSort>) {
  const id = useId();
  const { query, options } = control;
  return (
    <div className="list-sort">
      <label htmlFor={id}>{page.text(`blocks.${name}.sort.label`)}</label>
      <select
        id={id}
        value={settings[query] ?? options[0]}
        onChange={({ target }) => page.search({ ...settings, [query]: settingOf(control, target.value) })}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {page.text(`blocks.${name}.sort.options.${option}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * Reads the settings of a list out of the address. Names that the list does not offer count as none.
 *
 * @param given the value of a member of the address
 */
export function readListSettings(controls: Controls, given: (query: string) => unknown): ListSettings {
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
function settingOf({ options }: ListFilter | ListSort, wanted: unknown): string | undefined {
  return options.find((name, at) => at > 0 && name === wanted);
}

/** Returns true when the list may hold less than everything: an order leaves nothing out. */
export function isNarrowed({ filter, search }: Controls, settings: ListSettings): boolean {
  return [filter, search].some((control) => control !== undefined && settings[control.query] !== undefined);
}

/**
 * Returns true where controls help: there are entries enough, or the address asks for some of them.
 *
 * @param count the number of entries that are shown
 */
export function areUseful(controls: Controls, settings: ListSettings, count: number): boolean {
  const { least = 1, sort } = controls;
  const isSorted = sort !== undefined && settings[sort.query] !== undefined;
  return count >= least || (count > 0 && isSorted) || isNarrowed(controls, settings);
}
