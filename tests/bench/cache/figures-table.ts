import type { Figures, Row } from './figures.ts';

/** Columns of the guide's table: a cache of the benchmark, and its name with the package whose version is shown. */
const COLUMNS = [
  ['energy-portal', 'this SDK', undefined],
  ['tanstack-query', 'TanStack Query', '@tanstack/query-core'],
  ['rtk-query', 'RTK Query', '@reduxjs/toolkit'],
  ['apollo', 'Apollo Client', '@apollo/client'],
  ['graphcache', 'urql with Graphcache', '@urql/exchange-graphcache'],
  ['data-client', 'data-client', '@data-client/core'],
  ['luvio', 'Luvio', '@luvio/engine'],
] as const;

const BEGIN = '<!-- figures: npm run bench:cache -- --write -->';
const END = '<!-- end of figures -->';

/** The guide's page with the table of these figures between its marks; works that no peer does are left out. */
export function withFigures(page: string, figures: Figures): string {
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${tableOf(figures)}\n\n${END}${after}`;
}

function tableOf({ measured, node, cores, peers, rows }: Figures): string {
  const heads = COLUMNS.map(([, name, from]) => (from === undefined ? name : `${name} ${peers[from] ?? ''}`));
  const compared = rows.filter(({ values }) => COLUMNS.some(([store, , from]) => from && values[store]));
  const lines = compared.map((row) => [row.title, ...COLUMNS.map(([store]) => cellOf(row, store))]);
  const table = [['work', ...heads], heads.concat('').map(() => '---'), ...lines];
  const text = table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `${text}\n\nMeasured on ${measured} with Node ${node.slice(1)} on ${cores} cores.`;
}

/** A figure with two digits, as a run on a machine that does other things deserves no more. */
function cellOf({ values, unit }: Row, store: string): string {
  const value = values[store];
  if (value === null || value === undefined) return '-';
  const rounded = Number(value.toPrecision(2));
  return `${rounded.toLocaleString('en')} ${unit === 'us' ? 'µs' : unit}`;
}
