import {
  createClient,
  createPagedRead,
  createRecord,
  dataOf,
  getListRecordsByName,
  getListUiByName,
  getRecord,
  getRecords,
  getRelatedListRecords,
  updateRecord,
  type GetRecordErrorCode,
  type AnswerTo,
  type GivenConfig,
  type ReadOperation,
  type RecordRepresentation,
  type RecordWith,
  type Snapshot,
} from '@energy-portal/sdk';
import {
  queryOf,
  useCreateRecord,
  useGetRecord,
  usePages,
  useRead,
  useReadKeepingPrevious,
  useReads,
  useSuspenseGetRecord,
  useWrite,
} from '@energy-portal/sdk/react';
import { useRead as useReadInSolid } from '@energy-portal/sdk/solid';
import { useRead as useReadInSvelte } from '@energy-portal/sdk/svelte';
import { useRead as useReadInVue } from '@energy-portal/sdk/vue';
import type { ns__Device__c, ProgramEngagement__c, User } from './objects/object-types.js';

/** Compiles only where both are the same type. */
type Same<TOne, TOther> =
  (<T>() => T extends TOne ? 1 : 2) extends <T>() => T extends TOther ? 1 : 2 ? true : never;
const same = <TOne, TOther>(_proof: Same<TOne, TOther>): void => undefined;

const client = createClient({ baseUrl: 'https://org.example.com' });
const recordId = '001RM0000068xVCYAY';
const related = { parentRecordId: recordId, relatedListId: 'ProgramEngagements__r' };
const listed = { objectApiName: 'User', listViewApiName: 'All' };

type Email = { readonly displayValue: string | null; readonly value: string };

export function declared(): void {
  same<ProgramEngagement__c['Stage__c'] & 'Applied', 'Applied'>(true);
  same<ns__Device__c['class'], string | null>(true);
  same<ns__Device__c['function'], 'measures' | "customer's \\ own" | '"both"' | null>(true);
  same<ns__Device__c['default'], boolean>(true);
  same<User['Email'], string>(true);
  // @ts-expect-error no value of the picklist
  const stage: ProgramEngagement__c['Stage__c'] = 'No such stage';
  void stage;
}

export async function record(): Promise<void> {
  const fields = ['ProgramEngagement__c.Owner.Email', 'ProgramEngagement__c.Role__c'] as const;
  const optionalFields = [
    'ProgramEngagement__c.Account__r.Name',
    'ProgramEngagement__c.Account__r.Parent.Id',
  ] as const;
  const data = dataOf(await client.read(getRecord, { recordId, fields, optionalFields }));
  if (data === undefined) return;
  same<typeof data.apiName, 'ProgramEngagement__c'>(true);
  same<typeof data.fields.Role__c.value, ProgramEngagement__c['Role__c']>(true);
  same<typeof data.systemModstamp, RecordRepresentation['systemModstamp']>(true);
  // The object may be one that nobody declared.
  const owner = data.fields.Owner.value;
  if (owner?.apiName === 'User') void owner.fields['Email'];
  const account = data.fields.Account__r?.value;
  same<NonNullable<NonNullable<typeof account>['fields']['Name']>['value'], string>(true);
  same<
    NonNullable<NonNullable<NonNullable<typeof account>['fields']['Parent']>['value']>['apiName'],
    'Account'
  >(true);
  // @ts-expect-error it may be missing
  void data.fields.Account__r.value;
  // @ts-expect-error it was not asked for
  void data.fields.Name;
  // @ts-expect-error neither was this one, behind the relation
  void account?.fields.Industry;
}

export async function foreign(): Promise<void> {
  const data = dataOf(
    await client.read(getRecord, {
      recordId,
      fields: [
        'ns__Device__c.class',
        'ns__Device__c.ns__Place__c',
        'ns__Device__c.ns__Postal__c',
        'ns__Device__c.ns__Parent__r.ns__Parent__r.ns__Account__r.AnnualRevenue',
        'ns__Device__c.ns__Maker__r.Whatever__c',
        'ns__Device__c.Who.Name',
      ],
    }),
  );
  if (data === undefined) return;
  same<typeof data.fields.class.value, string | null>(true);
  same<typeof data.fields.ns__Postal__c.value, unknown>(true);
  const latitude: number | null | undefined = data.fields.ns__Place__c.value?.latitude;
  void latitude;
  const parent = data.fields.ns__Parent__r.value?.fields.ns__Parent__r.value;
  const revenue: number | null | undefined = parent?.fields.ns__Account__r.value?.fields.AnnualRevenue.value;
  void revenue;
  // An object that nobody declared is what it always was.
  same<typeof data.fields.ns__Maker__r.value, RecordRepresentation | null>(true);
  void data.fields.Who.value?.fields['Name']?.value;
}

