import { INHERITED, camelCase, pascalCase, textAt, textsAt } from '../../spec/json.ts';
import type { JsonObject } from '../../spec/types.ts';

const LONGEST_TAG = 60;

/** Words that no operation can be called: those of the language, of every object, and what the SDK's entry points export. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    ...INHERITED,
    'await break case catch class const continue debugger default delete do else enum export extends false finally',
    'for function if implements import in instanceof interface let new null package private protected public return',
    'static super switch this throw true try typeof var void while with yield arguments eval undefined async',
    'apis constants entities lifetimes operations operationModules choices createClient createClientOf mutations',
    'createCoarseClock createSystemClock invariant expandRecordId createPagedRead chooseRead dataOf',
    'choosableLifetimes createGarbageCollector createUpkeepCollector fetchRevalidation createReadHook createSuspenseReadHook createWriteHook',
  ].flatMap((words) => words.split(' ')),
);

/** Types that the generated files use or export under these names. */
const RESERVED_TYPES = new Set(
  [
    'Exclude Omit NonNullable Blob ReadOperation WriteOperation KeyedItems Record Promise Array Object String Number',
    'Boolean Function Symbol Date Error Client ClientOptions ClientTables ClientExtension ClientEvent ClientLimits',
    'ExtensionHost MemoryOptions WatchOptions Observer ReadOptions SessionChange Mutations WriteOptions Clock SdkError',
    'PlatformError SdkErrorCode SdkErrorDetails Readings QueryEncoding Fetch PagedRead PageItem PagesSnapshot ChosenRead',
    'ReadChoice CallTraits Conditional OnProgress ReadBatcher ReadTraits Sending Trait UploadProgress Policy',
    'StaleWhileRevalidate ValidAt GarbageCollector Counters Kept EntitySelection EntityTable EntityTables Json JsonObject',
    'LifetimeRow LifetimeTable Shape Snapshot AnyOperation OperationModule Method NormaliseRule ParameterTable ReadTable',
    'ItemsTable PagesTable WriteTable OptimisticEntries InvalidationRule OperationTable ConfigError ConfigValidator',
    'ServerSentEvent AsyncIterable OperationTraits TraitName TrackedFields TagTable BorrowedDefault FileLimits ApiTable WireFormat WireBody WireStyle',
  ].flatMap((words) => words.split(' ')),
);

/** The names that are taken while documents are adopted. */
export interface Names {
  /** A free id for an operation, as near to its own as can be. */
  readonly operation: (own: string, otherwise: string) => string;
  /** A free name for the type of a schema. */
  readonly schema: (own: string) => string;
}

/**
 * Names that are free beside those of other specs; this one's are added to them.
 *
 * @param taken operationIds of other specs
 */
export function createNames(api: string, taken: Set<string>): Names {
  const types = new Set<string>();
  const isFree = (id: string): boolean =>
    !RESERVED.has(id) && namesOf(id).every((name) => !taken.has(name)) && !isNameOf(id, taken);
  return {
    operation(own, otherwise) {
      const name = fit(own) ?? fit(otherwise) ?? 'operation';
      const candidates = [name, camelCase(`${api} ${name}`), `${name}Operation`].map(
        (each) => fit(each) ?? name,
      );
      const id = candidates.find(isFree) ?? numbered(name, isFree);
      taken.add(id);
      for (const suffix of ['Config', 'Data']) types.add(pascalCase(id) + suffix);
      return id;
    },
    schema(own) {
      const base = pascalCase(own).replace(/^[^A-Za-z]+/, '') || 'Schema';
      const name = base.charAt(0).toUpperCase() + base.slice(1);
      const isUnused = (each: string): boolean => !types.has(each) && !RESERVED_TYPES.has(each);
      const free = isUnused(name) ? name : numbered(name, isUnused);
      types.add(free);
      return free;
    },
  };
}

/** The tag under which an operation is filed: the name of a file. */
export function tagOf(operation: JsonObject): string {
  const words = pascalCase(textsAt(operation, 'tags')[0] ?? '').replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2');
  return words.toLowerCase().slice(0, LONGEST_TAG) || 'general';
}

/** A summary that ends without a stop; method and address where there is none. */
export function summaryOf(operation: JsonObject, otherwise: string): string {
  return textAt(operation, 'summary').trim().replace(/\.$/, '') || otherwise;
}

function fit(name: string): string | undefined {
  const own = camelCase(name);
  return /^[a-z]/.test(own) ? own : undefined;
}

/** The operation, and what is exported for it. */
function namesOf(id: string): readonly string[] {
  const name = pascalCase(id);
  return [id, `validate${name}`, `use${name}`, `useSuspense${name}`];
}

/** Returns true for the name of something that another operation exports. */
function isNameOf(id: string, taken: ReadonlySet<string>): boolean {
  const found = /^(?:validate|useSuspense|use)([A-Z].*)$/.exec(id)?.[1];
  return found !== undefined && taken.has(found.charAt(0).toLowerCase() + found.slice(1));
}

function numbered(name: string, isFree: (name: string) => boolean): string {
  let count = 2;
  while (!isFree(`${name}${count}`)) count += 1;
  return `${name}${count}`;
}
