import { envelopeRows } from './envelopes-file.ts';
import { SANDBOX, header } from './header.ts';
import { comment, literal, tableLiteral } from './literal.ts';
import { mergedMembers } from './names.ts';
import type { ApiModel, GeneratedFile, JsonObject, OperationModel } from '../spec/types.ts';

/** The routes and the constants of all specs for the sandbox, with full paths and nothing of the SDK. */
export function emitContractFile(apis: readonly ApiModel[]): GeneratedFile {
  const routes = apis.flatMap((api) => api.routes.map((operation) => routeTable(api, operation)));
  const text =
    header(apis.map((api) => api.source)) +
    ROUTE_TYPES +
    comment(['Business constants and limits of the specs.']) +
    `export const constants = ${tableLiteral(mergedMembers(apis, 'constants'))} as const;\n\n` +
    comment(['Forms in which a server may answer the calls of a spec.']) +
    `export const envelopes = ${tableLiteral(envelopeRows(apis))} as const;\n\n` +
    comment(['Every operation of the specs, sorted by api and operationId.']) +
    `export const routes: readonly Route[] = ${literal(routes)};\n`;
  return { path: `${SANDBOX}/contract.gen.ts`, text };
}

function routeTable(api: ApiModel, operation: OperationModel): JsonObject {
  return {
    operationId: operation.id,
    api: api.name,
    method: operation.method,
    path: api.basePath + operation.path,
    parameters: operation.parameters.map((parameter) => ({
      name: parameter.wire,
      in: parameter.in,
      required: parameter.required,
      ...(parameter.csv ? { list: 'csv' } : {}),
    })),
    statuses: operation.responses.map((response) => response.status),
  };
}

const ROUTE_TYPES = `/** One parameter of a route, by its name on the wire. */
export interface RouteParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** Lists travel as one comma-separated value. */
  readonly list?: 'csv';
}

/** One operation as a server sees it. */
export interface Route {
  readonly operationId: string;
  readonly api: string;
  readonly method: string;
  /** Full path template, for example \`/services/data/v64.0/ui-api/records/{recordId}\`. */
  readonly path: string;
  readonly parameters: readonly RouteParameter[];
  /** Statuses that the spec declares. */
  readonly statuses: readonly string[];
}

`;
