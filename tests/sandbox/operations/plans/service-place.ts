import { apexProblem } from '../../protocol/apex-problem.ts';
import { homeOfMeter } from '../../services/visits/addresses.ts';
import { isAtPlace, placeOf } from '../../services/visits/street-words.ts';

/** A home as forms and the register of meters have it. */
interface Home {
  readonly street: string;
  readonly unit?: string | null | undefined;
  readonly zipCode: string;
}

/** Refuses a meter that the register knows at another home. */
export function checkMeter(home: Home & { readonly esiid: string | null }): void {
  const known = home.esiid === null ? undefined : homeOfMeter(home.esiid);
  if (known === undefined) return;
  const isThere =
    home.zipCode === known.zipCode &&
    isAtPlace(placeOf(home.street, home.unit), placeOf(known.street, known.unit));
  if (!isThere) throw apexProblem(400, 'METER_ELSEWHERE');
}
