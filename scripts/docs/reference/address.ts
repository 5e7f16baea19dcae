import { posix } from 'node:path';
import type { ApiModel, OperationModel } from '@energy-portal/generator';

/** The page on which the reference starts. */
export const START = 'reference/index.html';
/** The page of the SDK, which typedoc writes. */
export const SDK = 'reference/sdk/index.html';
/** The page of the extension language. */
export const EXTENSIONS = 'reference/extensions.html';

/** A place on the site: a page from its root, and an anchor on it. */
export type Address = string;

/** The pages that every api has beside those of its operations and schemas. */
export type ApiPage = 'schemas' | 'lifetimes' | 'constants' | 'choices';

/** The page that lists the operations of a tag. */
export function tagAddress(api: string, tag: string): Address {
  return `reference/${api}/${tag}.html`;
}

/** The page of an operation. */
export function operationAddress(operation: OperationModel): Address {
  return `reference/${operation.api}/operations/${operation.id}.html`;
}

/** The page of a group of component schemas. */
export function schemaGroupAddress(api: string, group: string): Address {
  return `reference/${api}/schemas/${group}.html`;
}

/** One of the pages of an api. */
export function apiAddress(api: string, page: ApiPage): Address {
  return `reference/${api}/tables/${page}.html`;
}

/** The address of a row in one of the tables of an api. */
export function rowAddress(api: ApiModel, page: ApiPage, row: string): Address {
  return `${apiAddress(api.name, page)}#${row}`;
}

/** The link from one page to an address, so that the site works from any folder. */
export function href(from: Address, to: Address): string {
  const [page = '', anchor] = to.split('#');
  const path = page === from ? '' : posix.relative(posix.dirname(from), page);
  return anchor === undefined ? path || posix.basename(page) : `${path}#${anchor}`;
}
