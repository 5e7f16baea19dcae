import { objectAt, textAt } from '@energy-portal/generator';
import type { JsonObject } from '@energy-portal/generator';
import { href, rowAddress } from './address.ts';
import { duration, milliseconds } from './duration.ts';
import { code, markup, prose } from './markup.ts';
import type { Markup } from './markup.ts';
import type { Place } from './reference.ts';

/** A row of the lifetimes: how long, its other readings, and a link to it. Row names are unique over all specs. */
export function lifetimeText(place: Place, row: string): Markup {
  const owner = place.reference.apis.find((api) => api.lifetimes[row] !== undefined);
  if (owner === undefined) return code(row);
  const values = objectAt(owner.lifetimes, row);
  const link = markup`<a href="${href(place.page, rowAddress(owner, 'lifetimes', row))}">${code(row)}</a>`;
  return markup`<strong>${freshText(values)}</strong> <span class="quiet">${exactText(values)}</span>, row ${link}${readingsText(values)}`;
}

/** The lifetime of a row, as people say it. */
export function freshText(row: JsonObject): string {
  return duration(Number(row['fresh']));
}

/** The lifetime of a row, in milliseconds. */
export function exactText(row: JsonObject): string {
  return milliseconds(Number(row['fresh']));
}

/** The other readings of a row, if it has any. */
export function readingsText(row: JsonObject): Markup | undefined {
  const readings = Object.entries(objectAt(row, 'readings'));
  if (readings.length === 0) return undefined;
  return markup`${readings.map(
    ([name, fresh]) =>
      markup`<br />reading ${code(name)}: <strong>${duration(Number(fresh))}</strong> <span class="quiet">${milliseconds(Number(fresh))}</span>`,
  )}`;
}

/** Why a row is what it is, where its spec says so. */
export function reasonText(row: JsonObject): Markup {
  return prose([textAt(row, 'note'), textAt(row, 'unspecified')].filter((text) => text !== '').join(' '));
}
