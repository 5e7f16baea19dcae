import { isObject } from '../../spec/json.ts';
import { areaNames, signatureOf } from './area-classes.ts';
import { bodyExample, controllerOf, parameterExamples } from './apex-calls.ts';
import type { ApexArea, ApexCall } from './apex-calls.ts';
import { controllerParameters } from './entry-classes.ts';
import { text } from './names.ts';
import { codeForGuests } from './needed-session.ts';
import { membersOf, typeOf } from './value-type.ts';
import type { TypeContext, ValueType } from './value-type.ts';
import type { Json } from '../../spec/types.ts';

/** Tests of an area by the examples of the specs. */
export function testClass(context: TypeContext, area: ApexArea): string {
  const { prefix } = context;
  const { otherwise, test } = areaNames(prefix, area.name);
  const fakes = area.calls.map(
    (call) =>
      `    public override ${call.answer} ${call.id}(${signatureOf(context, call)}) {\n      return (${call.answer}) answer;\n    }\n`,
  );
  return [
    `/** The calls about ${area.name}, by the examples of the specs. */\n@IsTest\nprivate class ${test} {\n`,
    `  private class Fake extends ${otherwise} {\n    private final Object answer;\n\n`,
    `    private Fake(Object answer) {\n      this.answer = answer;\n    }\n\n${fakes.join('\n')}  }\n`,
    ...area.calls.flatMap((call) => [
      answerTest(context, area, call),
      ...incompleteTest(context, area, call),
    ]),
    ...guestTest(context, area),
    `}\n`,
  ].join('');
}

function answerTest(context: TypeContext, area: ApexArea, call: ApexCall): string {
  const { prefix } = context;
  const success = call.operation.responses.find(({ status }) => status.startsWith('2'));
  const example = Object.values(success?.examples ?? {})[0] ?? null;
  return [
    `\n  @IsTest\n  static void ${call.id}AnswersAsTheExamples() {\n`,
    `    String example = ${text(JSON.stringify(example))};\n`,
    `    ${prefix}Services.CHOSEN.put(\n      ${text(area.name)},\n`,
    `      new Fake(${call.answer}.read(new ${prefix}Input(JSON.deserializeUntyped(example), '')))\n    );\n`,
    `    ${prefix}Result result = ${controllerOf(context)}.${call.id}(${argumentsOf(context, call)});\n`,
    `    System.assertEquals(200, result.status, result.body);\n`,
    `    ${prefix}SameJson.check(example, result.body);\n  }\n`,
  ].join('');
}

/** A call that lacks what it needs is refused before anything is asked. */
function incompleteTest(context: TypeContext, area: ApexArea, call: ApexCall): readonly string[] {
  const { prefix } = context;
  const needed =
    call.body === undefined
      ? call.operation.parameters.filter(({ required }) => required)
      : [...membersOf(call.body.schema).needed];
  if (needed.length === 0) return [];
  const nothing = controllerParameters(context, call).map(() => 'null');
  return [
    [
      `\n  @IsTest\n  static void ${call.id}RefusesWhatIsIncomplete() {\n`,
      `    ${prefix}Services.CHOSEN.put(${text(area.name)}, new Fake(null));\n`,
      `    ${prefix}Result result = ${controllerOf(context)}.${call.id}(${nothing.join(', ')});\n`,
      `    System.assertEquals(400, result.status, result.body);\n`,
      `    System.assert(result.body.contains('INVALID_INPUT'), result.body);\n  }\n`,
    ].join(''),
  ];
}

/** A call of customers is refused to guests before anything is asked. */
function guestTest(context: TypeContext, area: ApexArea): readonly string[] {
  const { prefix } = context;
  const call = area.calls.find((each) => codeForGuests(context, each) !== undefined);
  if (call === undefined) return [];
  const code = codeForGuests(context, call) ?? '';
  return [
    `\n  @IsTest\n  static void ${call.id}RefusesGuests() {\n`,
    `    ${prefix}Services.CHOSEN.put(${text(area.name)}, new Fake(null));\n`,
    `    ${prefix}Calls.guest = true;\n`,
    `    ${prefix}Result result = ${controllerOf(context)}.${call.id}(${argumentsOf(context, call)});\n`,
    `    System.assertEquals(401, result.status, result.body);\n`,
    `    System.assert(result.body.contains(${text(code)}), result.body);\n  }\n`,
  ];
}

function argumentsOf(context: TypeContext, call: ApexCall): string {
  if (call.body === undefined) {
    const examples = parameterExamples(context, call);
    return call.operation.parameters.map(({ wire }) => literalOf(examples.get(wire))).join(', ');
  }
  const example = bodyExample(context, call);
  const values = membersOf(call.body.schema).members.map(([name, schema]) => {
    const type = typeOf(context, schema);
    const value = example[name];
    if (value === undefined || value === null) return 'null';
    if (Array.isArray(value)) return listText(context, type, value);
    return isObject(value) && type.data !== undefined
      ? readText(context, type.data, value)
      : literalOf(value);
  });
  return values.length > 3 ? `\n      ${values.join(',\n      ')}\n    ` : values.join(', ');
}

function listText(context: TypeContext, { apex, data }: ValueType, values: readonly Json[]): string {
  const items = values.map((value) =>
    data === undefined ? literalOf(value) : readText(context, data, value),
  );
  return items.length === 0 ? `new ${apex}()` : `new ${apex}{ ${items.join(', ')} }`;
}

function readText({ prefix }: TypeContext, data: string, value: Json): string {
  return `${data}.read(new ${prefix}Input(JSON.deserializeUntyped(${text(JSON.stringify(value))}), ''))`;
}

function literalOf(value: Json | undefined): string {
  if (value === undefined || value === null) return 'null';
  if (isObject(value)) return `(Map<String, Object>) JSON.deserializeUntyped(${text(JSON.stringify(value))})`;
  return typeof value === 'string' ? text(value) : String(value);
}

/** Compares JSON whatever the order of its members and the offsets of its times; `$P` stands for the prefix. */
export const SAME_JSON = String.raw`
/** Compares JSON whatever the order of its members and the offsets of its times. */
@IsTest
public class $PSameJson {
  private static final Pattern INSTANT_FORM = Pattern.compile('\\d{4}-\\d{2}-\\d{2}T[^"]+');

  public static void check(String wanted, String given) {
    System.assertEquals(
      sorted(JSON.deserializeUntyped(wanted)),
      sorted(JSON.deserializeUntyped(given)),
      'The answer is not the one of the example.'
    );
  }

  private static String sorted(Object value) {
    if (value instanceof Map<String, Object>) {
      Map<String, Object> members = (Map<String, Object>) value;
      List<String> names = new List<String>(members.keySet());
      names.sort();
      List<String> told = new List<String>();
      for (String name : names) {
        told.add(name + ':' + sorted(members.get(name)));
      }
      return '{' + String.join(told, ',') + '}';
    }
    if (value instanceof List<Object>) {
      List<String> told = new List<String>();
      for (Object item : (List<Object>) value) {
        told.add(sorted(item));
      }
      return '[' + String.join(told, ',') + ']';
    }
    if (value instanceof String && INSTANT_FORM.matcher((String) value).matches()) {
      Datetime moment = (Datetime) JSON.deserialize(JSON.serialize(value), Datetime.class);
      return String.valueOf(moment.getTime());
    }
    return JSON.serialize(value);
  }
}
`;
