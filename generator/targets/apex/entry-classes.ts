import { isObject, objectAt, textAt } from '../../spec/json.ts';
import { areaNames, controllerParameter } from './area-classes.ts';
import { controllerOf } from './apex-calls.ts';
import type { ApexArea, ApexCall } from './apex-calls.ts';
import { doc, exceptionOf, memberOf, text } from './names.ts';
import { REST_CLASS } from './rest-class.ts';
import { membersOf, typeOf } from './value-type.ts';
import type { ApiModel, Json } from '../../spec/types.ts';
import type { TypeContext } from './value-type.ts';

/** One method with AuraEnabled for each call. */
export function controllerClass(context: TypeContext, areas: readonly ApexArea[]): string {
  const methods = areas.flatMap((area) => area.calls.map((call) => methodText(context, area, call)));
  return [
    doc(
      'The calls of the portal. A method can neither set a status nor a header, so that each answer holds both.',
    ),
    `public with sharing class ${controllerOf(context)} {\n${methods.join('\n')}}\n`,
  ].join('');
}

function methodText(context: TypeContext, area: ApexArea, call: ApexCall): string {
  const { prefix } = context;
  const { calls } = areaNames(prefix, area.name);
  const given = controllerParameters(context, call);
  const signature = given.map(({ apex, name }) => `${apex} ${name}`);
  const values = given.map(({ wire, value }) => `        ${text(wire)} => ${value}`);
  const map =
    values.length === 0
      ? 'new Map<String, Object>()'
      : `new Map<String, Object>{\n${values.join(',\n')}\n      }`;
  return [
    doc(`${call.operation.summary}.`, '  '),
    `  @AuraEnabled${call.isRead ? '(cacheable=true)' : ''}\n`,
    `  public static ${prefix}Result ${call.id}(${signature.length > 2 ? `\n    ${signature.join(',\n    ')}\n  ` : signature.join(', ')}) {\n`,
    `    return ${prefix}Calls.${call.isRead ? 'read' : 'write'}(\n      new ${calls}(),\n      ${text(call.id)},\n      ${map}\n    );\n  }\n`,
  ].join('');
}

/** The parameters of a controller's method. */
export function controllerParameters(context: TypeContext, { body, operation }: ApexCall) {
  if (body === undefined)
    return operation.parameters.map(({ wire }) => ({
      wire,
      name: memberOf(wire),
      apex: 'String',
      value: memberOf(wire),
    }));
  return membersOf(body.schema).members.map(([wire, schema]) => {
    const name = memberOf(wire);
    return { wire, name, ...controllerParameter(typeOf(context, schema), context.prefix, name) };
  });
}

/** The same calls with RestResource, at the address that `x-envelope` of the document names. */
export function restClass(context: TypeContext, areas: readonly ApexArea[]): string | undefined {
  const { api, prefix } = context;
  const form = Object.values(objectAt(api.document, 'x-envelope')).find((each) =>
    textAt(each, 'basePath').startsWith('/services/apexrest/'),
  );
  if (!isObject(form)) return undefined;
  const path = textAt(form, 'basePath').slice('/services/apexrest'.length);
  const statuses = objectAt(form, 'statuses');
  const allowed = Array.isArray(statuses['allowed']) ? statuses['allowed'].join(', ') : '200';
  const whens = areas.map(({ name, calls }) => {
    const ids = calls.map(({ id }) => text(id)).join(', ');
    return `      when ${ids} {\n        return new ${areaNames(prefix, name).calls}();\n      }\n`;
  });
  const reads = areas.flatMap(({ calls }) => calls.filter(({ isRead }) => isRead).map(({ id }) => text(id)));
  const classes = areas.flatMap(({ calls }) =>
    calls.map(({ operation }) => text(operation.path.slice(1, operation.path.lastIndexOf('/')))),
  );
  const own: { readonly [word: string]: string } = {
    PATH: path,
    ALLOWED: allowed,
    CLASSES: [...new Set(classes)].join(', '),
    READS: reads.join(',\n    '),
    HEADER: text(textAt(statuses, 'header')),
    OTHERWISE: String(statuses['otherwise'] ?? 400),
    WHENS: whens.join(''),
    P: prefix,
  };
  return REST_CLASS.replaceAll(/\$([A-Z]+)/g, (word, name: string) => own[name] ?? ownPrefix(word, prefix));
}

/** The prefix stands before the name of a class. */
function ownPrefix(word: string, prefix: string): string {
  return word.startsWith('$P') ? prefix + word.slice(2) : word;
}

/** A class of exceptions for each code of the specs. */
export function errorsClass(context: TypeContext): string {
  const { prefix } = context;
  const classes = [...codesOf(context)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([code, { status, message }]) =>
        `  public class ${exceptionOf(code)} extends ${prefix}Exception {\n` +
        [
          ['String', 'code', text(code)],
          ['Integer', 'status', String(status)],
          ['String', 'text', text(message)],
        ]
          .map(
            ([type = '', name = '', value = '']) =>
              `    public override ${type} ${name}() {\n      return ${value};\n    }\n`,
          )
          .join('\n') +
        `  }\n`,
    );
  return `${doc('The errors of the specs: throw the one that is meant.')}public with sharing class ${prefix}Errors {\n${classes.join('\n')}}\n`;
}

interface CodeFacts {
  readonly status: number;
  readonly message: string;
  readonly count: number;
}

/** Each code with the status that it comes with most often, and its message. */
function codesOf({ api }: TypeContext): ReadonlyMap<string, CodeFacts> {
  const counts = new Map<string, CodeFacts>([
    [
      'INVALID_INPUT',
      { status: 400, message: 'One or more inputs are invalid. Please try again.', count: 0 },
    ],
    ['NOT_FOUND', { status: 404, message: 'The requested resource does not exist', count: 0 }],
    ['UNABLE_TO_PROCESS', { status: 409, message: 'Unable to Process.', count: 0 }],
  ]);
  const seen = new Map<string, number>();
  for (const { code, message, status } of errorEntries(api)) {
    const count = (seen.get(`${code} ${status}`) ?? 0) + 1;
    seen.set(`${code} ${status}`, count);
    if (count > (counts.get(code)?.count ?? -1)) counts.set(code, { status, message, count });
  }
  return counts;
}

/** The errors in the examples of a document, each as often as it is shown. */
function errorEntries({ operations }: ApiModel) {
  const responses = operations.flatMap((operation) => operation.responses);
  return responses.flatMap(({ status, examples }) =>
    Object.values(examples)
      .flatMap((example) => (Array.isArray(example) ? example : []))
      .map((entry: Json) => ({
        code: textAt(entry, 'errorCode'),
        message: textAt(entry, 'message'),
        status: Number(status),
      }))
      .filter(({ code, status: number }) => code !== '' && Number.isInteger(number)),
  );
}
