/**
 * A form in which a server answers the calls of a spec: one entry of the specs' `x-envelope`.
 *
 * @see specs/extensions/x-envelope.schema.json
 */
export interface EnvelopeTable {
  /** The path under which the spec has the calls, for example `/lwr/apex/v64.0`. */
  readonly specPath: string;
  /** The path under which this server has them. */
  readonly basePath: string;
  /** Parameters of a GET travel as texts in one JSON parameter. */
  readonly query?: 'methodParams';
  /** Members of the answer that hold the status, the body as JSON text, and the headers. */
  readonly answer?: { readonly status: string; readonly body: string; readonly headers: string };
  /** Statuses that are not allowed travel under `otherwise`, with the header that says which is meant. */
  readonly statuses?: {
    readonly allowed: readonly number[];
    readonly otherwise: number;
    readonly header: string;
  };
}
