// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { components as apex_components } from './types/apex.gen.ts';
import type { components as ui_api_components } from './types/ui-api.gen.ts';

/** A code for programs and a message for people; the field where one is to blame. */
export type ApexError = apex_components['schemas']["ApexError"];

/** One entry for each thing that went wrong. */
export type ApexErrors = apex_components['schemas']["ApexErrors"];

/** How a brand's customer service is reached, and its legal texts, in English and Spanish. */
export type BrandCustomerServiceInfo = apex_components['schemas']["BrandCustomerServiceInfo"];

/** Who wants to log in. */
export type Credentials = apex_components['schemas']["Credentials"];

/** Who is using the portal now. */
export type Session = apex_components['schemas']["Session"];

/** What the footer needs to know of a customer's account. */
export type UserAccountInformation = apex_components['schemas']["UserAccountInformation"];

/** The utility company of an order. */
export type UtilityInfo = apex_components['schemas']["UtilityInfo"];

/** API name of an object, a field, a list view or a related list. */
export type ApiName = ui_api_components['schemas']["ApiName"];

/** A relation to child records. */
export type ChildRelationship = ui_api_components['schemas']["ChildRelationship"];

/** A field of an object. */
export type Field = ui_api_components['schemas']["Field"];

/** New values by field name. A compound field is sent as its parts. */
export type FieldInputs = ui_api_components['schemas']["FieldInputs"];

/**
 * Qualified field names, `Object.Field` or `Object.Relation.Field`, spanning at most five
 * relations.
 */
export type FieldNames = ui_api_components['schemas']["FieldNames"];

/** A value, and how it reads in the user's language where that differs. */
export type FieldValue = ui_api_components['schemas']["FieldValue"];

/** A page of a list view's records. */
export type ListRecordCollection = ui_api_components['schemas']["ListRecordCollection"];

/** What the page is to hold. */
export type ListRecordsInput = ui_api_components['schemas']["ListRecordsInput"];

/** Which list it is. */
export type ListReference = ui_api_components['schemas']["ListReference"];

/** The value of a Location field. */
export type LocationValue = ui_api_components['schemas']["LocationValue"];

/** What an object is made of and what the user may do with it. */
export type ObjectInfo = ui_api_components['schemas']["ObjectInfo"];

/** The object's information with status 200, or a list of errors. */
export type ObjectInfoBatchResult = ui_api_components['schemas']["ObjectInfoBatchResult"];

/** One result for each object, in the order of the names. */
export type ObjectInfoBatchResults = ui_api_components['schemas']["ObjectInfoBatchResults"];

/** Tagged by a member whose name is misspelt on the platform, too. */
export type PicklistAttributes = ui_api_components['schemas']["PicklistAttributes"];

/** A value and its label. */
export type PicklistValue = ui_api_components['schemas']["PicklistValue"];

/** The values that a picklist field can take. */
export type PicklistValues = ui_api_components['schemas']["PicklistValues"];

/** The values of every picklist field of an object. */
export type PicklistValuesCollection = ui_api_components['schemas']["PicklistValuesCollection"];

/** A code for programs and a message for people. */
export type PlatformError = ui_api_components['schemas']["PlatformError"];

/** One entry for each thing that went wrong. */
export type ReadErrors = ui_api_components['schemas']["ReadErrors"];

/** A record with status 200, or a list of errors. */
export type RecordBatchResult = ui_api_components['schemas']["RecordBatchResult"];

/** One result for each id, in the order of the ids. */
export type RecordBatchResults = ui_api_components['schemas']["RecordBatchResults"];

/** A page of records. */
export type RecordCollection = ui_api_components['schemas']["RecordCollection"];

/** What a new record holds. */
export type RecordCreateInput = ui_api_components['schemas']["RecordCreateInput"];

/** One reason why a record was not saved. */
export type RecordError = ui_api_components['schemas']["RecordError"];

/** An id of 15 characters, or its 18-character form. */
export type RecordId = ui_api_components['schemas']["RecordId"];

/** One record with the fields that were asked for. */
export type RecordRepresentation = ui_api_components['schemas']["RecordRepresentation"];

/** A record type as the user sees it. */
export type RecordTypeInfo = ui_api_components['schemas']["RecordTypeInfo"];

/** The fields to change. `Id` names the record; it is taken out before the call is sent. */
export type RecordUpdateInput = ui_api_components['schemas']["RecordUpdateInput"];

/** An object that a field can refer to. */
export type ReferenceToInfo = ui_api_components['schemas']["ReferenceToInfo"];

/** A page of a related list's records. */
export type RelatedListRecordCollection = ui_api_components['schemas']["RelatedListRecordCollection"];

/** What the page is to hold. */
export type RelatedListRecordsInput = ui_api_components['schemas']["RelatedListRecordsInput"];

/** Which related list it is. */
export type RelatedListReference = ui_api_components['schemas']["RelatedListReference"];

/** Colour and icon of an object. */
export type ThemeInfo = ui_api_components['schemas']["ThemeInfo"];

/** Why nothing was saved. */
export type WriteError = ui_api_components['schemas']["WriteError"];

/** Errors of the record as a whole and by field. */
export type WriteErrorOutput = ui_api_components['schemas']["WriteErrorOutput"];
