import { GUEST_USER_ID } from '../metadata/org-ids.ts';
import type { ObjectMetadata, Scalar, Schema } from '../metadata/types.ts';
import { quoteName } from './tables.ts';

/** The user of a query: a customer, whose rows are limited to their own, or the sandbox itself. */
export type Viewer =
  | { readonly kind: 'customer'; readonly userId: string; readonly contactId: string }
  | { readonly kind: 'system'; readonly userId: string };

/** The org itself, where a call works for somebody without a session or writes what customers may not. */
export const SYSTEM: Viewer = { kind: 'system', userId: GUEST_USER_ID };

/** SQL that must hold of a row, with the values bound to it. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly Scalar[];
}

/** The rows of an object that the viewer may see; deleted ones are seen by nobody. */
export function visibleRows(schema: Schema, object: ObjectMetadata, viewer: Viewer): Condition {
  const scope = viewer.kind === 'customer' ? customerRows(schema, object, viewer) : { sql: '1', values: [] };
  return { sql: `"IsDeleted" = 0 AND (${scope.sql})`, values: scope.values };
}

function customerRows(
  schema: Schema,
  object: ObjectMetadata,
  viewer: { readonly userId: string; readonly contactId: string },
): Condition {
  const { rows } = object;
  switch (rows.kind) {
    case 'everyone':
      return { sql: '1', values: [] };
    case 'nobody':
      return { sql: '0', values: [] };
    case 'contact':
      return { sql: `${quoteName(rows.field)} = ?`, values: [viewer.contactId] };
    case 'owner':
      return { sql: `${quoteName(rows.field)} = ?`, values: [viewer.userId] };
    case 'self-or-staff':
      return { sql: `"Id" = ? OR "UserType" = 'Standard'`, values: [viewer.userId] };
    case 'parent': {
      const parent = schema.object(rows.object);
      if (parent === undefined) return { sql: '0', values: [] };
      const inner = visibleRows(schema, parent, { kind: 'customer', ...viewer });
      const extra = rows.onlyWhere === undefined ? '' : ` AND ${quoteName(rows.onlyWhere)} = 1`;
      return {
        sql: `${quoteName(rows.field)} IN (SELECT "Id" FROM ${quoteName(parent.name)} WHERE ${inner.sql})${extra}`,
        values: inner.values,
      };
    }
  }
}
