import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Fault, JsonPath, SourceFile } from '../load/source-file.ts';
import { readPath } from '../model/dotted-path.ts';
import { fieldOf } from '../model/bindings.ts';
import { kindOf } from '../model/field-kinds.ts';
import type { Catalogue, CatalogueSchema } from '../publish/project-files.ts';
import { submissionsOf } from './check-links.ts';
import { suggest } from './closest.ts';

/** What a screen is checked against. */
export interface NameParts {
  readonly source: SourceFile;
  readonly config: ScreenConfig;
  readonly catalogue: Catalogue;
  /** Routes of all screens. */
  readonly routes: readonly string[];
}

type Report = (path: JsonPath, rule: string, message: string, remedy?: string) => void;

/** Everything in a screen that names something else: operations, reads, fields, conditions, constants, routes. */
export function checkNames({ source, config, catalogue, routes }: NameParts): readonly Fault[] {
  const faults: Fault[] = [];
  const report: Report = (path, rule, message, remedy) =>
    faults.push(source.fault(path, { rule, message, ...(remedy !== undefined && { remedy }) }));
  checkCalls(config, catalogue, report);
  checkFields(config, report);
  walk(config, [], (value, path) => checkValue(value, path, { config, catalogue, routes, report }));
  const used = new Set(stringsOf({ ...config, conditions: Object.values(config.conditions ?? {}) }));
  for (const name of Object.keys(config.conditions ?? {})) {
    if (!used.has(name))
      report(['conditions', name], 'unused-condition', `Nothing uses the condition "${name}".`, 'Remove it.');
  }
  return faults;
}

function checkCalls(config: ScreenConfig, catalogue: Catalogue, report: Report): void {
  for (const [name, read] of Object.entries(config.reads ?? {})) {
    checkCall(
      { operation: read.operation, bindings: read.with ?? {}, path: ['reads', name], kind: 'read' },
      catalogue,
      report,
    );
  }
  for (const { submit, path } of submissionsOf(config)) {
    checkCall(
      { operation: submit.operation, bindings: submit.with ?? {}, path, kind: 'write' },
      catalogue,
      report,
    );
  }
  checkLengths(config, catalogue, report);
}

interface Call {
  readonly operation: string;
  readonly bindings: object;
  readonly path: JsonPath;
  readonly kind: 'read' | 'write';
}

function checkCall(call: Call, catalogue: Catalogue, report: Report): void {
  const known = Object.keys(catalogue.operations).filter(
    (id) => catalogue.operations[id]?.kind === call.kind,
  );
  const operation = catalogue.operations[call.operation];
  if (operation === undefined || operation.kind !== call.kind) {
    const message = `There is no ${call.kind} "${call.operation}" in the specs.`;
    return report([...call.path, 'operation'], 'unknown-operation', message, suggest(call.operation, known));
  }
  const members = Object.keys(operation.config.properties ?? {});
  const given = Object.keys(call.bindings);
  for (const target of given) {
    const [member = ''] = target.split('.');
    if (!members.includes(member)) {
      report(
        [...call.path, 'with', target],
        'unknown-parameter',
        `${call.operation} takes no "${member}".`,
        suggest(member, members),
      );
    }
  }
  for (const needed of operation.config.required ?? []) {
    if (!given.some((target) => target.split('.')[0] === needed)) {
      report(
        [...call.path, 'operation'],
        'missing-parameter',
        `${call.operation} needs "${needed}".`,
        `Add it to "with".`,
      );
    }
  }
}

function checkLengths(config: ScreenConfig, catalogue: Catalogue, report: Report): void {
  const schema = catalogue.operations[config.submit?.operation ?? '']?.config;
  for (const [target, binding] of Object.entries(config.submit?.with ?? {})) {
    const limit = (
      readPath(schema?.properties, target.replaceAll('.', '.properties.')) as CatalogueSchema | undefined
    )?.maxLength;
    const name = fieldOf(binding);
    (config.steps ?? []).forEach((step, s) =>
      (step.fields ?? []).forEach((field, f) => {
        const isText = kindOf(field.as).answer === 'string' && field.options === undefined;
        if (field.name !== name || limit === undefined || !isText) return;
        if ((field.maxLength ?? Infinity) <= limit) return;
        const message = `"${field.name}" may be longer than ${config.submit?.operation} accepts.`;
        report(['steps', s, 'fields', f], 'too-loose', message, `Set "maxLength": ${limit}.`);
      }),
    );
  }
}

