import { isObject, textAt, textsAt } from '../../spec/json.ts';
import { reachedSchemas } from '../../spec/references.ts';
import { apexAreas, controllerOf } from './apex-calls.ts';
import type { ApexArea } from './apex-calls.ts';
import { areaNames, callsClass, defaultClass, serviceInterface, servicesClass } from './area-classes.ts';
import { dataClass } from './data-class.ts';
import { controllerClass, errorsClass, restClass } from './entry-classes.ts';
import { classOf } from './names.ts';
import { CALL_CLASSES } from './call-classes.ts';
import { SAME_JSON, testClass } from './test-classes.ts';
import { VALUE_CLASSES } from './value-classes.ts';
import type { TypeContext } from './value-type.ts';
import type { Target, TargetFile, TargetInput } from '../target.ts';

/** The folder of a package of the platform's developer tools; its ending says that it is generated. */
const FOLDER = 'portal.gen/main/default/classes';
const API_VERSION = '64.0';

/**
 * Classes of Apex that have the calls of a document: one method with AuraEnabled for each, and the same with RestResource;
 * their checks, types, errors and tests. What answers is an interface for each tag.
 */
export const apex: Target = {
  name: 'apex',
  isBuiltIn: true,
  emit({ apis, settings, header }) {
    const prefix = textAt(settings, 'prefix') || 'Portal';
    const version = textAt(settings, 'apiVersion') || API_VERSION;
    return apis.flatMap((api) => {
      const context = { api, prefix };
      const areas = apexAreas(context, textsAt(settings, 'without'));
      if (areas.length === 0) return [];
      return unique(classesOf(context, areas)).flatMap(([name, text]) =>
        filesOf({ name, text, header, version }),
      );
    });
  },
};

type NamedClass = readonly [name: string, text: string];

function classesOf(context: TypeContext, areas: readonly ApexArea[]): readonly NamedClass[] {
  const { prefix } = context;
  const own = (name: string, text: string): NamedClass => [
    `${prefix}${name}`,
    text.trimStart().replaceAll('$P', prefix),
  ];
  const rest = restClass(context, areas);
  return [
    ...Object.entries({ ...VALUE_CLASSES, ...CALL_CLASSES }).map(([name, text]) => own(name, text)),
    own('SameJson', SAME_JSON),
    [`${prefix}Errors`, errorsClass(context)],
    [`${prefix}Services`, servicesClass(context, areas)],
    [controllerOf(context), controllerClass(context, areas)],
    ...(rest === undefined ? [] : [[`${prefix}Rest`, rest] as const]),
    ...areas.flatMap((area): readonly NamedClass[] => {
      const names = areaNames(prefix, area.name);
      return [
        [names.service, serviceInterface(context, area)],
        [names.otherwise, defaultClass(context, area)],
        [names.calls, callsClass(context, area)],
        [names.test, testClass(context, area)],
      ];
    }),
    ...dataClasses(context, areas),
  ];
}

/** Apex tells no capitals apart. */
function unique(classes: readonly NamedClass[]): readonly NamedClass[] {
  const names = classes.map(([name]) => name.toLowerCase());
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new Error(
      `Two classes would be called ${twice}. Give the target another "prefix", or the schema another name.`,
    );
  return classes;
}

/** A class for each object that a call takes or gives. */
function dataClasses(context: TypeContext, areas: readonly ApexArea[]): readonly NamedClass[] {
  const { api, prefix } = context;
  const calls = areas.flatMap((area) => area.calls);
  const names = new Set(
    calls.flatMap(({ operation, body }) => {
      const success = operation.responses.find(({ status }) => status.startsWith('2'));
      const given = reachedSchemas(api.schemas, success?.schema ?? {});
      return body === undefined ? given : [...given, body.name, ...reachedSchemas(api.schemas, body.schema)];
    }),
  );
  return [...names].toSorted().flatMap((name): readonly NamedClass[] => {
    const schema = api.schemas[name];
    if (schema === undefined || !isObject(schema['properties'])) return [];
    return [[classOf(prefix, name), dataClass(context, name, schema)]];
  });
}

interface ClassFile {
  readonly name: string;
  readonly text: string;
  readonly header: TargetInput['header'];
  readonly version: string;
}

function filesOf({ name, text, header, version }: ClassFile): readonly TargetFile[] {
  const meta = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ApexClass xmlns="http://soap.sforce.com/2006/04/metadata">',
    `    <apiVersion>${version}</apiVersion>`,
    '    <status>Active</status>',
    '</ApexClass>',
    '',
  ].join('\n');
  return [
    { path: `${FOLDER}/${name}.cls`, text: header + text },
    { path: `${FOLDER}/${name}.cls-meta.xml`, text: meta },
  ];
}
