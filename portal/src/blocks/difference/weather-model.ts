/** The use and the weather of one bill. */
export interface Period {
  readonly used: number;
  readonly days: number;
  /** Average outdoor temperature; undefined where it is not known. */
  readonly temperature: number | undefined;
}

/** Use of a day at a temperature, as far as the weather explains it. */
type WeatherModel = (temperature: number) => number;

/** Why a home uses more: because it is warmer than the balance temperature, or colder. */
export type Driver = 'cooling' | 'heating';

/** Fewer bills than this say nothing about the weather. */
const leastPeriods = 6;

type Row = readonly number[];

/**
 * Learns from past bills how the use of a day follows the weather: a base, and more of it for every degree above
 * (cooling) and below (heating) the balance temperature. Least squares; weather never lowers the use.
 *
 * @returns undefined where there are too few bills, or all in the same weather
 */
export function learnWeather(
  periods: readonly Period[],
  balanceTemperature: number,
  drivers: readonly Driver[],
): WeatherModel | undefined {
  const known = periods.filter(({ days, temperature }) => days > 0 && temperature !== undefined);
  if (known.length < leastPeriods) return undefined;
  const degrees = (temperature: number): Row => [
    Math.max(temperature - balanceTemperature, 0),
    Math.max(balanceTemperature - temperature, 0),
  ];
  const days = known.map(({ used, days: count, temperature = 0 }) => ({
    used: used / count,
    degrees: degrees(temperature),
  }));
  const columns = drivers.map((driver) => (driver === 'cooling' ? 0 : 1));
  for (const kept of [columns, ...columns.map((column) => [column])]) {
    const pick = (row: Row) => [1, ...kept.map((at) => row[at] ?? 0)];
    const factors = leastSquares(
      days.map(({ degrees: row }) => pick(row)),
      days.map(({ used }) => used),
    );
    if (factors === undefined || factors.slice(1).some((factor) => factor < 0)) continue;
    return (temperature) => dot(factors, pick(degrees(temperature)));
  }
  return undefined;
}

/** Solves the normal equations; undefined where the columns do not differ enough. */
function leastSquares(rows: readonly Row[], wanted: Row): Row | undefined {
  const columns = rows[0]?.map((_, column) => rows.map((row) => row[column] ?? 0)) ?? [];
  const equations = columns.map((one) => [...columns.map((other) => dot(one, other)), dot(one, wanted)]);
  return solve(equations);
}

/** Gauss and Jordan, with the largest pivot first. */
function solve(equations: readonly Row[]): Row | undefined {
  let open = equations;
  for (const at of equations.keys()) {
    const below = open.slice(at).toSorted((one, other) => Math.abs(other[at] ?? 0) - Math.abs(one[at] ?? 0));
    const pivot = below[0]?.[at] ?? 0;
    if (Math.abs(pivot) < 1e-9) return undefined;
    const leading = (below[0] ?? []).map((value) => value / pivot);
    const without = (row: Row) => row.map((value, column) => value - (row[at] ?? 0) * (leading[column] ?? 0));
    open = [...open.slice(0, at).map(without), leading, ...below.slice(1).map(without)];
  }
  return open.map((row) => row.at(-1) ?? 0);
}

const dot = (one: Row, other: Row): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
