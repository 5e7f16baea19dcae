import {
  createClient,
  createPagedRead,
  dataOf,
  getKeywordSearchResults,
  getListUiByName,
  getNavItems,
  getRecord,
  getRelatedListRecords,
  isErrorOf,
  SdkError,
  updateRecord,
  type Client,
  type ErrorCodeOf,
  type GetRecordConfig,
  type GetRecordErrorCode,
  type NavItem,
  type ReadOperation,
  type RecordRepresentation,
  type SdkErrorCode,
  type SearchResultRecord,
  type Snapshot,
} from '@energy-portal/sdk';
import {
  queryOf,
  useGetRecord,
  usePages,
  useRead,
  useReadKeepingPrevious,
  useReads as useSeveralReads,
  useSuspenseRead,
  useWrite,
  type PagesResult,
} from '@energy-portal/sdk/react';

/** Compiles only where both are the same type. */
type Same<TOne, TOther> =
  (<T>() => T extends TOne ? 1 : 2) extends <T>() => T extends TOther ? 1 : 2 ? true : never;
const same = <TOne, TOther>(_proof: Same<TOne, TOther>): void => undefined;

declare const loaded: RecordRepresentation;
const client: Client = createClient({ baseUrl: 'https://org.example.com' });
const recordId = '003RM0000068xVCYAY';
const config = { recordId, fields: ['Contact.Email'] };
const related = { parentRecordId: recordId, relatedListId: 'Cases' };

export function pagedItems(): void {
  const pages = createPagedRead(client, getRelatedListRecords, { config: related });
  const { items } = pages.current();
  same<typeof items, readonly RecordRepresentation[]>(true);
  const names: readonly string[] = items.map(({ apiName }) => apiName);
  void names;
  // @ts-expect-error an item has no such member that is a number
  const wrong: readonly number[] = items.map(({ apiName }) => apiName);
  void wrong;
  const deep = createPagedRead(client, getListUiByName, {
    config: { objectApiName: 'Case', listViewApiName: 'All' },
  });
  same<ReturnType<typeof deep.current>['items'], readonly RecordRepresentation[]>(true);
  // @ts-expect-error a read without pages
  createPagedRead(client, getRecord, { config });
  // @ts-expect-error the configuration lacks a member
  createPagedRead(client, getRelatedListRecords, { config: { parentRecordId: recordId } });
}

export function usePagedItems(): void {
  const records = usePages(getRelatedListRecords, related);
  same<(typeof records)['items'], readonly RecordRepresentation[]>(true);
  same<(typeof records)['pages'][number]['records'][number]['apiName'], string>(true);
  const entries = usePages(getNavItems, {});
  same<(typeof entries)['items'], readonly NavItem[]>(true);
  const found = usePages(getKeywordSearchResults, { objectApiName: 'Case', q: 'bill' });
  same<(typeof found)['items'], readonly SearchResultRecord[]>(true);
  // @ts-expect-error the items are records
  const wrong: PagesResult<unknown, NavItem> = records;
  void wrong;
  // @ts-expect-error a read without pages
  usePages(getRecord, config);
  // @ts-expect-error no member of the configuration
  usePages(getRelatedListRecords, { ...related, pageSiez: 5 });
}

