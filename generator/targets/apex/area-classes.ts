import { classOf, doc, exceptionOf, memberOf, text } from './names.ts';
import { codeForGuests } from './needed-session.ts';
import { rulesOf, typeOf } from './value-type.ts';
import type { TypeContext, ValueType } from './value-type.ts';
import type { ApexArea, ApexCall } from './apex-calls.ts';
import type { ParameterModel } from '../../spec/types.ts';

/** The names of an area's classes. */
export function areaNames(prefix: string, area: string) {
  return {
    service: classOf(prefix, area, 'Service'),
    otherwise: classOf(prefix, area, 'Default'),
    calls: classOf(prefix, area, 'Calls'),
    test: classOf(prefix, area, 'Test'),
  };
}

/** The interface that a developer fills in. */
export function serviceInterface(context: TypeContext, area: ApexArea): string {
  const { service } = areaNames(context.prefix, area.name);
  const methods = area.calls.map((call) => {
    const { summary, description } = call.operation;
    return `${doc(`${summary}. ${description}`, '  ')}  ${call.answer} ${call.id}(${signatureOf(context, call)});\n`;
  });
  return `/** The calls about ${area.name}, as they are answered. */\npublic interface ${service} {\n${methods.join('\n')}}\n`;
}

/** The class that answers until another does. */
export function defaultClass(context: TypeContext, area: ApexArea): string {
  const { prefix } = context;
  const { service, otherwise } = areaNames(prefix, area.name);
  const methods = area.calls.map(
    (call) =>
      `  public virtual ${call.answer} ${call.id}(${signatureOf(context, call)}) {\n` +
      `    throw notWritten(${text(call.id)});\n  }\n`,
  );
  return [
    `/** Extend it, and override what you can answer; ${prefix}_Service__mdt names your class. */\n`,
    `public virtual with sharing class ${otherwise} implements ${service} {\n${methods.join('\n')}\n`,
    `  private ${prefix}Exception notWritten(String call) {\n    return new ${prefix}NotWrittenException(\n`,
    `      call +\n      ${text(` is not written yet. Override it in a class that extends ${otherwise}, and name that class in the record ${area.name} of ${prefix}_Service__mdt.`)}\n`,
    `    );\n  }\n}\n`,
  ].join('');
}

/** The calls of an area: checked by the rules of the specs, and handed on. */
export function callsClass(context: TypeContext, area: ApexArea): string {
  const { prefix } = context;
  const { service, calls } = areaNames(prefix, area.name);
  const whens = area.calls.map(
    ({ id }) => `      when ${text(id)} {\n        return ${id}(input);\n      }\n`,
  );
  const methods = area.calls.map((call) => callMethod(context, call));
  return [
    `/** The calls about ${area.name}. */\npublic with sharing class ${calls} implements ${prefix}Area {\n`,
    `  private final ${service} service = ${prefix}Services.${memberOf(area.name)}Service();\n\n`,
    `  public ${prefix}Data call(String name, ${prefix}Input input) {\n    switch on name {\n${whens.join('')}`,
    `      when else {\n        throw new ${prefix}Errors.NotFoundException();\n      }\n    }\n  }\n`,
    ...methods,
    `}\n`,
  ].join('');
}

function callMethod(context: TypeContext, call: ApexCall): string {
  const { prefix } = context;
  const { id, answer, body, operation } = call;
  const code = codeForGuests(context, call);
  const refused =
    code === undefined
      ? ''
      : `    ${prefix}Calls.refuseGuests(new ${prefix}Errors.${exceptionOf(code)}());\n`;
  const head = `\n  private ${prefix}Data ${id}(${prefix}Input input) {\n${refused}`;
  if (body !== undefined) return `${head}    return service.${id}(${body.data}.read(input));\n  }\n`;
  const names = operation.parameters.map(({ wire }) => text(wire)).join(', ');
  const given = operation.parameters.map((each) => parameterText(context, each));
  const only = `    input.only(new Set<String>${names === '' ? '()' : `{ ${names} }`});\n`;
  const list = given.length === 0 ? '' : `\n      ${given.join(',\n      ')}\n    `;
  return `${head}${only}    ${answer} answer = service.${id}(${list});\n    return answer;\n  }\n`;
}

function parameterText(context: TypeContext, { wire, schema, required }: ParameterModel): string {
  return typeOf(context, schema).read(`input.field(${text(wire)})${rulesOf(context, schema, required)}`);
}

/** The parameters of a service's method. */
export function signatureOf(context: TypeContext, { body, operation }: ApexCall): string {
  if (body !== undefined) return `${body.data} input`;
  const own = operation.parameters.map(
    ({ wire, schema }) => `${typeOf(context, schema).apex} ${memberOf(wire)}`,
  );
  return own.join(', ');
}

/** Finds the class that answers an area. */
export function servicesClass({ prefix }: TypeContext, areas: readonly ApexArea[]): string {
  const methods = areas.map(({ name }) => {
    const { service, otherwise } = areaNames(prefix, name);
    return (
      `\n  public static ${service} ${memberOf(name)}Service() {\n` +
      `    return (${service}) find(${text(name)}, ${text(otherwise)});\n  }\n`
    );
  });
  return `/** The classes that answer: those that ${prefix}_Service__mdt names, else the defaults. */
public with sharing class ${prefix}Services {
  @TestVisible
  private static final Map<String, Object> CHOSEN = new Map<String, Object>();
${methods.join('')}
  private static Object find(String area, String otherwise) {
    if (!CHOSEN.containsKey(area)) {
      ${prefix}_Service__mdt setting = ${prefix}_Service__mdt.getInstance(area);
      String name = setting == null || String.isBlank(setting.Class__c) ? otherwise : setting.Class__c;
      CHOSEN.put(area, Type.forName(name).newInstance());
    }
    return CHOSEN.get(area);
  }
}
`;
}

/** The type that a parameter of a controller's method has, and its value as JSON has it. */
export function controllerParameter(type: ValueType, prefix: string, name: string) {
  if (type.isList === true) return { apex: type.apex, value: `${prefix}Text.each(${name})` };
  if (type.data !== undefined) return { apex: type.apex, value: `${prefix}Text.data(${name})` };
  const isTime = type.apex === 'Date' || type.apex === 'Datetime';
  return { apex: isTime ? 'String' : type.apex, value: name };
}
