import { variables } from './variables.ts';
import type { Variable } from './variables.ts';

const START = '<!-- variables -->';
const END = '<!-- /variables -->';

/** Name, meaning, allowed values and default of every variable. */
function variablesTable(): string {
  const rows = Object.entries<Variable<unknown>>(variables).map(([name, variable]) =>
    [`\`${name}\``, variable.meaning, variable.form.allowed, defaultOf(variable)].join(' | '),
  );
  return ['Variable | Meaning | Must be | Default', '--- | --- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}

function defaultOf({
  otherwise,
  otherwiseMeans,
  isNeededInProduction,
  isNeededFor,
}: Variable<unknown>): string {
  const words =
    otherwiseMeans ?? `\`${typeof otherwise === 'boolean' ? Number(otherwise) : String(otherwise)}\``;
  if (isNeededFor !== undefined) return `${words}; **needed for AUTH=${isNeededFor}**`;
  return isNeededInProduction ? `${words}; **needed in production**` : words;
}

/**
 * Puts the table between its marks in a page.
 *
 * @throws Error where the page does not have both marks
 */
export function withVariables(page: string): string {
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`The page needs ${START} and ${END}, in this order.`);
  return `${page.slice(0, start)}${START}\n\n${variablesTable()}\n\n${page.slice(end)}`;
}
