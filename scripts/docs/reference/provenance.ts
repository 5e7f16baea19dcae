import { objectAt, textAt, textsAt } from '@energy-portal/generator';
import type { JsonObject } from '@energy-portal/generator';
import { EXTENSIONS, href } from './address.ts';
import { markup, prose } from './markup.ts';
import type { Markup } from './markup.ts';
import type { Place } from './reference.ts';

/** The sources by the words of `x-provenance`, for readers who have none of those papers. */
const SOURCES: Readonly<Record<string, string>> = {
  requirement: 'the requirements of the portal',
  guide: "the platform's developer guide",
  capture: 'recorded answers of the platform',
  design: 'a design of this project',
};

/** The sources of an operation or a schema, by its `x-provenance`. */
export function provenanceText(place: Place, written: JsonObject): Markup | undefined {
  const provenance = objectAt(written, 'x-provenance');
  const from = textsAt(provenance, 'from').map((each) => SOURCES[each] ?? each);
  if (from.length === 0) return undefined;
  const note = textAt(provenance, 'note');
  return markup`<p class="provenance"><a href="${href(place.page, `${EXTENSIONS}#x-provenance`)}">Known from</a> ${from.join(', ')}${
    note !== '' && markup`. ${prose(note)}`
  }</p>`;
}
