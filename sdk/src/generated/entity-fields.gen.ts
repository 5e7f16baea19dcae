// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { EntityAskedFor, EntityFields } from '../spec/field-inference.ts';
import type { RecordRepresentation } from './schemas.gen.ts';

/** The way to the fields of a {@link RecordRepresentation}. */
export interface RecordRepresentationFields extends EntityFields {
  readonly entity: RecordRepresentation;
  readonly members: 'fields';
  readonly via: 'value';
  readonly prefix: 'apiName';
}

/**
 * A {@link RecordRepresentation} with the fields of these qualified names, and maybe those of the
 * optional ones.
 */
export type RecordWith<TName extends string, TOptional extends string = never> = EntityAskedFor<RecordRepresentationFields, TName, TOptional>;
