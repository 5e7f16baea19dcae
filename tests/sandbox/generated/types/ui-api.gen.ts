// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    readonly "/ui-api/records/{recordId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one record
         * @description Answers the fields that were asked for, and those of the layouts that were asked for.
         */
        readonly get: operations["getRecord"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete one record
         * @description Moves the record to the recycle bin.
         */
        readonly delete: operations["deleteRecord"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change one record
         * @description Changes the fields given and leaves the others as they are.
         */
        readonly patch: operations["updateRecord"];
        readonly trace?: never;
    };
    readonly "/ui-api/records/batch/{recordIds}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read several records
         * @description One result for each id, each with its own status.
         */
        readonly get: operations["getRecords"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/records": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create one record
         * @description Saves a new record and answers it.
         */
        readonly post: operations["createRecord"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/object-info/{objectApiName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the information of one object
         * @description Fields, record types and relations of an object, as the user may see them.
         */
        readonly get: operations["getObjectInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/object-info/batch/{objectApiNames}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the information of several objects
         * @description One result for each object, each with its own status.
         */
        readonly get: operations["getObjectInfos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read all picklist values of a record type
         * @description The values of every picklist field of an object, as far as the record type allows them.
         */
        readonly get: operations["getPicklistValuesByRecordType"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the picklist values of one field
         * @description The values that the field can take under a record type.
         */
        readonly get: operations["getPicklistValues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/list-records/{objectApiName}/{listViewApiName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the object.
                 * @example Contact
                 */
                readonly objectApiName: components["parameters"]["objectApiName"];
                /**
                 * @description API name of the list view.
                 * @example MyCases
                 */
                readonly listViewApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        /**
         * Read the records of a list view
         * @description A page of the records that the list view shows the user.
         */
        readonly get: operations["getListRecordsByName"];
        readonly put?: never;
        /**
         * Read the records of a list view with a long query
         * @description As the GET, with the query in the body, for field lists that are too long for an address.
         */
        readonly post: operations["postListRecordsByName"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/related-list-records/{parentRecordId}/{relatedListId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read the records of a related list
         * @description A page of the records that belong to a parent record.
         */
        readonly post: operations["getRelatedListRecords"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Record id
         * @description An id of 15 characters, or its 18-character form.
         */
        readonly RecordId: string;
        /**
         * Field names
         * @description Qualified field names, `Object.Field` or `Object.Relation.Field`, spanning at most five relations.
         */
        readonly FieldNames: readonly string[];
        /**
         * Record
         * @description One record with the fields that were asked for.
         */
        readonly RecordRepresentation: {
            /** @description API name of the record's object. */
            readonly apiName: string;
            /** @description Child records by the name of the relationship; empty when none was asked for. */
            readonly childRelationships: {
                readonly [key: string]: components["schemas"]["RecordCollection"];
            };
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Field values by field name. */
            readonly fields: {
                readonly [key: string]: components["schemas"]["FieldValue"];
            };
            /** @description Id of the record; null while it is only a set of defaults. */
            readonly id: string | null;
            /** @description Id of the user who changed it last. */
            readonly lastModifiedById: string | null;
            /**
             * Format: date-time
             * @description When a user changed it last.
             */
            readonly lastModifiedDate: string | null;
            /** @description Id of its record type; the master type is 012000000000000AAA. */
            readonly recordTypeId: string | null;
            /** @description Its record type, two nesting levels deep at most. */
            readonly recordTypeInfo: components["schemas"]["RecordTypeInfo"] | null;
            /**
             * Format: date-time
             * @description When anybody, or the system, changed it last.
             */
            readonly systemModstamp: string | null;
            /** @description The version of the record as epoch milliseconds of systemModstamp. */
            readonly weakEtag?: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Record collection
         * @description A page of records.
         */
        readonly RecordCollection: {
            /** @description Number of records on this page. */
            readonly count: number;
            /** @description Token of this page. */
            readonly currentPageToken: string | null;
            /** @description Address of this page. */
            readonly currentPageUrl: string | null;
            /** @description Token of the next page; null at the end. */
            readonly nextPageToken: string | null;
            /** @description Address of the next page. */
            readonly nextPageUrl: string | null;
            /** @description Token of the page before. */
            readonly previousPageToken: string | null;
            /** @description Address of the page before. */
            readonly previousPageUrl: string | null;
            /** @description The records of this page. */
            readonly records: readonly components["schemas"]["RecordRepresentation"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Location
         * @description The value of a Location field.
         */
        readonly LocationValue: {
            /** @description Degrees north. */
            readonly latitude: number | null;
            /** @description Degrees east. */
            readonly longitude: number | null;
        };
        /**
         * Field value
         * @description A value, and how it reads in the user's language where that differs.
         */
        readonly FieldValue: {
            /** @description The value as the user reads it; null where there is nothing to format. */
            readonly displayValue: string | null;
            /** @description The raw value; a related record for a relation. */
            readonly value: (string | number | boolean | null) | components["schemas"]["RecordRepresentation"] | components["schemas"]["LocationValue"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Record type
         * @description A record type as the user sees it.
         */
        readonly RecordTypeInfo: {
            /** @description Whether the user may use it. */
            readonly available: boolean;
            /** @description Whether it is the user's default. */
            readonly defaultRecordTypeMapping: boolean;
            /** @description Whether it is the master record type. */
            readonly master: boolean;
            /** @description Its name. */
            readonly name: string;
            /** @description Its id. */
            readonly recordTypeId: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Error
         * @description A code for programs and a message for people.
         */
        readonly PlatformError: {
            /** @description What went wrong, for programs. */
            readonly errorCode: string;
            /** @description What went wrong, for people. */
            readonly message: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Errors of a read
         * @description One entry for each thing that went wrong.
         */
        readonly ReadErrors: readonly components["schemas"]["PlatformError"][];
        /**
         * Error of a record
         * @description One reason why a record was not saved.
         */
        readonly RecordError: {
            /** @description The part of a compound field. */
            readonly constituentField: string | null;
            /** @description The duplicates that were found. */
            readonly duplicateRecordError: {
                readonly [key: string]: unknown;
            } | null;
            /** @description What went wrong, for programs. */
            readonly errorCode: string;
            /** @description Name of the field. */
            readonly field: string | null;
            /** @description Label of the field. */
            readonly fieldLabel: string | null;
            /** @description What went wrong, for people. */
            readonly message: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Errors of a record
         * @description Errors of the record as a whole and by field.
         */
        readonly WriteErrorOutput: {
            /** @description Errors of the record as a whole. */
            readonly errors: readonly components["schemas"]["RecordError"][];
            /** @description Errors by field name. */
            readonly fieldErrors: {
                readonly [key: string]: readonly components["schemas"]["RecordError"][];
            };
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Error of a write
         * @description Why nothing was saved.
         */
        readonly WriteError: {
            /** @description What went wrong, for people. */
            readonly message: string;
            /** @description RecordError when output tells more. */
            readonly enhancedErrorType: string | null;
            /** @description The errors of the record and of its fields. */
            readonly output: components["schemas"]["WriteErrorOutput"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * API name
         * @description API name of an object, a field, a list view or a related list.
         */
        readonly ApiName: string;
        /**
         * Field values to save
         * @description New values by field name. A compound field is sent as its parts.
         */
        readonly FieldInputs: {
            readonly [key: string]: string | number | boolean | null;
        };
        /**
         * Changes of a record
         * @description The fields to change. `Id` names the record; it is taken out before the call is sent.
         */
        readonly RecordUpdateInput: {
            /** @description Whether to save although a duplicate was found. */
            readonly allowSaveOnDuplicate?: boolean;
            readonly apiName?: components["schemas"]["ApiName"];
            readonly fields: components["schemas"]["FieldInputs"];
        };
        /**
         * Result of one item
         * @description A record with status 200, or a list of errors.
         */
        readonly RecordBatchResult: {
            /** @description HTTP status of this item. */
            readonly statusCode: number;
            /** @description The record, or why there is none. */
            readonly result: components["schemas"]["RecordRepresentation"] | components["schemas"]["ReadErrors"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Results of a batch read of records
         * @description One result for each id, in the order of the ids.
         */
        readonly RecordBatchResults: {
            /** @description Whether any item failed. */
            readonly hasErrors: boolean;
            /** @description One result for each id. */
            readonly results: readonly components["schemas"]["RecordBatchResult"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * New record
         * @description What a new record holds.
         */
        readonly RecordCreateInput: {
            /** @description Whether to save although a duplicate was found. */
            readonly allowSaveOnDuplicate?: boolean;
            readonly apiName: components["schemas"]["ApiName"];
            readonly fields: components["schemas"]["FieldInputs"];
        };
        /**
         * Child relation
         * @description A relation to child records.
         */
        readonly ChildRelationship: {
            /** @description API name of the child object. */
            readonly childObjectApiName: string;
            /** @description The child's field that refers to the parent. */
            readonly fieldName: string;
            /** @description Lists of junction ids. */
            readonly junctionIdListNames: readonly string[];
            /** @description What the junction refers to. */
            readonly junctionReferenceTo: readonly string[];
            /** @description Name of the relation. */
            readonly relationshipName: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Referenced object
         * @description An object that a field can refer to.
         */
        readonly ReferenceToInfo: {
            /** @description API name of the object. */
            readonly apiName: string;
            /** @description Fields that make up its name. */
            readonly nameFields: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Field
         * @description A field of an object.
         */
        readonly Field: {
            /** @description API name of the field. */
            readonly apiName: string;
            /** @description Whether it is computed. */
            readonly calculated: boolean;
            /** @description Whether it is made of other fields. */
            readonly compound: boolean;
            /** @description Its name inside a compound field. */
            readonly compoundComponentName: string | null;
            /** @description The compound field it belongs to. */
            readonly compoundFieldName: string | null;
            /** @description The field that controls its values. */
            readonly controllerName: string | null;
            /** @description Controlling fields, the nearest first. */
            readonly controllingFields: readonly string[];
            /** @description Whether the user may set it on a new record. */
            readonly createable: boolean;
            /** @description Whether it is a custom field. */
            readonly custom: boolean;
            /**
             * @description Kind of value. Known kinds are listed; newer ones may appear.
             * @example Address
             * @example Boolean
             * @example ComboBox
             * @example Currency
             * @example Date
             * @example DateTime
             * @example Double
             * @example Email
             * @example Int
             * @example Location
             * @example MultiPicklist
             * @example Percent
             * @example Phone
             * @example Picklist
             * @example Reference
             * @example String
             * @example TextArea
             * @example Time
             * @example Url
             */
            readonly dataType: string;
            /** @description Whether it is an external id. */
            readonly externalId?: boolean | string;
            /** @description Finer kind of value. */
            readonly extraTypeInfo: string | null;
            /** @description Whether lists can be filtered by it. */
            readonly filterable: boolean;
            /** @description How a lookup is filtered. */
            readonly filteredLookupInfo: {
                readonly [key: string]: unknown;
            } | null;
            /** @description Whether it has very many decimals. */
            readonly highScaleNumber: boolean;
            /** @description Whether its value is HTML. */
            readonly htmlFormatted: boolean;
            /** @description Help for people. */
            readonly inlineHelpText: string | null;
            /** @description Name for people. */
            readonly label: string;
            /** @description Greatest number of characters. */
            readonly length: number;
            /** @description How an encrypted value is masked. */
            readonly maskType?: string | null;
            /** @description Whether it is the name of the record. */
            readonly nameField: boolean;
            /** @description Whether it can refer to several objects. */
            readonly polymorphicForeignKey: boolean;
            /** @description Number of digits. */
            readonly precision: number;
            /** @description Whether it refers to another record. */
            readonly reference: boolean;
            /** @description The field it refers to. */
            readonly referenceTargetField: string | null;
            /** @description The objects it can refer to. */
            readonly referenceToInfos: readonly components["schemas"]["ReferenceToInfo"][];
            /** @description Name of the relation. */
            readonly relationshipName: string | null;
            /** @description Whether it must have a value. */
            readonly required: boolean;
            /** @description Number of decimals. */
            readonly scale: number;
            /** @description Whether searches can be narrowed by it. */
            readonly searchPrefilterable: boolean;
            /** @description Whether lists can be sorted by it. */
            readonly sortable: boolean;
            /** @description Whether no two records share a value. */
            readonly unique: boolean;
            /** @description Whether the user may change it. */
            readonly updateable: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Theme
         * @description Colour and icon of an object.
         */
        readonly ThemeInfo: {
            /** @description Hexadecimal colour without a hash. */
            readonly color: string | null;
            /** @description Address of the icon. */
            readonly iconUrl: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Object information
         * @description What an object is made of and what the user may do with it.
         */
        readonly ObjectInfo: {
            /** @description API name of the object. */
            readonly apiName: string;
            /** @description Kind of associated object. */
            readonly associateEntityType?: string | null;
            /** @description The object that this one is associated with. */
            readonly associateParentEntity?: string | null;
            /** @description Relations in which this object is the parent. */
            readonly childRelationships: readonly components["schemas"]["ChildRelationship"][];
            /** @description Whether it can have compact layouts. */
            readonly compactLayoutable?: boolean;
            /** @description Whether the user may create records. */
            readonly createable: boolean;
            /** @description Whether it is a custom object. */
            readonly custom: boolean;
            /** @description Id of the default record type; null when nested in another answer. */
            readonly defaultRecordTypeId: string | null;
            /** @description Whether the user may delete records. */
            readonly deletable: boolean;
            /** @description Picklist fields by the field that controls them, nested. */
            readonly dependentFields: {
                readonly [key: string]: unknown;
            };
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Whether it has a feed. */
            readonly feedEnabled: boolean;
            /** @description The fields by name. */
            readonly fields: {
                readonly [key: string]: components["schemas"]["Field"];
            };
            /** @description First three characters of its record ids. */
            readonly keyPrefix: string | null;
            /** @description Name of one record. */
            readonly label: string;
            /** @description Name of many records. */
            readonly labelPlural: string;
            /** @description Whether it can have layouts. */
            readonly layoutable: boolean;
            /** @description Whether recently used records are kept. */
            readonly mruEnabled: boolean;
            /** @description Fields that make up the name. */
            readonly nameFields: readonly string[];
            /** @description Whether it can be queried. */
            readonly queryable: boolean;
            /** @description Record types by id. */
            readonly recordTypeInfos: {
                readonly [key: string]: components["schemas"]["RecordTypeInfo"];
            };
            /** @description Whether it can be searched. */
            readonly searchable: boolean;
            /** @description Whether it can have search layouts. */
            readonly searchLayoutable?: boolean;
            /** @description Its colour and icon. */
            readonly themeInfo: components["schemas"]["ThemeInfo"] | null;
            /** @description Whether the user may change records. */
            readonly updateable: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Result of one object
         * @description The object's information with status 200, or a list of errors.
         */
        readonly ObjectInfoBatchResult: {
            /** @description HTTP status of this item. */
            readonly statusCode: number;
            /** @description The object's information, or why there is none. */
            readonly result: components["schemas"]["ObjectInfo"] | components["schemas"]["ReadErrors"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Results of a batch read of object information
         * @description One result for each object, in the order of the names.
         */
        readonly ObjectInfoBatchResults: {
            /** @description Whether any item failed. */
            readonly hasErrors: boolean;
            /** @description One result for each object. */
            readonly results: readonly components["schemas"]["ObjectInfoBatchResult"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Attributes of a picklist value
         * @description Tagged by a member whose name is misspelt on the platform, too.
         */
        readonly PicklistAttributes: {
            /** @description Which attributes follow: WorkStepStatus, LeadStatus, CaseStatus or OpportunityStage. */
            readonly picklistAtrributesValueType: string;
            /** @description Whether the value closes a case or an opportunity. */
            readonly closed?: boolean;
            /** @description Whether the value converts a lead. */
            readonly converted?: boolean;
            /** @description Probability of an opportunity in per cent. */
            readonly defaultProbability?: number | null;
            /** @description Forecast category of an opportunity. */
            readonly forecastCategoryName?: string | null;
            /** @description Order of a work step's status. */
            readonly sortOrder?: number;
            /** @description Code of a work step's status. */
            readonly statusCode?: string;
            /** @description Whether the value wins an opportunity. */
            readonly won?: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Picklist value
         * @description A value and its label.
         */
        readonly PicklistValue: {
            /** @description More about the value, for a few standard fields. */
            readonly attributes: components["schemas"]["PicklistAttributes"] | null;
            /** @description The value for people. */
            readonly label: string;
            /** @description Numbers of the controlling values under which it may be chosen. */
            readonly validFor: readonly number[];
            /** @description The value itself. */
            readonly value: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Picklist values of a field
         * @description The values that a picklist field can take.
         */
        readonly PicklistValues: {
            /** @description Numbers that stand for the values of the controlling field. */
            readonly controllerValues: {
                readonly [key: string]: number;
            };
            /** @description The value that new records get. */
            readonly defaultValue: components["schemas"]["PicklistValue"] | null;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Address of these values. */
            readonly url: string;
            /** @description The values in their order. */
            readonly values: readonly components["schemas"]["PicklistValue"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Picklist values of a record type
         * @description The values of every picklist field of an object.
         */
        readonly PicklistValuesCollection: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Values by field name. */
            readonly picklistFieldValues: {
                readonly [key: string]: components["schemas"]["PicklistValues"];
            };
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * List reference
         * @description Which list it is.
         */
        readonly ListReference: {
            /** @description Id of the list view. */
            readonly id: string | null;
            /** @description API name of the list view. */
            readonly listViewApiName: string | null;
            /** @description API name of the object. */
            readonly objectApiName: string;
            /**
             * @description mru for recently used records, otherwise listView.
             * @example mru
             * @example listView
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Records of a list view
         * @description A page of a list view's records.
         */
        readonly ListRecordCollection: {
            /** @description Number of records on this page. */
            readonly count: number;
            /** @description Token of this page. */
            readonly currentPageToken: string | null;
            /** @description Address of this page. */
            readonly currentPageUrl: string | null;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Fields that were asked for or belong to the view's columns. */
            readonly fields: readonly string[];
            /** @description Tag of the list view; when it changes, the pages seen before are void. */
            readonly listInfoETag: string;
            readonly listReference: components["schemas"]["ListReference"];
            /** @description Token of the next page; null at the end. */
            readonly nextPageToken: string | null;
            /** @description Address of the next page. */
            readonly nextPageUrl: string | null;
            /** @description Optional fields that were asked for. */
            readonly optionalFields: readonly string[];
            /** @description Greatest number of records on a page. */
            readonly pageSize: number;
            /** @description Token of the page before. */
            readonly previousPageToken: string | null;
            /** @description Address of the page before. */
            readonly previousPageUrl: string | null;
            /** @description The records of this page. */
            readonly records: readonly components["schemas"]["RecordRepresentation"][];
            /** @description The text that was searched for. */
            readonly searchTerm?: string | null;
            /** @description Order of the records; a text or a list, depending on the version. */
            readonly sortBy?: (string | null) | readonly string[];
            /** @description The filter. */
            readonly where?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Query of a list view
         * @description What the page is to hold.
         */
        readonly ListRecordsInput: {
            readonly fields?: components["schemas"]["FieldNames"];
            readonly optionalFields?: components["schemas"]["FieldNames"];
            /** @description Number of records on a page. */
            readonly pageSize?: number;
            /** @description Token of a page. */
            readonly pageToken?: string;
            /** @description Text to search for. */
            readonly searchTerm?: string;
            /** @description Names of fields; a leading minus sorts downwards. */
            readonly sortBy?: readonly string[];
            /** @description A filter in the platform's GraphQL notation. */
            readonly where?: string;
        };
        /**
         * Query of a related list
         * @description What the page is to hold.
         */
        readonly RelatedListRecordsInput: {
            readonly fields?: components["schemas"]["FieldNames"];
            /** @description Whether the labels of the columns are wanted. */
            readonly includeColumnLabels?: boolean;
            readonly optionalFields?: components["schemas"]["FieldNames"];
            /** @description Number of records on a page. */
            readonly pageSize?: number;
            /** @description Token of a page. */
            readonly pageToken?: string;
            /** @description Names of fields; a leading minus sorts downwards. */
            readonly sortBy?: readonly string[];
            /** @description A filter in the platform's GraphQL notation. */
            readonly where?: string;
        };
        /**
         * Related list reference
         * @description Which related list it is.
         */
        readonly RelatedListReference: {
            /** @description Id of the list. */
            readonly id: string | null;
            /** @description Id of the parent record. */
            readonly inContextOfRecordId: string | null;
            /** @description API name of a list view. */
            readonly listViewApiName: string | null;
            /** @description API name of the object. */
            readonly objectApiName: string | null;
            /** @description API name of the parent's object. */
            readonly parentObjectApiName: string;
            /** @description Id of the parent's record type. */
            readonly recordTypeId: string | null;
            /** @description Name of the related list. */
            readonly relatedListId: string;
            /** @description Always relatedList. */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Records of a related list
         * @description A page of a related list's records.
         */
        readonly RelatedListRecordCollection: {
            /** @description Labels of the columns, where they were asked for. */
            readonly columnLabels?: readonly string[];
            /** @description Number of records on this page. */
            readonly count: number;
            /** @description Token of this page. */
            readonly currentPageToken: string | null;
            /** @description Address of this page. */
            readonly currentPageUrl: string | null;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Fields that were asked for. */
            readonly fields: readonly string[];
            /** @description Tag of the list; when it changes, the pages seen before are void. */
            readonly listInfoETag: string;
            readonly listReference: components["schemas"]["RelatedListReference"];
            /** @description Token of the next page; null at the end. */
            readonly nextPageToken: string | null;
            /** @description Address of the next page. */
            readonly nextPageUrl: string | null;
            /** @description Optional fields that were asked for. */
            readonly optionalFields: readonly string[];
            /** @description Greatest number of records on a page. */
            readonly pageSize: number;
            /** @description Token of the page before. */
            readonly previousPageToken: string | null;
            /** @description Address of the page before. */
            readonly previousPageUrl: string | null;
            /** @description The records of this page. */
            readonly records: readonly components["schemas"]["RecordRepresentation"][];
            /** @description Order of the records. */
            readonly sortBy: readonly string[];
            /** @description The filter. */
            readonly where?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
    };
    responses: {
        /** @description The request is not one that this call understands. */
        readonly BadRead: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReadErrors"];
            };
        };
        /** @description There is no session, or it has ended. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReadErrors"];
            };
        };
        /** @description The user may not do this. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReadErrors"];
            };
        };
        /** @description It does not exist, or the user may not see it. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReadErrors"];
            };
        };
        /** @description Maintenance, or too many requests. */
        readonly Unavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReadErrors"];
            };
        };
        /** @description The record was refused; nothing was saved. */
        readonly BadWrite: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WriteError"];
            };
        };
        /** @description There is no session, or it has ended. */
        readonly UnauthorizedWrite: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReadErrors"];
            };
        };
        /** @description The user may not change this. */
        readonly ForbiddenWrite: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WriteError"];
            };
        };
        /** @description It does not exist, or the user may not see it. */
        readonly NotFoundWrite: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WriteError"];
            };
        };
        /** @description The record was changed after the time in If-Unmodified-Since. */
        readonly PreconditionFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WriteError"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the record, 15 or 18 characters.
         * @example 003RM0000068xVCYAY
         */
        readonly recordId: components["schemas"]["RecordId"];
        /**
         * @description Qualified names of fields that must be there, such as `Contact.Email`. An unknown one fails the call.
         * @example [
         *       "Contact.Email",
         *       "Contact.Name"
         *     ]
         */
        readonly fields: components["schemas"]["FieldNames"];
        /**
         * @description Qualified names of fields that are returned where they exist and the user may see them.
         * @example [
         *       "Contact.MobilePhone"
         *     ]
         */
        readonly optionalFields: components["schemas"]["FieldNames"];
        /**
         * @description Number of records on a page.
         * @example 50
         */
        readonly pageSize: number;
        /**
         * @description Whether losing access through the write answers 204 instead of a misleading 404.
         * @example true
         */
        readonly handleOwnerChange: boolean;
        /**
         * @description Whether e-mails to others than the user may be triggered.
         * @example false
         */
        readonly triggerOtherEmail: boolean;
        /**
         * @description Whether e-mails to users may be triggered.
         * @example false
         */
        readonly triggerUserEmail: boolean;
        /**
         * @description Whether the default assignment rule runs.
         * @example false
         */
        readonly useDefaultRule: boolean;
        /**
         * @description API name of the object.
         * @example Contact
         */
        readonly objectApiName: components["schemas"]["ApiName"];
        /**
         * @description Id of the record type; 012000000000000AAA is the master record type.
         * @example 012000000000000AAA
         */
        readonly recordTypeId: components["schemas"]["RecordId"];
        /**
         * @description Token of a page, from the page before it. Absent for the first page.
         * @example 50
         */
        readonly pageToken: string;
        /**
         * @description Only records whose searchable columns contain this text.
         * @example meter
         */
        readonly searchTerm: string;
        /**
         * @description Names of fields to sort by, at most five; a leading minus sorts downwards.
         * @example [
         *       "-Case.CreatedDate"
         *     ]
         */
        readonly sortBy: readonly string[];
        /**
         * @description A filter in the platform's GraphQL notation.
         * @example { Status: { eq: "Open" } }
         */
        readonly where: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Tag of this representation.
         * @example "5a1f0c9b2e"
         */
        readonly ETag: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 5
         */
        readonly RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getRecord: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Qualified names of fields that must be there, such as `Contact.Email`. An unknown one fails the call.
                 * @example [
                 *       "Contact.Email",
                 *       "Contact.Name"
                 *     ]
                 */
                readonly fields?: components["parameters"]["fields"];
                /**
                 * @description Qualified names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["optionalFields"];
                /**
                 * @description Layouts whose fields are wanted.
                 * @example [
                 *       "Compact"
                 *     ]
                 */
                readonly layoutTypes?: readonly ("Full" | "Compact")[];
                /**
                 * @description Modes of those layouts.
                 * @example [
                 *       "View"
                 *     ]
                 */
                readonly modes?: readonly ("View" | "Edit" | "Create")[];
                /**
                 * @description Names of child relations whose records are wanted, too.
                 * @example [
                 *       "Contact.Cases"
                 *     ]
                 */
                readonly childRelationships?: readonly string[];
                /**
                 * @description Forms whose fields are wanted.
                 * @example [
                 *       "CustomerForm"
                 *     ]
                 */
                readonly forms?: readonly string[];
                /**
                 * @description Number of records on a page.
                 * @example 50
                 */
                readonly pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Whether the record counts as recently used afterwards.
                 * @example false
                 */
                readonly updateMru?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the record, 15 or 18 characters.
                 * @example 003RM0000068xVCYAY
                 */
                readonly recordId: components["parameters"]["recordId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The record. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordRepresentation"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the record, 15 or 18 characters.
                 * @example 003RM0000068xVCYAY
                 */
                readonly recordId: components["parameters"]["recordId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateRecord: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Whether losing access through the write answers 204 instead of a misleading 404.
                 * @example true
                 */
                readonly handleOwnerChange?: components["parameters"]["handleOwnerChange"];
                /**
                 * @description Whether e-mails to others than the user may be triggered.
                 * @example false
                 */
                readonly triggerOtherEmail?: components["parameters"]["triggerOtherEmail"];
                /**
                 * @description Whether e-mails to users may be triggered.
                 * @example false
                 */
                readonly triggerUserEmail?: components["parameters"]["triggerUserEmail"];
                /**
                 * @description Whether the default assignment rule runs.
                 * @example false
                 */
                readonly useDefaultRule?: components["parameters"]["useDefaultRule"];
            };
            readonly header?: {
                /**
                 * @description Only if the record was not changed after this time; an HTTP date.
                 * @example Fri, 02 Oct 2026 14:11:03 GMT
                 */
                readonly "If-Unmodified-Since"?: string;
            };
            readonly path: {
                /**
                 * @description Id of the record, 15 or 18 characters.
                 * @example 003RM0000068xVCYAY
                 */
                readonly recordId: components["parameters"]["recordId"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecordUpdateInput"];
            };
        };
        readonly responses: {
            /** @description The record after the change. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordRepresentation"];
                };
            };
            /** @description Changed; the user cannot see the record any more. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRecords: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Qualified names of fields that must be there, such as `Contact.Email`. An unknown one fails the call.
                 * @example [
                 *       "Contact.Email",
                 *       "Contact.Name"
                 *     ]
                 */
                readonly fields?: components["parameters"]["fields"];
                /**
                 * @description Qualified names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["optionalFields"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "003RM0000068xVCYAY",
                 *       "003RM0000068xVDYAY"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A result for each id. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordBatchResults"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createRecord: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Whether losing access through the write answers 204 instead of a misleading 404.
                 * @example true
                 */
                readonly handleOwnerChange?: components["parameters"]["handleOwnerChange"];
                /**
                 * @description Whether the answer holds the record's fields.
                 * @example true
                 */
                readonly includeFieldsInBody?: boolean;
                /**
                 * @description Whether e-mails to others than the user may be triggered.
                 * @example false
                 */
                readonly triggerOtherEmail?: components["parameters"]["triggerOtherEmail"];
                /**
                 * @description Whether e-mails to users may be triggered.
                 * @example false
                 */
                readonly triggerUserEmail?: components["parameters"]["triggerUserEmail"];
                /**
                 * @description Whether the default assignment rule runs.
                 * @example false
                 */
                readonly useDefaultRule?: components["parameters"]["useDefaultRule"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new record. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecordCreateInput"];
            };
        };
        readonly responses: {
            /** @description The new record. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordRepresentation"];
                };
            };
            /** @description Created; the answer has no body. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getObjectInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the object.
                 * @example Contact
                 */
                readonly objectApiName: components["parameters"]["objectApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The object's information. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ObjectInfo"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getObjectInfos: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API names of the objects.
                 * @example [
                 *       "Contact",
                 *       "Case"
                 *     ]
                 */
                readonly objectApiNames: readonly components["schemas"]["ApiName"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A result for each object. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ObjectInfoBatchResults"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPicklistValuesByRecordType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the object.
                 * @example Contact
                 */
                readonly objectApiName: components["parameters"]["objectApiName"];
                /**
                 * @description Id of the record type; 012000000000000AAA is the master record type.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId: components["parameters"]["recordTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The values by field. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PicklistValuesCollection"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPicklistValues: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the object.
                 * @example Contact
                 */
                readonly objectApiName: components["parameters"]["objectApiName"];
                /**
                 * @description Id of the record type; 012000000000000AAA is the master record type.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId: components["parameters"]["recordTypeId"];
                /**
                 * @description API name of the field.
                 * @example Type
                 */
                readonly fieldApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The values. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PicklistValues"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListRecordsByName: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Qualified names of fields that must be there, such as `Contact.Email`. An unknown one fails the call.
                 * @example [
                 *       "Contact.Email",
                 *       "Contact.Name"
                 *     ]
                 */
                readonly fields?: components["parameters"]["fields"];
                /**
                 * @description Qualified names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["optionalFields"];
                /**
                 * @description Number of records on a page.
                 * @example 50
                 */
                readonly pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Token of a page, from the page before it. Absent for the first page.
                 * @example 50
                 */
                readonly pageToken?: components["parameters"]["pageToken"];
                /**
                 * @description Only records whose searchable columns contain this text.
                 * @example meter
                 */
                readonly searchTerm?: components["parameters"]["searchTerm"];
                /**
                 * @description Names of fields to sort by, at most five; a leading minus sorts downwards.
                 * @example [
                 *       "-Case.CreatedDate"
                 *     ]
                 */
                readonly sortBy?: components["parameters"]["sortBy"];
                /**
                 * @description A filter in the platform's GraphQL notation.
                 * @example { Status: { eq: "Open" } }
                 */
                readonly where?: components["parameters"]["where"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the object.
                 * @example Contact
                 */
                readonly objectApiName: components["parameters"]["objectApiName"];
                /**
                 * @description API name of the list view.
                 * @example MyCases
                 */
                readonly listViewApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of records. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListRecordCollection"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postListRecordsByName: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the object.
                 * @example Contact
                 */
                readonly objectApiName: components["parameters"]["objectApiName"];
                /**
                 * @description API name of the list view.
                 * @example MyCases
                 */
                readonly listViewApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        /** @description What the page is to hold. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListRecordsInput"];
            };
        };
        readonly responses: {
            /** @description A page of records. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListRecordCollection"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListRecords: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the parent record.
                 * @example 500RM000003kPqRYAU
                 */
                readonly parentRecordId: components["schemas"]["RecordId"];
                /**
                 * @description Name of the related list.
                 * @example CaseComments
                 */
                readonly relatedListId: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        /** @description What the page is to hold. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RelatedListRecordsInput"];
            };
        };
        readonly responses: {
            /** @description A page of records. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelatedListRecordCollection"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
