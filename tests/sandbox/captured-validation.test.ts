import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validators, type SpecValidator } from './generated/response-validators.gen.js';

const FOLDER = new URL('../fixtures/captured/', import.meta.url);
const CATALOGUE = new URL('../../portal/screen-language/generated/catalogue.gen.json', import.meta.url);

interface Schema {
  readonly [keyword: string]: unknown;
}

type JsonObject = Readonly<Record<string, unknown>>;

const index = readFileSync(new URL('INDEX.tsv', FOLDER), 'utf8').trim().split('\n').slice(1);
const files = [...new Set(index.map((line) => line.split('\t').slice(0, 2).join('/')))];

/** The operation that each kind of capture answers. */
const OPERATIONS: Readonly<Record<string, string>> = {
  record: 'getRecord',
  'object-info': 'getObjectInfo',
  layout: 'getLayout',
  'list-info': 'getListInfoByName',
  'list-record-collection': 'getListRecordsByName',
  'list-ui': 'getListUiByName',
  'picklist-values': 'getPicklistValues',
  'picklist-values-collection': 'getPicklistValuesByRecordType',
  'batch-results': 'getRecords',
  'record-defaults': 'getRecordCreateDefaults',
  'record-defaults-record': 'getRecord',
  'record-input': 'createRecord',
};

/** The captures that the specs describe: answers of our operations, and what one of them sends. */
const captured = files.filter((file) => kindOf(file) in OPERATIONS);

/** Answers of Apex methods that are not ours, and an error as a component was handed it: no schema is theirs. */
const STRANGE = ['apex', 'error'];

/** Captures that their authors cut by hand to what their test looks at, so that they lack what every answer has. */
const CUT = [
  'object-info/SalesforceFoundation_NPSP__geFormField_sObjectDescribeInfo.json',
  'object-info/trailheadapps_lwc-recipes__recordPickerDynamicTarget_getObjectInfos.part-hist-552f504e.json',
  'record/SalesforceFoundation_NPSP__rd2EditPaymentInformationModal_recurringDonation.json',
  'record/SalesforceFoundation_NPSP__rd2ElevateInformation_getRecord.json',
  'record/SalesforceFoundation_NPSP__rdActiveSchedule_getRecord.json',
  'record/SalesforceFoundation_PMM__attendance_wiredPendingSession.json',
  'record/trailheadapps_coral-cloud__cc-base-app_sessionBookingOverview_getRecord.json',
  'record/trailheadapps_dreamhouse-lwc__propertyMap_propertyRecord.json',
  'record/trailheadapps_ebikes-lwc__accountMap_getRecordWithAddress.json',
  'record/trailheadapps_ebikes-lwc__accountMap_getRecordWithoutAddress.json',
  'record/trailheadapps_ebikes-lwc__similarProducts_getRecord.json',
  'record/trailheadapps_lwc-recipes__pubsubContactDetails_getRecord.part-hist-174c5e31.json',
];

/** The keywords that a validator reports of a value that lacks something. */
const LACKING = ['required', 'anyOf', 'type', 'additionalProperties'];

/** Captures that were written by hand: their `hasErrors` is no flag, and their results are bare records. */
const WRITTEN = [
  'batch-results/trailheadapps_lwc-recipes__wireGetRecordsDifferentTypes_wireGetRecordsDifferentTypesResponse.json',
  'batch-results/trailheadapps_lwc-recipes__wireGetRecords_wireGetRecordsResponse.json',
];

function load(file: string): JsonObject {
  // Each capture is a JSON object.
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as JsonObject;
}

function kindOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function operationOf(file: string): string {
  const operation = OPERATIONS[kindOf(file)] ?? '';
  return operation === 'getObjectInfo' && !('apiName' in load(file)) ? 'getObjectInfos' : operation;
}

function validatorOf(file: string): SpecValidator {
  const known = validators[operationOf(file)];
  const found = kindOf(file) === 'record-input' ? known?.request : known?.responses['200'];
  if (found === undefined) throw new Error(`${file} answers no operation.`);
  return found;
}

function invalidKeywordsOf(file: string): readonly string[] {
  const validate = validatorOf(file);
  return validate(load(file)) ? [] : (validate.errors ?? []).map(({ keyword }) => keyword);
}

// Written by the generator from the same specs.
const catalogue = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as {
  readonly operations: Readonly<Record<string, { readonly api: string; readonly data: Schema }>>;
  readonly $defs: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
};

function follow(schema: Schema): Schema {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? follow(catalogue.$defs['ui-api']?.[ref.slice(8)] ?? {}) : schema;
}

