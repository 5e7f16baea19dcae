import { useId } from 'react';
import type {
  OfferFilter,
  OfferSort,
  PlansBlock,
} from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage } from '../../page/page.ts';

/** Props of {@link PlanControls}. */
interface PlanControlsProps {
  readonly block: PlansBlock;
  readonly page: BlockPage;
  readonly sorts: readonly OfferSort[];
  readonly sort: string | undefined;
  readonly onSort: (name: string) => void;
  readonly chosen: readonly OfferFilter[];
  readonly onFilter: (filter: OfferFilter, isWanted: boolean) => void;
}

/** The order, and what to ask for. */
export function PlanControls({ block, page, sorts, sort, onSort, chosen, onFilter }: PlanControlsProps) {
  const id = useId();
  const { name, filters = [] } = block;
  if (sorts.length < 2 && filters.length === 0) return null;
  return (
    <div className="plan-controls">
      {filters.length === 0 ? null : (
        <fieldset>
          <legend>{page.text(`blocks.${name}.filter`)}</legend>
          {filters.map((filter) => (
            <label key={filter.name} className="plan-check">
              <input
                type="checkbox"
                checked={chosen.includes(filter)}
                onChange={(event) => onFilter(filter, event.target.checked)}
              />
              <span>{page.text(`blocks.${name}.filters.${filter.name}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {sorts.length < 2 ? null : (
        <div className="plan-sort">
          <label htmlFor={id}>{page.text(`blocks.${name}.sort`)}</label>
          <select id={id} value={sort} onChange={(event) => onSort(event.target.value)}>
            {sorts.map((one) => (
              <option key={one.name} value={one.name}>
                {page.text(`blocks.${name}.sorts.${one.name}`)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
