import { posix } from 'node:path';
import type { ApiModel, OperationModel } from '@energy-portal/generator';

/** The page on which everything starts. */
export const START = 'index.html';
/** The page of the SDK, which typedoc writes. */
export const SDK = 'sdk/index.html';
/** The page of the extension language. */
export const EXTENSIONS = 'extensions.html';

/** A place in the reference: a page from its root, and an anchor on it. */
export type Address = string;

/** The pages that every api has beside those of its operations and schemas. */
export type ApiPage = 'schemas' | 'lifetimes' | 'constants' | 'choices';

/** The page with the operations of a tag. */
export function tagAddress(api: string, tag: string): Address {
  return `${api}/operations/${tag}.html`;
}

/** The address of an operation's description. */
export function operationAddress(operation: OperationModel): Address {
  return `${tagAddress(operation.api, operation.tag)}#${operation.id}`;
}

/** The address of a component schema's description. */
export function schemaAddress(api: string, schema: string): Address {
  return `${api}/schemas/${schema}.html`;
}

/** One of the pages of an api. */
export function apiAddress(api: string, page: ApiPage): Address {
  return `${api}/${page}.html`;
}

/** The address of a row in one of the tables of an api. */
export function rowAddress(api: ApiModel, page: ApiPage, row: string): Address {
  return `${apiAddress(api.name, page)}#${row}`;
}

/** The link from one page to an address, so that the reference works from any folder. */
export function href(from: Address, to: Address): string {
  const [page = '', anchor] = to.split('#');
  const path = page === from ? '' : posix.relative(posix.dirname(from), page);
  return anchor === undefined ? path || posix.basename(page) : `${path}#${anchor}`;
}
