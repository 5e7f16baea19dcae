import type { Row } from './store.ts';

const FIELDS = 20;

/** The text of an answer with rows `from` to `from + count`, whose values belong to a revision. */
export function rowsText(count: number, { from = 0, revision = 0 } = {}): string {
  return JSON.stringify(Array.from({ length: count }, (_, index) => rowOf(from + index, revision)));
}

/** Owners of a page of rows, each of several. */
const OWNERS = 7;

/** The text of a page whose rows have owners, in each of them anew, as a server answers. */
export function ownedRowsText(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = `owner-${index % OWNERS}`;
    const owner = {
      __typename: 'Owner',
      id,
      name: `Name of ${id}`,
      email: `${id}@example.com`,
      phone: '5125550142',
    };
    return { ...rowOf(index, 0), owner };
  });
  return JSON.stringify(rows);
}

/** The text of one row. */
export function rowText(index: number, revision: number): string {
  return JSON.stringify(rowOf(index, revision));
}

export const idOf = (index: number): string => `row-${index}`;

/** A quarter of the fields are numbers; two change with the revision. */
function rowOf(index: number, revision: number): Row {
  const fields = Array.from({ length: FIELDS }, (_, field): [string, string | number] => [
    `field${field}`,
    field % 4 === 0 ? index * field + (field === 4 ? revision : 0) : valueOf(index, field, revision),
  ]);
  return { __typename: 'Row', id: idOf(index), ...Object.fromEntries(fields) };
}

function valueOf(index: number, field: number, revision: number): string {
  return `value ${index} of ${field}${field === 1 ? ` at ${revision}` : ''}`;
}

/** Rows out of their text, as a transport hands them over. */
export const parseRows = (text: string): readonly Row[] => JSON.parse(text) as readonly Row[];
export const parseRow = (text: string): Row => JSON.parse(text) as Row;
