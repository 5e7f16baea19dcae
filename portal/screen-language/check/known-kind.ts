import type { Field } from '../generated/screen-config.gen.ts';
import { fieldKinds } from '../model/field-kinds.ts';

/** Returns true when a field's kind is one: a screen with another one is told so, and checked for everything else. */
export function hasKnownKind({ as }: Field): boolean {
  return Object.hasOwn(fieldKinds, as);
}