export async function reads(): Promise<void> {
  const snapshot = await client.read(getRecord, config);
  same<typeof snapshot, Snapshot<RecordRepresentation, GetRecordErrorCode>>(true);
  same<ReturnType<typeof dataOf<RecordRepresentation>>, RecordRepresentation | undefined>(true);
  const text = (code: GetRecordErrorCode): string => (code === 'NOT_FOUND' ? 'gone' : code);
  if (snapshot.state === 'error' && snapshot.error.code === 'HTTP')
    void snapshot.error.errors.map(({ errorCode }) => text(errorCode));
  // @ts-expect-error there may be no data
  void dataOf(snapshot).id;
  // @ts-expect-error no such member, though a server may send more than the spec says
  void dataOf(snapshot)?.apiNmae;
  // @ts-expect-error an answer is not written to
  (dataOf(snapshot) ?? loaded).apiName = 'Case';
  if (snapshot.state === 'error') {
    same<(typeof snapshot.error)['code'], SdkErrorCode>(true);
    // @ts-expect-error no such code
    void (snapshot.error.code === 'NO_SUCH_CODE');
  }
  if (snapshot.state === 'unfulfilled') {
    // @ts-expect-error nothing was read
    void snapshot.data;
  }
  // @ts-expect-error the record's id is missing
  await client.read(getRecord, { fields: ['Contact.Email'] });
  // @ts-expect-error an id is a text
  await client.read(getRecord, { recordId: 3 });
  // @ts-expect-error no such member
  await client.read(getRecord, { recordId, feilds: ['Contact.Email'] });
  // @ts-expect-error a write is not read
  await client.read(updateRecord, { fields: { Id: recordId } });
  // @ts-expect-error a read is not written
  await client.write(getRecord, config);
  // @ts-expect-error no such policy
  await client.read(getRecord, config, { policy: 'cache-forever' });
  // @ts-expect-error another operation's configuration
  const other: ReadOperation<{ readonly name: string }, RecordRepresentation> = getRecord;
  void other;
  const known: GetRecordConfig = config;
  void known;
}

export function useReads(): void {
  const record = useGetRecord(config);
  same<(typeof record)['data'], RecordRepresentation | undefined>(true);
  const { data } = useRead(getRecord, undefined);
  // @ts-expect-error there may be no data
  void data.id;
  const loaded = useSuspenseRead(getRecord, config);
  same<(typeof loaded)['data'], RecordRepresentation>(true);
  const update = useWrite(updateRecord);
  const [save, saving] = update;
  if (saving.state === 'failed') same<typeof saving.error, SdkError<ErrorCodeOf<typeof updateRecord>>>(true);
  void save;
  // @ts-expect-error a read is not written
  useWrite(getRecord);
  void update;
}

export function useNarrowed(): void {
  const { state, data, error } = useRead(getRecord, config);
  if (state === 'fulfilled' || state === 'stale') same<typeof data, RecordRepresentation>(true);
  if (state === 'unfulfilled') same<typeof data, undefined>(true);
  if (state === 'error') same<typeof error, SdkError<GetRecordErrorCode>>(true);
  else same<typeof error, undefined>(true);
  // @ts-expect-error a result that is pending may have no data
  if (state === 'pending') void data.id;
  const names = useRead(getRecord, config, { select: ({ apiName }) => apiName });
  if (names.state === 'fulfilled') same<typeof names.data, string>(true);
  const [first] = useSeveralReads([queryOf(getRecord, config)]);
  if (first.state === 'fulfilled') void first.data.id;
  if (first.state === 'error') same<typeof first.error, SdkError<GetRecordErrorCode>>(true);
  const pages = usePages(getRelatedListRecords, related);
  if (pages.state === 'error') void pages.error.code;
  const earlier = useReadKeepingPrevious(getRecord, config);
  if (earlier.state === 'fulfilled') void earlier.data.id;
  const loaded = useSuspenseRead(getRecord, config);
  if (loaded.state === 'error') void loaded.error.code;
  else same<typeof loaded.error, undefined>(true);
}

export function errors(cause: unknown): string | undefined {
  if (isErrorOf(updateRecord, cause)) {
    same<typeof cause, SdkError<ErrorCodeOf<typeof updateRecord>>>(true);
    return cause.message;
  }
  if (!(cause instanceof SdkError)) return undefined;
  same<typeof cause, SdkError>(true);
  if (cause.code === 'NOT_FETCHABLE') return cause.errors[0]?.field.toUpperCase();
  // @ts-expect-error only some entries are about a field
  if (cause.code === 'HTTP') return cause.errors[0]?.field.toUpperCase();
  // @ts-expect-error no such code
  if (cause.code === 'NO_SUCH_CODE') return '';
  // @ts-expect-error what is no operation has no errors
  isErrorOf('updateRecord', cause);
  return cause.errors[0]?.errorCode;
}

export async function refused(): Promise<readonly string[]> {
  const snapshot = await client.read(getRecord, config);
  if (snapshot.state !== 'unfulfilled') return [];
  return [...snapshot.missing, ...(snapshot.invalid ?? []).map(({ member, reason }) => member + reason)];
}

// @ts-expect-error no such option
createClient({ baseURL: 'https://org.example.com' });