export async function groups(): Promise<void> {
  const batch = dataOf(
    await client.read(getRecords, {
      records: [
        { recordIds: [recordId], fields: ['User.Email'] },
        { recordIds: [recordId], fields: ['ProgramEngagement__c.Role__c'] },
      ],
    }),
  );
  const one = batch?.results[0]?.result;
  if (one === undefined || !('fields' in one)) return;
  same<typeof one.apiName, 'ProgramEngagement__c' | 'User'>(true);
  if (one.apiName === 'User') {
    same<typeof one.fields.Email, Email>(true);
    // @ts-expect-error it was asked for in the other group
    void one.fields.Role__c;
  } else same<typeof one.fields.Role__c.value, ProgramEngagement__c['Role__c']>(true);
  // @ts-expect-error no field of the object
  await client.read(getRecords, { records: [{ recordIds: [recordId], fields: ['User.Emial'] }] });
}

export async function names(given: readonly string[]): Promise<void> {
  // @ts-expect-error no field of the object
  await client.read(getRecord, { recordId, fields: ['User.Emial'] });
  // @ts-expect-error no field of the object behind the relation
  await client.read(getRecord, { recordId, fields: ['ProgramEngagement__c.Account__r.Nmae'] });
  // @ts-expect-error no relation of the object
  await client.read(getRecord, { recordId, fields: ['ProgramEngagement__c.Accuont__r.Name'] });
  // @ts-expect-error no field of the object
  await client.read(getRecord, { recordId, optionalFields: ['User.Emial'] });
  // @ts-expect-error an object that nobody declared
  await client.read(getRecord, { recordId, fields: ['Contact.Email'] });
  // @ts-expect-error no member of the configuration
  await client.read(getRecord, { recordId, feilds: ['User.Email'] });
  // @ts-expect-error the record's id is missing
  await client.read(getRecord, { fields: ['User.Email'] });
  // @ts-expect-error no layout
  await client.read(getRecord, { recordId, layoutTypes: ['Half'] });
  // Names that come at run time give what they always gave.
  same<Awaited<ReturnType<typeof dynamic>>, Snapshot<RecordRepresentation, GetRecordErrorCode>>(true);
  const dynamic = () => client.read(getRecord, { recordId, fields: given });
  void dynamic;
}

export async function otherFields(): Promise<void> {
  const layout = await client.read(getRecord, { recordId, fields: ['User.Email'], layoutTypes: ['Full'] });
  const user = dataOf(layout);
  same<NonNullable<typeof user>['fields']['Email']['value'], string>(true);
  const alias: string | undefined = user?.fields.Alias?.value;
  // @ts-expect-error a layout may lack it
  const sure: string | undefined = user?.fields.Alias.value;
  void [alias, sure];
  const page = dataOf(await client.read(getListRecordsByName, { ...listed, fields: ['User.Email'] }));
  same<NonNullable<NonNullable<typeof page>['records'][number]>['fields']['Email']['value'], string>(true);
  void page?.records[0]?.fields.Alias?.value;
  const list = dataOf(await client.read(getListUiByName, { ...listed, fields: ['User.Email'] }));
  same<
    NonNullable<NonNullable<typeof list>['records']['records'][number]>['fields']['Email']['value'],
    string
  >(true);
  void list?.info.displayColumns;
}

export async function several(): Promise<void> {
  const batch = dataOf(
    await client.read(getRecords, { recordIds: [recordId], fields: ['User.Email', 'Account.Name'] }),
  );
  const one = batch?.results[0]?.result;
  if (one !== undefined && 'fields' in one && one.apiName === 'User')
    same<(typeof one.fields)['Email'], Email>(true);
  const paged = createPagedRead(client, getRelatedListRecords, {
    config: { ...related, fields: ['ProgramEngagement__c.Name'] },
  });
  const [item] = paged.current().items;
  same<NonNullable<typeof item>['fields']['Name']['value'], string | null>(true);
  client.watch(getRecord, { recordId, fields: ['User.Email'] }, (snapshot) => {
    same<
      NonNullable<
        ReturnType<typeof dataOf<typeof snapshot extends Snapshot<infer T> ? T : never>>
      >['fields']['Email'],
      Email
    >(true);
  });
}

export async function writes(object: string): Promise<void> {
  const apiName = 'ProgramEngagement__c';
  const device = 'ns__Device__c';
  const fields = { Program__c: recordId, Stage__c: 'Applied' } as const;
  const created = await client.write(createRecord, { apiName, fields });
  same<NonNullable<typeof created>['apiName'], 'ProgramEngagement__c'>(true);
  same<
    NonNullable<NonNullable<typeof created>['fields']['Role__c']>['value'],
    ProgramEngagement__c['Role__c']
  >(true);
  await client.write(updateRecord, { apiName: 'User', fields: { Id: recordId, Email: 'a@example.com' } });
  await client.write(updateRecord, { fields: { Id: recordId, Anything__c: 1 } });
  await client.write(createRecord, { apiName: object, fields: { Anything__c: 1 } });
  // @ts-expect-error a field that a new record needs is missing
  await client.write(createRecord, { apiName, fields: { Stage__c: 'Applied' } });
  // @ts-expect-error no value of the picklist
  await client.write(createRecord, { apiName, fields: { ...fields, Stage__c: 'None' } });
  // @ts-expect-error a formula is not written
  await client.write(createRecord, { apiName, fields: { ...fields, AttendanceRate__c: 1 } });
  // @ts-expect-error an object that nobody declared
  await client.write(createRecord, { apiName: 'ProgramEngagment__c', fields });
  // @ts-expect-error it is set when the record is created, and never changed
  await client.write(updateRecord, { apiName: device, fields: { Id: recordId, ns__Serial__c: '1' } });
  // @ts-expect-error it cannot be empty
  await client.write(updateRecord, { apiName: 'User', fields: { Id: recordId, Email: null } });
  // @ts-expect-error nobody knows which record
  await client.write(updateRecord, { apiName: 'User', fields: { Email: 'a@example.com' } });
}