function checkFields(config: ScreenConfig, report: Report): void {
  const asked: string[] = [];
  (config.steps ?? []).forEach((step, s) => {
    const fields = step.fields ?? [];
    if (fields.length > 50)
      report(
        ['steps', s, 'fields'],
        'too-many-fields',
        `This step asks ${fields.length} questions.`,
        'Split it: 50 at most.',
      );
    if (step.as !== 'review' && fields.length === 0)
      report(['steps', s], 'empty-step', `Step "${step.id}" asks nothing.`, 'Add fields.');
    fields.forEach((field, f) => {
      const path = ['steps', s, 'fields', f];
      const kind = kindOf(field.as);
      if (asked.includes(field.name))
        report([...path, 'name'], 'same-name', `Two fields are called "${field.name}".`, 'Rename one.');
      if (field.as === 'consent' && field.prefill !== undefined)
        report(
          [...path, 'prefill'],
          'ticked-consent',
          'A consent is never ticked beforehand.',
          'Remove "prefill".',
        );
      if (kind.rules.includes('options') && field.options === undefined)
        report(path, 'no-options', `"${field.name}" offers nothing to choose.`, 'Add "options".');
      for (const rule of [
        'minLength',
        'maxLength',
        'min',
        'max',
        'pattern',
        'matches',
        'differs',
        'options',
        'rows',
      ] as const) {
        if (field[rule] !== undefined && !kind.rules.includes(rule))
          report(
            [...path, rule],
            'useless-rule',
            `"${rule}" means nothing for a ${field.as} field.`,
            'Remove it.',
          );
      }
      if (field.matches !== undefined && !asked.includes(field.matches))
        report(
          [...path, 'matches'],
          'asked-later',
          `"${field.matches}" is not asked before "${field.name}".`,
          suggest(field.matches, asked),
        );
      for (const name of conditionFields(field.show ?? step.show, config)) {
        if (!asked.includes(name))
          report(
            [...path, 'show'],
            'asked-later',
            `The condition asks about "${name}", which is not asked before.`,
            suggest(name, asked),
          );
      }
      asked.push(field.name);
    });
  });
}

function conditionFields(condition: Condition | undefined, config: ScreenConfig): readonly string[] {
  const found: string[] = [];
  const visit = (part: unknown, depth: number): void => {
    const named = typeof part === 'string' ? config.conditions?.[part] : part;
    if (depth > 20 || typeof named !== 'object' || named === null) return;
    if ('field' in named) found.push(String(named.field).split('.')[0] ?? '');
    for (const inner of Object.values(named).flat()) visit(inner, depth + 1);
  };
  visit(condition, 0);
  return found;
}

interface ValueParts extends Pick<NameParts, 'config' | 'catalogue' | 'routes'> {
  readonly report: Report;
}

/** One member anywhere in the config, judged by its name. */
function checkValue(value: unknown, path: JsonPath, { config, catalogue, routes, report }: ValueParts): void {
  if (typeof value !== 'string') return;
  const member = path.at(-1);
  const fields = (config.steps ?? []).flatMap((step) => (step.fields ?? []).map(({ name }) => name));
  if ((member === 'show' || member === 'when') && config.conditions?.[value] === undefined) {
    report(
      path,
      'unknown-condition',
      `There is no condition "${value}".`,
      suggest(value, Object.keys(config.conditions ?? {})),
    );
  }
  if (member === 'field' && !fields.includes(value.split('.')[0] ?? '')) {
    report(path, 'unknown-field', `There is no field "${value}".`, suggest(value, fields));
  }
  const [start = '', name = ''] = value.split('.');
  const reads = Object.keys(config.reads ?? {});
  if (start === 'reads' && path[0] !== '$schema' && !reads.includes(name)) {
    report(path, 'unknown-read', `There is no read "${name}".`, suggest(name, reads));
  }
  if (member === 'read' && !reads.includes(value))
    report(path, 'unknown-read', `There is no read "${value}".`, suggest(value, reads));
  if (
    start === 'constants' &&
    readPath(catalogue.constants, value.slice('constants.'.length)) === undefined
  ) {
    report(path, 'unknown-constant', `The specs have no constant "${value}".`);
  }
  if (start === 'route' && name !== 'query' && !config.route.split('/').includes(`:${name}`)) {
    report(path, 'unknown-route-part', `The route has no ":${name}".`, `It is ${config.route}.`);
  }
  if ((member === 'to' || member === 'go') && value !== 'return' && !routes.includes(value)) {
    report(path, 'unknown-route', `No screen has the route ${value}.`, suggest(value, routes));
  }
}

function walk(value: unknown, path: JsonPath, visit: (value: unknown, path: JsonPath) => void): void {
  visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) value.forEach((inner, index) => walk(inner, [...path, index], visit));
  else for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name], visit);
}

function stringsOf(value: unknown): readonly string[] {
  const found: string[] = [];
  walk(value, [], (inner) => typeof inner === 'string' && found.push(inner));
  return found;
}
