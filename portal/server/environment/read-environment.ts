import { variables } from './variables.ts';
import type { Environment, Variable } from './variables.ts';

/** The environment of a process, or a sentence for each variable that is unusable. */
type ReadEnvironment =
  | { readonly state: 'usable'; readonly environment: Environment }
  | { readonly state: 'unusable'; readonly errors: readonly string[] };

/**
 * Reads every environment variable of the product. One that is set to nothing is not set; in production the host does not
 * guess whose word counts and by which names it is known.
 */
export function readEnvironment(given: Readonly<Record<string, string | undefined>>): ReadEnvironment {
  const isProduction = given['NODE_ENV'] === 'production';
  const errors: string[] = [];
  const values = Object.entries<Variable<unknown>>(variables).map(([name, variable]) => {
    const text = given[name];
    if (text === undefined || text === '') {
      if (isProduction && variable.isNeededInProduction)
        errors.push(missing(name, variable, 'in production'));
      if (variable.isNeededFor !== undefined && given['AUTH'] === variable.isNeededFor)
        errors.push(missing(name, variable, `for AUTH=${variable.isNeededFor}`));
      return [name, variable.otherwise];
    }
    const value = variable.form.read(text);
    if (value === undefined)
      errors.push(`${name} must be ${variable.form.allowed}${butNot(text, variable)}.`);
    return [name, value];
  });
  if (errors.length > 0) return { state: 'unusable', errors };
  // Each name stands beside what its own form has read.
  return { state: 'usable', environment: Object.fromEntries(values) as Environment };
}

function missing(name: string, { form }: Variable<unknown>, where: string): string {
  return `${name} must be given ${where}: ${form.allowed}.`;
}

function butNot(text: string, { isSecret }: Variable<unknown>): string {
  return isSecret === true ? '' : `, not "${shortened(text)}"`;
}

const mostShown = 200;

function shortened(text: string): string {
  return text.length <= mostShown ? text : `${text.slice(0, mostShown)}…`;
}