export function useHooks(isWanted: boolean): void {
  const config = { recordId, fields: ['User.Email'] } as const;
  const got = useGetRecord({ recordId, fields: ['User.Email'] });
  same<NonNullable<typeof got.data>['fields']['Email'], Email>(true);
  const selected = useGetRecord(config, { select: ({ fields }) => fields.Email.value });
  same<typeof selected.data, string | undefined>(true);
  const read = useRead(getRecord, isWanted ? { recordId, fields: ['User.Email'] } : undefined);
  same<NonNullable<typeof read.data>['fields']['Email'], Email>(true);
  const waited = useSuspenseGetRecord({ recordId, fields: ['User.Email'] });
  same<typeof waited.data.fields.Email, Email>(true);
  const kept = useReadKeepingPrevious(getRecord, { recordId, fields: ['User.Email'] });
  same<NonNullable<typeof kept.data>['fields']['Email'], Email>(true);
  const pages = usePages(getRelatedListRecords, { ...related, fields: ['User.Email'] });
  same<NonNullable<(typeof pages.items)[number]>['fields']['Email'], Email>(true);
  const [first] = useReads([queryOf(getRecord, { recordId, fields: ['User.Email'] })]);
  same<NonNullable<typeof first.data>['fields']['Email'], Email>(true);
  const inVue = useReadInVue(getRecord, () => ({ recordId, fields: ['User.Email'] }));
  // TypeScript before 7 does not look into what Vue's type allows besides functions.
  const seen: Pick<Email, 'displayValue'> | undefined = inVue.value.data?.fields['Email'];
  void seen;
  const inSvelte = useReadInSvelte(getRecord, () => ({ recordId, fields: ['User.Email'] }));
  same<NonNullable<typeof inSvelte.current.data>['fields']['Email'], Email>(true);
  const inSolid = useReadInSolid(getRecord, () => ({ recordId, fields: ['User.Email'] }));
  same<NonNullable<ReturnType<typeof inSolid>['data']>['fields']['Email'], Email>(true);
  // @ts-expect-error no field of the object
  useGetRecord({ recordId, fields: ['User.Emial'] });
  // @ts-expect-error it was not asked for
  void got.data?.fields.Alias;
}

export function useWrites(): void {
  const [create] = useCreateRecord();
  const [update] = useWrite(updateRecord);
  const created = create({ apiName: 'ns__Device__c', fields: { Name: 'Meter', ns__Serial__c: '1' } });
  type Created = Extract<Awaited<typeof created>, { readonly ok: true }>['data'];
  same<NonNullable<Created>['apiName'], 'ns__Device__c'>(true);
  void update({ apiName: 'ns__Device__c', fields: { Id: recordId, class: 'A' } });
  // @ts-expect-error a field that a new record needs is missing
  void create({ apiName: 'ns__Device__c', fields: { Name: 'Meter' } });
  // @ts-expect-error another kind of value
  void update({ apiName: 'ns__Device__c', fields: { Id: recordId, class: 1 } });
}

/** A program's own functions, with and without what the names of fields give. */
export function load<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  config: TConfig,
): Promise<Snapshot<TData>> {
  return client.read(operation, config);
}

export function loadInferred<TConfig, TData, TFields, const TGiven extends TConfig>(
  operation: ReadOperation<TConfig, TData, TFields>,
  config: GivenConfig<TConfig, TFields, TGiven>,
): Promise<Snapshot<AnswerTo<TData, TFields, TGiven>>> {
  return client.read<TConfig, TData, TFields, TGiven>(operation, config);
}

export async function ownFunctions(given: readonly string[]): Promise<void> {
  same<Awaited<ReturnType<typeof plain>>, Snapshot<RecordRepresentation>>(true);
  const plain = () => load(getRecord, { recordId, fields: given });
  void plain;
  const inferred = dataOf(await loadInferred(getRecord, { recordId, fields: ['User.Email'] }));
  same<NonNullable<typeof inferred>['fields']['Email'], Email>(true);
  const show = ({ fields }: RecordWith<'User.Email', 'User.Alias'>): string =>
    fields.Alias?.value ?? fields.Email.value;
  const both = dataOf(
    await client.read(getRecord, { recordId, fields: ['User.Email', 'User.Alias', 'User.Name'] }),
  );
  if (both !== undefined) show(both);
}
