import type { Field } from '../generated/screen-config.gen.ts';
import { fieldKinds } from '../model/field-kinds.ts';

/** Returns true when a field's kind is one: a screen with another one is reported, and checked for everything else. */
export function hasKnownKind({ as }: { readonly as: Field['as'] | object }): boolean {
  return typeof as === 'string' && Object.hasOwn(fieldKinds, as);
}
