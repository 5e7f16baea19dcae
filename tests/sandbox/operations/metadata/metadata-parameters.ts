import { defaultRecordTypeOf, findRecordType } from '../../metadata/record-types.ts';
import type { ObjectMetadata, RecordTypeMetadata } from '../../metadata/types.ts';
import type { Call } from '../../protocol/call.ts';
import { readChoices, readRecordId } from '../../protocol/parameters.ts';
import { illegalParameter, notFound } from '../../protocol/problem.ts';

/** The sizes of device that layouts, actions and apps know. */
export const FORM_FACTORS = ['Large', 'Medium', 'Small'] as const;

/** Which fields a layout shows. */
export const LAYOUT_TYPES = ['Full', 'Compact'] as const;

/** The purposes of a layout. */
export const LAYOUT_MODES = ['View', 'Edit', 'Create'] as const;

/** One value out of a closed set, or the fallback when the parameter is absent. */
export function readChoice<TChoice extends string>(
  call: Call,
  name: string,
  options: { readonly choices: readonly TChoice[]; readonly fallback: TChoice },
): TChoice {
  if (!call.parameters.has(name)) return options.fallback;
  const [choice, ...rest] = readChoices(call, name, options.choices);
  if (choice === undefined || rest.length > 0) {
    throw illegalParameter(`Value for ${name} must be one of ${options.choices.join(', ')}`);
  }
  return choice;
}

/** The record type that `recordTypeId` names, or the object's default one when it is absent. */
export function readRecordType(call: Call, object: ObjectMetadata): RecordTypeMetadata {
  if (!call.parameters.has('recordTypeId')) return defaultRecordTypeOf(object);
  const type = findRecordType(object, readRecordId(call, 'recordTypeId'));
  if (type === undefined) throw notFound();
  return type;
}
