import type { Texts } from './keyboard.ts';
import { readPlaces, type Place } from './places.ts';

/** Forms that typing alone does not send, and why; journeys of their own send them, with the mouse. */
const others: Readonly<Record<string, string>> = {
  'documents/hand-in': 'documents have to be chosen first',
  'usage/alerts': 'alerts by text need a phone that was confirmed',
};

/** Texts that a form takes and others do not. */
const ownTexts: Readonly<Record<string, Texts>> = {
  // Where the plan of who moves is sold.
  'account/move': { zipCode: '78704' },
};

/** A place with a form, and what only that form takes. */
export interface TypedForm {
  readonly place: Place;
  readonly texts: Texts;
}

/** Forms that are filled in and sent with the keyboard alone. */
export function readTypedForms(): readonly TypedForm[] {
  return readPlaces()
    .filter(({ id, hasForm }) => hasForm && !Object.hasOwn(others, id))
    .map((place) => ({ place, texts: ownTexts[place.id] ?? {} }));
}
