import type { components as UiApi } from '../generated/types/ui-api.gen.ts';
import type { components as Apex } from '../generated/types/apex.gen.ts';
import type { Call } from '../protocol/call.ts';

interface Bodies {
  readonly createListInfo: UiApi['schemas']['ListInfoCreateInput'];
  readonly createRecord: UiApi['schemas']['RecordCreateInput'];
  readonly updateRecord: UiApi['schemas']['RecordUpdateInput'];
  readonly postListRecordsByName: UiApi['schemas']['ListRecordsInput'];
  readonly getKeywordSearchResults: UiApi['schemas']['KeywordSearchInput'];
  readonly getLookupRecords: UiApi['schemas']['LookupInput'];
  readonly getSearchResults: UiApi['schemas']['SearchInput'];
  readonly executeBatchRecordOperations: UiApi['schemas']['RecordOperationsInput'];
  readonly updateRecordAvatar: UiApi['schemas']['RecordAvatarAssociationInput'];
  readonly updateListInfoByName: UiApi['schemas']['ListInfoUpdateInput'];
  readonly updateListPreferences: UiApi['schemas']['ListPreferencesInput'];
  readonly updateRelatedListInfo: UiApi['schemas']['RelatedListInfoUpdateInput'];
  readonly getRelatedListRecordsBatch: UiApi['schemas']['RelatedListRecordsBatchInput'];
  readonly getRelatedListRecords: UiApi['schemas']['RelatedListRecordsInput'];
  readonly logIn: Apex['schemas']['Credentials'];
}

/** The body of a call in the type that the contract gives it. */
export function bodyOf<TOperation extends keyof Bodies>(
  call: Call,
  _operation: TOperation,
): Bodies[TOperation] {
  // The door has checked the body against the operation's schema, from which these types are generated.
  return call.body as Bodies[TOperation];
}
