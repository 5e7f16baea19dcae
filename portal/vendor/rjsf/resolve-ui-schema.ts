import type { UiSchema } from '@rjsf/utils';

/** Stands in for the form library's shared pieces of looks: compiled screens write out the look of each field. */
export default function resolveUiSchema(_schema: unknown, uiSchema: UiSchema = {}): UiSchema {
  return uiSchema;
}
