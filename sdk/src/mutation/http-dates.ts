import { rewrite, type Rewrites } from '../query/configuration.ts';
import type { JsonObject } from '../core/json-value.ts';
import type { WriteTable } from '../spec/operation.ts';

const ISO_TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/;

/**
 * An ISO timestamp with fractional seconds and Z as an HTTP date; anything else as it is.
 *
 * @see requirement 001 section 5
 */
export function toHttpDate(value: string): string {
  const isTime = ISO_TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value));
  return isTime ? new Date(value).toUTCString() : value;
}

const FOR_REQUESTS: Rewrites = { 'http-date': toHttpDate };

/** A write with its configuration as its request carries it. */
export function withHttpDates<TCall extends { readonly table: WriteTable; readonly config: JsonObject }>(
  call: TCall,
): TCall {
  return { ...call, config: rewrite(call.table, call.config, FOR_REQUESTS) };
}
