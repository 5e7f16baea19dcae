import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { walkTexts } from '../../model/walk-values.ts';
import type { Report } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { conditionMembers } from '../facts/named-conditions.ts';
import { alternativesOf, membersOf } from '../schema/schema-path.ts';

/** The names that a screen gives. */
interface OwnNames {
  readonly fields: readonly string[];
  readonly reads: readonly string[];
}

interface Context {
  readonly config: ScreenConfig;
  readonly catalogue: Catalogue;
  /** Routes of all screens. */
  readonly routes: readonly string[];
  readonly report: Report;
}

type ValueContext = Context & OwnNames;

/** Checks every name in a screen: of conditions, fields, reads, constants, parameters and routes. */
export function checkWrittenNames(context: Context): void {
  const { config } = context;
  const fields = (config.steps ?? []).flatMap((step) => (step.fields ?? []).map(({ name }) => name));
  const names = { ...context, fields, reads: Object.keys(config.reads ?? {}) };
  walkTexts(config, (value, path) => checkValue(value, path, names));
}

/** One member anywhere in the config, judged by its name. */
function checkValue(value: string, path: JsonPath, context: ValueContext): void {
  checkScreenNames(value, path, context);
  checkProjectNames(value, path, context);
}

/** Conditions, fields and reads: names of the screen itself. */
function checkScreenNames(value: string, path: JsonPath, context: ValueContext): void {
  const { config, fields, reads, report } = context;
  const member = path.at(-1);
  const isCondition =
    conditionMembers.includes(String(member)) || path.at(-2) === 'offered' || path.at(-3) === 'notices';
  if (isCondition && !Object.hasOwn(config.conditions ?? {}, value)) {
    report(path, {
      rule: 'unknown-condition',
      message: `There is no condition "${value}".`,
      remedy: suggest(value, Object.keys(config.conditions ?? {})),
    });
  }
  const isField = member === 'field' || ['forget', 'refill'].includes(String(path.at(-2)));
  if (isField && !fields.includes(value.split('.')[0] ?? '')) {
    report(path, {
      rule: 'unknown-field',
      message: `There is no field "${value}".`,
      remedy: suggest(value, fields),
    });
  }
  const [start = '', name = ''] = value.split('.');
  if ((start === 'reads' || start === 'readErrors') && path[0] !== '$schema' && !reads.includes(name)) {
    report(path, {
      rule: 'unknown-read',
      message: `There is no read "${name}".`,
      remedy: suggest(name, reads),
    });
  }
  if (member === 'read' && !reads.includes(value))
    report(path, {
      rule: 'unknown-read',
      message: `There is no read "${value}".`,
      remedy: suggest(value, reads),
    });
}

/** Constants, parameters of the route and other screens: names from outside the screen. */
function checkProjectNames(value: string, path: JsonPath, context: ValueContext): void {
  const { config, catalogue, routes, report } = context;
  const member = path.at(-1);
  const [start = '', name = ''] = value.split('.');
  if (
    start === 'constants' &&
    readPath(catalogue.constants, value.slice('constants.'.length)) === undefined
  ) {
    report(path, { rule: 'unknown-constant', message: `The specs have no constant "${value}".` });
  }
  if (
    start === 'route' &&
    name !== 'query' &&
    name !== 'hash' &&
    !config.route.split('/').includes(`:${name}`)
  ) {
    report(path, {
      rule: 'unknown-route-parameter',
      message: `The route has no ":${name}".`,
      remedy: `It is ${config.route}.`,
    });
  }
  if (/^route\.(query|hash)$/.test(value) && member !== 'to' && member !== 'go') {
    const message = `"${value}" is all of it, and one value is taken.`;
    report(path, { rule: 'unknown-route-parameter', message, remedy: `Name a member: "${value}.name".` });
  }
  const members = membersOfSource(start, context);
  if (name !== '' && members !== undefined && !members.includes(name)) {
    report(path, {
      rule: 'unknown-data',
      message: `There is no "${value}".`,
      remedy: suggest(name, members),
    });
  }
  if ((member === 'to' || member === 'go') && value !== 'return' && !routes.includes(value)) {
    report(path, {
      rule: 'unknown-route',
      message: `No screen has the route ${value}.`,
      remedy: suggest(value, routes),
    });
  }
}

/** The members of a source that has always the same ones. */
function membersOfSource(
  start: string,
  { config, fields, catalogue }: ValueContext,
): readonly string[] | undefined {
  const session = catalogue.operations['getCurrentSession']?.data;
  if (start === 'session' && session !== undefined) return membersOf(alternativesOf(session, session));
  if (start === 'values') return Object.keys(config.values ?? {});
  if (start === 'brand') return ['id', 'name', 'crmName', 'word'];
  return start === 'answers' || start === 'began' ? fields : undefined;
}