/** The branches of a schema, those that only add `null` taken apart. */
function branchesOf(schema: Schema): readonly Schema[] {
  const target = follow(schema);
  const union = target['anyOf'];
  // `anyOf` holds schemas.
  return Array.isArray(union) ? (union as readonly Schema[]).flatMap(branchesOf) : [target];
}

const VALUES: readonly (readonly [type: string, value: unknown])[] = [
  ['number', 0.5],
  ['boolean', true],
  ['string', ' '],
  ['array', [[]]],
  ['object', { ' ': [] }],
];

/** A value of a type that the schema does not allow; undefined where it allows all. */
function wrongFor(schema: Schema): unknown {
  const branches = branchesOf(schema);
  const types = branches.map(typesOf);
  if (types.some((each) => each === undefined)) return undefined;
  const allowed = types.flatMap((each) => each ?? []);
  return VALUES.find(([type]) => !allowed.includes(type))?.[1];
}

function typesOf(schema: Schema): readonly string[] | undefined {
  const { type, const: constant, enum: values } = schema;
  const listed = Array.isArray(values) ? values : constant === undefined ? undefined : [constant];
  if (listed !== undefined) return listed.map((value) => (value === null ? 'null' : typeof value));
  if (type === undefined) return 'properties' in schema ? ['object'] : undefined;
  // `type` is a name or a list of names.
  const names = (Array.isArray(type) ? type : [type]) as readonly string[];
  return names.map((name) => (name === 'integer' ? 'number' : name));
}

type Path = readonly (string | number)[];

/** The places of a value whose types the schema says; of a list or a map the first entry stands for all. */
function typedPlaces(schema: Schema, value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  const branches = branchesOf(schema).filter((branch) => typesOf(branch)?.includes('null') !== true);
  const [only] = branches;
  if (branches.length !== 1 || only === undefined || typeof value !== 'object' || value === null) return [];
  const properties = (only['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const first = Object.entries(value).find(([name]) => !(name in properties));
  const every = only[Array.isArray(value) ? 'items' : 'additionalProperties'];
  const entries = Object.entries(value).filter(([name]) => name in properties);
  const known = entries.map(([name, inner]) => [name, inner, properties[name] ?? {}] as const);
  const others = first && typeof every === 'object' ? [[...first, every as Schema] as const] : [];
  return [...known, ...others].flatMap(([name, inner, each]) => {
    const wrong = wrongFor(each);
    const here: Path = [...path, name];
    return [...(wrong === undefined ? [] : [[here, wrong] as const]), ...typedPlaces(each, inner, here)];
  });
}

function withValue(value: unknown, [step, ...rest]: Path, put: unknown): unknown {
  if (step === undefined) return put;
  // A path leads through objects and lists that are there.
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[step] = withValue(copy[step], rest, put);
  return copy;
}

const isAnswer = (file: string): boolean => kindOf(file) !== 'record-input';

const whole = captured.filter((file) => !CUT.includes(file) && !WRITTEN.includes(file));

describe('captured responses and their schemas', () => {
  it('are all but those that no schema is about', () => {
    expect(new Set(files.filter((file) => !captured.includes(file)).map(kindOf))).toEqual(new Set(STRANGE));
  });

  it.each(whole)('%s validates', (file) => {
    expect(invalidKeywordsOf(file)).toEqual([]);
  });

  it.each(CUT)('%s lacks members, and has nothing wrong', (file) => {
    // A union in which no branch has all that it needs says what each of them misses.
    expect(new Set(invalidKeywordsOf(file))).toContain('required');
    expect(invalidKeywordsOf(file).filter((keyword) => !LACKING.includes(keyword))).toEqual([]);
  });

  it.each(WRITTEN)('%s has members of other types', (file) => {
    expect(invalidKeywordsOf(file)).toContain('type');
  });

  it.each(whole.filter(isAnswer))('%s is refused with any one member of a wrong type', (file) => {
    const answer = load(file);
    const validate = validatorOf(file);
    const places = typedPlaces(catalogue.operations[operationOf(file)]?.data ?? {}, answer);
    expect(places.length).toBeGreaterThan(3);
    const accepted = places.filter(([path, wrong]) => validate(withValue(answer, path, wrong)));
    expect(accepted.map(([path]) => path.join('.'))).toEqual([]);
  });

  it.each(whole.filter((file) => !isAnswer(file)))('%s is refused with a member of a wrong type', (file) => {
    const places: readonly Path[] = [['apiName'], ['fields'], ['fields', 'Name']];
    const validate = validatorOf(file);
    expect(places.filter((path) => validate(withValue(load(file), path, [[]])))).toEqual([]);
  });
});
