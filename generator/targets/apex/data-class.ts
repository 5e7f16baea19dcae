import { textAt } from '../../spec/json.ts';
import { resolve } from '../../spec/references.ts';
import { classOf, doc, memberOf, text } from './names.ts';
import { membersOf, rulesOf, typeOf } from './value-type.ts';
import type { TypeContext } from './value-type.ts';
import { listAt, objectAt } from '../../spec/json.ts';
import type { Json, JsonObject } from '../../spec/types.ts';

interface Member {
  readonly member: string;
  readonly schema: Json;
  readonly isNeeded: boolean;
}

/** The class of an object of the specs: its members, and how they are read and written. */
export function dataClass(context: TypeContext, name: string, schema: JsonObject): string {
  const { prefix } = context;
  const own = classOf(prefix, name);
  const { members, needed } = membersOf(schema);
  const fields = members.map(([member, each]) => fieldText(context, member, each));
  const reads = members.flatMap(([member, each]) =>
    readText(context, { member, schema: each, isNeeded: needed.has(member) }),
  );
  const writes = members.map(([member, each]) =>
    writeText(context, { member, schema: each, isNeeded: needed.has(member) }),
  );
  return [
    doc(textAt(schema, 'description') || textAt(schema, 'title')),
    `public with sharing class ${own} implements ${prefix}Data {\n`,
    ...fields,
    `\n  /** Reads what a request holds; refuses what breaks a rule. */\n`,
    `  public static ${own} read(${prefix}Input input) {\n`,
    `    if (input == null) {\n      return null;\n    }\n`,
    ...checksOf(schema, members),
    `    ${own} data = new ${own}();\n`,
    ...reads,
    `    return data;\n  }\n\n`,
    `  public Map<String, Object> toMap() {\n`,
    `    Map<String, Object> told = new Map<String, Object>();\n`,
    ...writes,
    `    return told;\n  }\n}\n`,
  ].join('');
}

function fieldText(context: TypeContext, member: string, schema: Json): string {
  const words = textAt(schema, 'description') || textAt(resolve(context.api.document, schema), 'description');
  const { apex } = typeOf(context, schema);
  return `${doc(words, '  ')}  @AuraEnabled\n  public ${apex} ${memberOf(member)} { get; set; }\n`;
}

/** Rules about several members at once. */
function checksOf(schema: JsonObject, members: readonly (readonly [string, Json])[]): readonly string[] {
  const names = members.map(([name]) => text(name)).join(', ');
  const isClosed = schema['additionalProperties'] === false;
  const least = schema['minProperties'];
  const together = Object.entries(objectAt(schema, 'dependentRequired')).map(([name]) => {
    const others = listAt(objectAt(schema, 'dependentRequired'), name).map((other) => text(String(other)));
    return `    input.together(${text(name)}, new List<String>{ ${others.join(', ')} });\n`;
  });
  return [
    ...(isClosed ? [`    input.only(new Set<String>{ ${names} });\n`] : []),
    ...(typeof least === 'number' ? [`    input.atLeast(${least});\n`] : []),
    ...together,
  ];
}

function readText(context: TypeContext, { member, schema, isNeeded }: Member): readonly string[] {
  const type = typeOf(context, schema);
  const field = `input.field(${text(member)})${rulesOf(context, schema, isNeeded)}`;
  const name = memberOf(member);
  if (type.isList !== true) return [`    data.${name} = ${type.read(field)};\n`];
  const items = resolve(context.api.document, schema)['items'] ?? {};
  const item = typeOf(context, items);
  const rules = rulesOf(context, items, true);
  return [
    `    List<${context.prefix}Field> ${name}Fields = ${type.read(field)};\n`,
    `    if (${name}Fields != null) {\n`,
    `      data.${name} = new ${type.apex}();\n`,
    `      for (${context.prefix}Field item : ${name}Fields) {\n`,
    `        data.${name}.add(${item.read(`item${rules}`)});\n`,
    `      }\n    }\n`,
  ];
}

function writeText(context: TypeContext, { member, schema, isNeeded }: Member): string {
  const name = memberOf(member);
  const put = `told.put(${text(member)}, ${typeOf(context, schema).write(name)});\n`;
  return isNeeded ? `    ${put}` : `    if (${name} != null) {\n      ${put}    }\n`;
}
