import { objectAt, textAt, textsAt } from '@energy-portal/generator';
import type { JsonObject } from '@energy-portal/generator';
import { EXTENSIONS, href } from './address.ts';
import { markup, prose } from './markup.ts';
import type { Markup } from './markup.ts';
import type { Place } from './reference.ts';

/** The sources of an operation or a schema, by its `x-provenance`. */
export function provenanceText(place: Place, written: JsonObject): Markup | undefined {
  const provenance = objectAt(written, 'x-provenance');
  const from = textsAt(provenance, 'from');
  if (from.length === 0) return undefined;
  const section = textAt(provenance, 'section');
  const note = textAt(provenance, 'note');
  return markup`<p class="provenance"><a href="${href(place.page, `${EXTENSIONS}#x-provenance`)}">Known from</a>: ${from.join(', ')}${
    section !== '' && ` (${section})`
  }${note !== '' && markup`. ${prose(note)}`}</p>`;
}
