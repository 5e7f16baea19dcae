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
    readonly "/ui-api/records/{recordId}/child-relationships/{relationshipName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the child records of a record
         * @description A page of the records of one child relation, as getRecord answers the first one.
         */
        readonly get: operations["getChildRecords"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
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
                readonly listViewApiName: components["schemas"]["ListViewApiName"];
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
        /**
         * Read the records of a related list by an address
         * @description As the POST, with the query in the address, so that what did not change is not sent again.
         */
        readonly get: operations["getRelatedListRecordsByUrl"];
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
    readonly "/ui-api/list-info/batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the information of several list views
         * @description One result for each list view, each with its own status.
         */
        readonly get: operations["getListInfosByName"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/list-info/{objectApiName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the information of a list view by its id, or the list views of an object
         * @description The platform has two calls at this address, getListInfoById and getListInfosByObjectName. OpenAPI allows one, so x-split tells them apart.
         */
        readonly get: operations["getListInfoByIdOrObject"];
        readonly put?: never;
        /**
         * Create a list view
         * @description Saves a new list view and answers its information.
         */
        readonly post: operations["createListInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/list-info/{listViewId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the information of a list view by its id
         * @description Columns, filters, order and preferences of a list view.
         */
        readonly get: operations["getListInfoById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/list-info/{objectApiName}#getListInfosByObjectName": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the list views of an object
         * @description A page of the list views that the user may see.
         */
        readonly get: operations["getListInfosByObjectName"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/list-info/{objectApiName}/{listViewApiName}": {
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
                readonly listViewApiName: components["schemas"]["ListViewApiName"];
            };
            readonly cookie?: never;
        };
        /**
         * Read the information of a list view
         * @description Columns, filters, order and preferences of a list view.
         */
        readonly get: operations["getListInfoByName"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a list view
         * @description Deletes the list view; its records stay.
         */
        readonly delete: operations["deleteListInfo"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a list view
         * @description Changes what the list view shows and answers its information.
         */
        readonly patch: operations["updateListInfoByName"];
        readonly trace?: never;
    };
    readonly "/ui-api/list-object-info/{objectApiName}": {
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
        /**
         * Read what list views of an object can show
         * @description Columns, scopes and filters that list views of an object can have.
         */
        readonly get: operations["getListObjectInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/list-preferences/{objectApiName}/{listViewApiName}": {
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
         * Read the preferences of a list view
         * @description Widths, wrapping and order that the user chose.
         */
        readonly get: operations["getListPreferences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change the preferences of a list view
         * @description Saves widths, wrapping and order, and answers all preferences.
         */
        readonly patch: operations["updateListPreferences"];
        readonly trace?: never;
    };
    readonly "/ui-api/list-ui/{objectApiName}/{listViewApiName}": {
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
                readonly listViewApiName: components["schemas"]["ListViewApiName"];
            };
            readonly cookie?: never;
        };
        /**
         * Read a list view with its records
         * @deprecated
         * @description The information of a list view and a page of its records. Use getListInfoByName and getListRecordsByName instead.
         */
        readonly get: operations["getListUiByName"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/list-ui/{listViewIdOrObjectApiName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a list view, or API name of an object.
                 * @example 00BRM000000xYzAYAU
                 */
                readonly listViewIdOrObjectApiName: components["schemas"]["ListViewIdOrObjectApiName"];
            };
            readonly cookie?: never;
        };
        /**
         * Read a list view with its records, or the list views of an object
         * @deprecated
         * @description The requirement has two calls at this address, getListUiById and getListViewSummaryCollection. OpenAPI allows one, so x-split tells them apart.
         */
        readonly get: operations["getListUiByIdOrObject"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/list-ui/{listViewId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a list view with its records by its id
         * @deprecated
         * @description The information of a list view and a page of its records. Use getListInfosByName and getListRecordsById instead.
         */
        readonly get: operations["getListUiById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/list-ui/{objectApiName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the list views of an object, older form
         * @deprecated
         * @description A page of the list views that the user may see. Use getListInfosByObjectName instead.
         */
        readonly get: operations["getListViewSummaryCollection"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/mru-list-info/{objectApiName}": {
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
        /**
         * Read the information of the recently used records
         * @deprecated
         * @description The information of the list of recently used records. Use getListInfoByName with __Recent instead.
         */
        readonly get: operations["getMruListInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/mru-list-ui/{objectApiName}": {
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
        /**
         * Read recently used records with their list
         * @deprecated
         * @description The information of the list of recently used records and a page of it.
         */
        readonly get: operations["getMruListUi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/mru-list-records/{objectApiName}": {
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
        /**
         * Read recently used records
         * @deprecated
         * @description A page of the records that the user used last.
         */
        readonly get: operations["getMruListRecords"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/related-list-count/batch/{parentRecordId}/{relatedListNames}": {
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
                 * @description Names of the related lists.
                 * @example [
                 *       "CaseComments",
                 *       "Histories"
                 *     ]
                 */
                readonly relatedListNames: readonly components["schemas"]["ApiName"][];
            };
            readonly cookie?: never;
        };
        /**
         * Count the records of several related lists
         * @description One result for each related list, each with its own status.
         */
        readonly get: operations["getRelatedListsCount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/related-list-count/{parentRecordId}/{relatedListId}": {
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
        /**
         * Count the records of a related list
         * @description Counts up to maxCount records.
         */
        readonly get: operations["getRelatedListCount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/related-list-info/batch/{parentObjectApiName}/{relatedListNames}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the parent's object.
                 * @example Case
                 */
                readonly parentObjectApiName: components["schemas"]["ApiName"];
                /**
                 * @description Names of the related lists.
                 * @example [
                 *       "CaseComments",
                 *       "Histories"
                 *     ]
                 */
                readonly relatedListNames: readonly components["schemas"]["ApiName"][];
            };
            readonly cookie?: never;
        };
        /**
         * Read the information of several related lists
         * @description One result for each related list, each with its own status.
         */
        readonly get: operations["getRelatedListInfoBatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/related-list-info/{parentObjectApiName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the parent's object.
                 * @example Case
                 */
                readonly parentObjectApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        /**
         * Read the related lists of an object
         * @description Every related list of a parent object in short.
         */
        readonly get: operations["getRelatedListsInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the parent's object.
                 * @example Case
                 */
                readonly parentObjectApiName: components["schemas"]["ApiName"];
                /**
                 * @description Name of the related list.
                 * @example CaseComments
                 */
                readonly relatedListId: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        /**
         * Read the information of a related list
         * @description Columns, filters, order and preferences of a related list.
         */
        readonly get: operations["getRelatedListInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a related list
         * @description Saves order and column preferences and answers the information.
         */
        readonly patch: operations["updateRelatedListInfo"];
        readonly trace?: never;
    };
    readonly "/ui-api/related-list-preferences/batch/{preferencesIds}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the preferences.
                 * @example [
                 *       "Case.CaseComments",
                 *       "Case.Histories"
                 *     ]
                 */
                readonly preferencesIds: readonly string[];
            };
            readonly cookie?: never;
        };
        /**
         * Read the preferences of several related lists
         * @description One result for each id, each with its own status.
         */
        readonly get: operations["getRelatedListPreferencesBatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/related-list-preferences/{preferencesId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the preferences.
                 * @example Case.CaseComments
                 */
                readonly preferencesId: string;
            };
            readonly cookie?: never;
        };
        /**
         * Read the preferences of a related list
         * @description Widths, wrapping and order that the user chose.
         */
        readonly get: operations["getRelatedListPreferences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change the preferences of a related list
         * @description Saves widths, wrapping and order, and answers all preferences.
         */
        readonly patch: operations["updateRelatedListPreferences"];
        readonly trace?: never;
    };
    readonly "/ui-api/related-list-records/batch/{parentRecordId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the parent record.
                 * @example 500RM000003kPqRYAU
                 */
                readonly parentRecordId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read the records of several related lists
         * @description The first page of each related list, each with its own status.
         */
        readonly post: operations["getRelatedListRecordsBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/layout/{objectApiName}": {
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
        /**
         * Read a layout
         * @description The arrangement of the fields of a record of this type for the user.
         */
        readonly get: operations["getLayout"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/layout/{objectApiName}/user-state": {
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
        /**
         * Read which sections of a layout are closed
         * @description The state of the sections as the user left them.
         */
        readonly get: operations["getLayoutUserState"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Open or close sections of a layout
         * @description Saves the state of sections and answers all of them.
         */
        readonly patch: operations["updateLayoutUserState"];
        readonly trace?: never;
    };
    readonly "/ui-api/path/layout/{objectApiName}": {
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
        /**
         * Read the layout of a path
         * @description The layout of the path that leads through the states of a record.
         */
        readonly get: operations["getPathLayout"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/global": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read global actions
         * @description The actions that are offered everywhere.
         */
        readonly get: operations["getGlobalActions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/layout/{actionApiName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the action.
                 * @example Global.NewCase
                 */
                readonly actionApiName: string;
            };
            readonly cookie?: never;
        };
        /**
         * Read the layout of a quick action's form
         * @description The layout of the form.
         */
        readonly get: operations["getQuickActionLayout"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/list-view/{listViewIds}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the list views.
                 * @example [
                 *       "00BRM000000xYzAYAU"
                 *     ]
                 */
                readonly listViewIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        /**
         * Read the actions of list views
         * @description The actions in the headers of list views.
         */
        readonly get: operations["getListViewActions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/list-view-record/{recordIds}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        /**
         * Read the actions of records in list views
         * @description The actions that records offer in a list view.
         */
        readonly get: operations["getListViewRecordActions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/mru-list/{objectApiNames}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API names of the objects.
                 * @example [
                 *       "Case",
                 *       "Contact"
                 *     ]
                 */
                readonly objectApiNames: readonly components["schemas"]["ApiName"][];
            };
            readonly cookie?: never;
        };
        /**
         * Read the actions of the recently used records
         * @description The actions in the headers of the lists of recently used records.
         */
        readonly get: operations["getMruListActions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/lookup/{objectApiNames}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API names of the objects.
                 * @example [
                 *       "Case",
                 *       "Contact"
                 *     ]
                 */
                readonly objectApiNames: readonly components["schemas"]["ApiName"][];
            };
            readonly cookie?: never;
        };
        /**
         * Read the actions of lookups
         * @description The actions that a lookup of these objects offers.
         */
        readonly get: operations["getLookupActions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/object/{objectApiName}/record-create": {
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
        /**
         * Read the actions while a record is created
         * @description The actions that the form of a new record offers.
         */
        readonly get: operations["getObjectCreateActions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/overrides/{objectApiName}": {
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
        /**
         * Read action overrides
         * @description The overrides of an object's standard actions.
         */
        readonly get: operations["getActionOverrides"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/formula-activation/{actionFeature}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The feature whose formulas are evaluated.
                 * @example HighlightsPanel
                 */
                readonly actionFeature: string;
            };
            readonly cookie?: never;
        };
        /**
         * Read formula activations
         * @description Which parts of a page are active, by formula.
         */
        readonly get: operations["getFormulaActivations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/quick-action-info/{actionApiName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the action.
                 * @example Global.NewCase
                 */
                readonly actionApiName: string;
            };
            readonly cookie?: never;
        };
        /**
         * Read the information of a quick action
         * @description The behaviour and the looks of a quick action.
         */
        readonly get: operations["getQuickActionInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/record-defaults/{actionApiName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the action.
                 * @example Global.NewCase
                 */
                readonly actionApiName: string;
            };
            readonly cookie?: never;
        };
        /**
         * Read the defaults of a quick action's form
         * @description The values with which the form starts.
         */
        readonly get: operations["getQuickActionDefaults"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/record/{recordIds}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        /**
         * Read the actions of records
         * @description The actions that the records offer.
         */
        readonly get: operations["getRecordActions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/record/{recordIds}/record-edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        /**
         * Read the actions while records are edited
         * @description The actions that the form of the records offers.
         */
        readonly get: operations["getRecordEditActions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/record/{recordIds}/related-list/batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read the actions of several related lists
         * @description One result for each related list, each with its own status.
         */
        readonly post: operations["getRelatedListsActions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/record/{recordIds}/related-list/{relatedListId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
                /**
                 * @description Name of the related list.
                 * @example CaseComments
                 */
                readonly relatedListId: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read the actions of a related list
         * @description The actions that a related list of the records offers.
         */
        readonly post: operations["getRelatedListActions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
                /**
                 * @description Ids of the records in the related list.
                 * @example [
                 *       "00aRM000001gHiJYAU"
                 *     ]
                 */
                readonly relatedListRecordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        /**
         * Read the actions of records in a related list
         * @description The actions that the rows of a related list offer.
         */
        readonly get: operations["getRelatedListRecordActions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/actions/perform-quick-action/{actionApiName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the action.
                 * @example Global.NewCase
                 */
                readonly actionApiName: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Perform a quick action
         * @description Performs an action that creates something or starts something.
         */
        readonly post: operations["performQuickAction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Perform a quick action that changes a record
         * @description Performs an action that changes the record it acts on.
         */
        readonly patch: operations["performUpdateRecordQuickAction"];
        readonly trace?: never;
    };
    readonly "/ui-api/apps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read all apps
         * @description The apps that the user may open.
         */
        readonly get: operations["getAllApps"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/apps/selected": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the app that the user is in
         * @description The app that the user chose last, or the one that they begin with.
         */
        readonly get: operations["getSelectedApp"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/apps/{appId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the app.
                 * @example 06mRM0000008aBCYAY
                 */
                readonly appId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        /**
         * Read one app
         * @description An app with its navigation.
         */
        readonly get: operations["getAppDetails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/apps/{appId}/user-nav-items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the app.
                 * @example 06mRM0000008aBCYAY
                 */
                readonly appId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        /**
         * Read the user's own navigation of an app
         * @description The places of the app's navigation as the user arranged them.
         */
        readonly get: operations["getUserNavItems"];
        /**
         * Save the user's own navigation of an app
         * @description Order, names and which items there are; one may be new.
         */
        readonly put: operations["updateUserNavItems"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/nav-items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read navigation items
         * @description A page of the places that the user may go to.
         */
        readonly get: operations["getNavItems"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/favorites": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the user's favorites
         * @description All favorites in the user's order.
         */
        readonly get: operations["getFavorites"];
        readonly put?: never;
        /**
         * Add a favorite
         * @description Adds a place to the user's favorites, at the end where no place among them is given.
         */
        readonly post: operations["createFavorite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/favorites/batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Save all favorites at once
         * @description Names, order and which there are. Favorites that are not named are removed.
         */
        readonly put: operations["updateFavorites"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/favorites/{favoriteId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the favorite.
                 * @example 0MVRM00000000014AA
                 */
                readonly favoriteId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        /**
         * Read one favorite
         * @description A favorite with what is needed to show it.
         */
        readonly get: operations["getFavorite"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a favorite
         * @description Removes the favorite; what it leads to stays.
         */
        readonly delete: operations["deleteFavorite"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Rename or move a favorite
         * @description Changes the name or the place among the others, which make room.
         */
        readonly patch: operations["updateFavorite"];
        readonly trace?: never;
    };
    readonly "/ui-api/favorites/{favoriteId}/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the favorite.
                 * @example 0MVRM00000000014AA
                 */
                readonly favoriteId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Count a use of a favorite
         * @description Counts one more use, and notes its time.
         */
        readonly patch: operations["updateFavoriteUsage"];
        readonly trace?: never;
    };
    readonly "/ui-api/themes/active": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the theme of the org
         * @description The colours and pictures that the org's administrator has chosen.
         */
        readonly get: operations["getActiveTheme"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/duplicates/{objectApiName}": {
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
        /**
         * Read how duplicates are found
         * @description The rules that find duplicates of an object.
         */
        readonly get: operations["getDuplicateConfiguration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/predupe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Look for duplicates of a record before it is saved
         * @description Compares the values with the records there are.
         */
        readonly post: operations["findDuplicates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/record-avatars/batch/{recordIds}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        /**
         * Read the avatars of records
         * @description The picture of each record, each with its own status.
         */
        readonly get: operations["getRecordAvatars"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/record-avatars/{recordId}/association": {
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
        readonly get?: never;
        readonly put?: never;
        /**
         * Give a record another avatar
         * @description Associates a picture with the record and answers the avatar.
         */
        readonly post: operations["updateRecordAvatar"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/search-info/{objectApiName}/filters": {
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
        /**
         * Read the filters of a search
         * @description The filters that a search for the object offers.
         */
        readonly get: operations["getSearchFilterMetadata"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/search-info/{objectApiName}/filters/{filterApiName}/options": {
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
                 * @description API name of the filter.
                 * @example Status
                 */
                readonly filterApiName: string;
            };
            readonly cookie?: never;
        };
        /**
         * Read the options of a search filter
         * @description The values that a filter offers.
         */
        readonly get: operations["getSearchFilterOptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/search-info/{objectApiName}/lookup/{fieldApiName}": {
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
                 * @description API name of the lookup field.
                 * @example ContactId
                 */
                readonly fieldApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        /**
         * Read how a lookup is searched
         * @description The objects that a lookup field can refer to, and the way matches are shown.
         */
        readonly get: operations["getLookupMetadata"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/search/results": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search
         * @description Searches several objects for a text.
         */
        readonly post: operations["getSearchResults"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/search/results/keyword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search one object
         * @description Searches one object for a text, page by page.
         */
        readonly post: operations["getKeywordSearchResults"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/lookups/{objectApiName}/{fieldApiName}": {
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
                 * @description API name of the lookup field.
                 * @example ContactId
                 */
                readonly fieldApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        /**
         * Look up records for a field by an address
         * @deprecated
         * @description Records that a lookup field can refer to. Use getLookupRecords instead, which names nobody in an address.
         */
        readonly get: operations["getLookupRecordsByUrl"];
        readonly put?: never;
        /**
         * Look up records for a field
         * @description Records that a lookup field can refer to.
         */
        readonly post: operations["getLookupRecords"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/lookups/{objectApiName}/{fieldApiName}/{targetApiName}": {
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
                 * @description API name of the lookup field.
                 * @example ContactId
                 */
                readonly fieldApiName: components["schemas"]["ApiName"];
                /**
                 * @description API name of the object to look in.
                 * @example Contact
                 */
                readonly targetApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        /**
         * Look up records of one object for a field by an address
         * @deprecated
         * @description Records of one of the objects that a lookup field can refer to. Use getLookupRecords instead, which names nobody in an address.
         */
        readonly get: operations["getLookupRecordsOfObject"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/records/content-documents/{contentDocumentId}/content-versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the document.
                 * @example 069RM000002jKlMYAU
                 */
                readonly contentDocumentId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload a new version of a file
         * @description The new version.
         */
        readonly post: operations["createContentVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/records/content-documents/content-versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload a new file
         * @description The document, its first version and what it is linked to.
         */
        readonly post: operations["createContentDocumentAndVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/record-ui/{recordIds}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        /**
         * Read records with what is needed to show them
         * @description Records with their layouts and object information.
         */
        readonly get: operations["getRecordUi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/record-defaults/create/{objectApiName}": {
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
        /**
         * Read the defaults of a new record
         * @description Values, layout and object information for the form of a new record.
         */
        readonly get: operations["getRecordCreateDefaults"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/record-defaults/clone/{recordId}": {
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
        /**
         * Read the defaults of a copy
         * @description Values of a record, layout and object information for the form of its copy.
         */
        readonly get: operations["getRecordCloneDefaults"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/record-defaults/template/clone/{recordId}": {
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
        /**
         * Read the template of a copy
         * @description Values for a copy of a record. CloneSourceId is always asked for.
         */
        readonly get: operations["getRecordTemplateClone"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/record-defaults/template/create/{objectApiName}": {
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
        /**
         * Read the template of a new record
         * @description Default values of a new record. Without a record type it is the object's default one.
         */
        readonly get: operations["getRecordTemplateCreate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/object-info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the directory of objects
         * @description Every object that this interface serves, in short.
         */
        readonly get: operations["getObjectInfoDirectory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/list-records/{listViewId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the list view.
                 * @example 00BRM000000xYzAYAU
                 */
                readonly listViewId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        /**
         * Read the records of a list view by its id
         * @description A page of the records that the list view shows the user.
         */
        readonly get: operations["getListRecordsById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ui-api/records/batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create, update and delete several records
         * @description One result for each record, each with its own status.
         */
        readonly post: operations["executeBatchRecordOperations"];
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
             * @description The time of the latest change by a user.
             */
            readonly lastModifiedDate: string | null;
            /** @description Id of its record type, since version 48; the master type is 012000000000000AAA. */
            readonly recordTypeId?: string | null;
            /** @description Its record type, two nesting levels deep at most. */
            readonly recordTypeInfo: components["schemas"]["RecordTypeInfo"] | null;
            /**
             * Format: date-time
             * @description The time of the latest change by anybody or the system.
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
            /** @description True when the user may use it. */
            readonly available: boolean;
            /** @description True when it is the user's default. */
            readonly defaultRecordTypeMapping: boolean;
            /** @description True when it is the master record type. */
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
            /** @description The code of the error, for programs. */
            readonly errorCode: string;
            /** @description The message of the error, for people. */
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
            /** @description The code of the error, for programs. */
            readonly errorCode: string;
            /** @description Name of the field. */
            readonly field: string | null;
            /** @description Label of the field. */
            readonly fieldLabel: string | null;
            /** @description The message of the error, for people. */
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
            /** @description The message of the error, for people. */
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
            /** @description True to save although a duplicate was found. */
            readonly allowSaveOnDuplicate?: boolean;
            readonly apiName?: components["schemas"]["ApiName"];
            readonly fields: components["schemas"]["FieldInputs"];
        };
        /**
         * Field names of a list
         * @description Names of fields of the list's records, qualified by their object or not; those behind a relation are.
         */
        readonly RelatedFieldNames: readonly string[];
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
            /** @description True when any item failed. */
            readonly hasErrors: boolean;
            /** @description One result for each id. */
            readonly results: readonly components["schemas"]["RecordBatchResult"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * New record
         * @description The field values of a new record.
         */
        readonly RecordCreateInput: {
            /** @description True to save although a duplicate was found. */
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
            /** @description The objects that the junction refers to. */
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
            /** @description True when it is computed. */
            readonly calculated: boolean;
            /** @description True when it is made of other fields. */
            readonly compound: boolean;
            /** @description Its name inside a compound field. */
            readonly compoundComponentName: string | null;
            /** @description The compound field it belongs to. */
            readonly compoundFieldName: string | null;
            /** @description The field that controls its values. */
            readonly controllerName: string | null;
            /** @description Controlling fields, the nearest first. */
            readonly controllingFields: readonly string[];
            /** @description True when the user may set it on a new record. */
            readonly createable: boolean;
            /** @description True when it is a custom field. */
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
            /** @description True when it is an external id. */
            readonly externalId?: boolean | string;
            /** @description Finer kind of value. */
            readonly extraTypeInfo: string | null;
            /** @description True when lists can be filtered by it. */
            readonly filterable: boolean;
            /** @description The filter of a lookup. */
            readonly filteredLookupInfo: {
                readonly [key: string]: unknown;
            } | null;
            /** @description True when it has very many decimals. */
            readonly highScaleNumber: boolean;
            /** @description True when its value is HTML. */
            readonly htmlFormatted: boolean;
            /** @description Help for people. */
            readonly inlineHelpText: string | null;
            /** @description Name for people. */
            readonly label: string;
            /** @description Greatest number of characters. */
            readonly length: number;
            /** @description The mask of an encrypted value. */
            readonly maskType?: string | null;
            /** @description True when it is the name of the record. */
            readonly nameField: boolean;
            /** @description True when it can refer to several objects. */
            readonly polymorphicForeignKey: boolean;
            /** @description Number of digits. */
            readonly precision: number;
            /** @description True when it refers to another record. */
            readonly reference: boolean;
            /** @description The field it refers to. */
            readonly referenceTargetField: string | null;
            /** @description The objects it can refer to. */
            readonly referenceToInfos: readonly components["schemas"]["ReferenceToInfo"][];
            /** @description Name of the relation. */
            readonly relationshipName: string | null;
            /** @description True when it must have a value. */
            readonly required: boolean;
            /** @description Number of decimals. */
            readonly scale: number;
            /** @description True when searches can be narrowed by it. */
            readonly searchPrefilterable: boolean;
            /** @description True when lists can be sorted by it. */
            readonly sortable: boolean;
            /** @description True when no two records share a value. */
            readonly unique: boolean;
            /** @description True when the user may change it. */
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
         * @description The fields and settings of an object, and the user's rights to it.
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
            /** @description True when it can have compact layouts. */
            readonly compactLayoutable?: boolean;
            /** @description True when the user may create records. */
            readonly createable: boolean;
            /** @description True when it is a custom object. */
            readonly custom: boolean;
            /** @description Id of the default record type; null when nested in another answer. */
            readonly defaultRecordTypeId: string | null;
            /** @description True when the user may delete records. */
            readonly deletable: boolean;
            /** @description Picklist fields by the field that controls them, nested. */
            readonly dependentFields: {
                readonly [key: string]: unknown;
            };
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description True when it has a feed. */
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
            /** @description True when it can have layouts. */
            readonly layoutable: boolean;
            /** @description True when recently used records are kept. */
            readonly mruEnabled: boolean;
            /** @description Fields that make up the name. */
            readonly nameFields: readonly string[];
            /** @description True when it can be queried. */
            readonly queryable: boolean;
            /** @description Record types by id. */
            readonly recordTypeInfos: {
                readonly [key: string]: components["schemas"]["RecordTypeInfo"];
            };
            /** @description True when it can be searched. */
            readonly searchable: boolean;
            /** @description True when it can have search layouts. */
            readonly searchLayoutable?: boolean;
            /** @description Its colour and icon. */
            readonly themeInfo: components["schemas"]["ThemeInfo"] | null;
            /** @description True when the user may change records. */
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
            /** @description True when any item failed. */
            readonly hasErrors: boolean;
            /** @description One result for each object. */
            readonly results: readonly components["schemas"]["ObjectInfoBatchResult"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Attributes of a case's status
         * @description True when the value closes a case.
         */
        readonly CaseStatusAttributes: {
            /** @description True when the value closes a case. */
            readonly closed: boolean;
            /**
             * @description Kind of attributes.
             * @constant
             */
            readonly picklistAtrributesValueType: "CaseStatus";
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Attributes of a lead's status
         * @description True when the value converts a lead.
         */
        readonly LeadStatusAttributes: {
            /** @description True when the value converts a lead. */
            readonly converted: boolean;
            /**
             * @description Kind of attributes.
             * @constant
             */
            readonly picklistAtrributesValueType: "LeadStatus";
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Attributes of an opportunity's stage
         * @description The effect of the value on an opportunity, which may be closed or won, and how probable that is.
         */
        readonly OpportunityStageAttributes: {
            /** @description True when the value closes an opportunity. */
            readonly closed: boolean;
            /** @description Probability in per cent. */
            readonly defaultProbability: number | null;
            /** @description Forecast category. */
            readonly forecastCategoryName: string | null;
            /**
             * @description Kind of attributes.
             * @constant
             */
            readonly picklistAtrributesValueType: "OpportunityStage";
            /** @description True when the value wins an opportunity. */
            readonly won: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Attributes of a work step's status
         * @description Order and code of the status.
         */
        readonly WorkStepStatusAttributes: {
            /**
             * @description Kind of attributes.
             * @constant
             */
            readonly picklistAtrributesValueType: "WorkStepStatus";
            /** @description Order of the status. */
            readonly sortOrder: number;
            /** @description Code of the status. */
            readonly statusCode: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Other attributes of a picklist value
         * @description A kind of attributes that this contract does not know.
         */
        readonly OtherPicklistAttributes: {
            /** @description Kind of attributes. */
            readonly picklistAtrributesValueType: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Attributes of a picklist value
         * @description Told apart by a member whose name is misspelt on the platform, too. Kinds that are not known yet are plain objects.
         */
        readonly PicklistAttributes: components["schemas"]["CaseStatusAttributes"] | components["schemas"]["LeadStatusAttributes"] | components["schemas"]["OpportunityStageAttributes"] | components["schemas"]["WorkStepStatusAttributes"] | components["schemas"]["OtherPicklistAttributes"];
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
         * API name of a list view
         * @description API name of a list view; __Recent is the list of recently used records, and other names of the platform begin so, too.
         */
        readonly ListViewApiName: string;
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
            readonly fields?: readonly string[];
            /** @description Tag of the list view; when it changes, the pages seen before are void. */
            readonly listInfoETag: string;
            readonly listReference?: components["schemas"]["ListReference"];
            /** @description Token of the next page; null at the end. */
            readonly nextPageToken: string | null;
            /** @description Address of the next page. */
            readonly nextPageUrl: string | null;
            /** @description Optional fields that were asked for. */
            readonly optionalFields?: readonly string[];
            /** @description Greatest number of records on a page. */
            readonly pageSize?: number;
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
         * @description The request for the page's content.
         */
        readonly ListRecordsInput: {
            readonly fields?: components["schemas"]["RelatedFieldNames"];
            readonly optionalFields?: components["schemas"]["RelatedFieldNames"];
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
        /**
         * Query of a related list
         * @description The request for the page's content.
         */
        readonly RelatedListRecordsInput: {
            readonly fields?: components["schemas"]["RelatedFieldNames"];
            /** @description True when the labels of the columns are wanted. */
            readonly includeColumnLabels?: boolean;
            readonly optionalFields?: components["schemas"]["RelatedFieldNames"];
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
         * Qualified name of a list view
         * @description API names of the object and of its list view, with a dot between them.
         */
        readonly ListViewName: string;
        /**
         * Inline edit attributes
         * @description The way in which a value can be changed in the list.
         */
        readonly ListInlineEditAttributes: {
            /** @description True when it can be changed. */
            readonly editable: boolean;
            /** @description True when it must have a value. */
            readonly required: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * List column
         * @description One column of a list view.
         */
        readonly ListColumn: {
            /** @description The field, such as Owner.Alias. */
            readonly fieldApiName: string;
            /** @description The ways in which values can be changed in the list, by record type. */
            readonly inlineEditAttributes?: {
                readonly [key: string]: components["schemas"]["ListInlineEditAttributes"];
            } | null;
            /** @description Heading. */
            readonly label: string;
            /** @description Path to the id of the record that the value links to. */
            readonly lookupId?: string | null;
            /** @description True when searches look into it. */
            readonly searchable?: boolean;
            /** @description True when the list can be sorted by it. */
            readonly sortable: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * List filter
         * @description One filter of a list.
         */
        readonly ListFilter: {
            /** @description The field to compare. */
            readonly fieldApiName: string;
            /** @description Label of the field. */
            readonly label?: string | null;
            /** @description The value to compare with. */
            readonly operandLabels: readonly string[];
            /**
             * @description The operator of the comparison.
             * @example Contains
             * @example Equals
             * @example Excludes
             * @example GreaterOrEqual
             * @example GreaterThan
             * @example Includes
             * @example LessOrEqual
             * @example LessThan
             * @example NotContain
             * @example NotEqual
             * @example StartsWith
             * @example Within
             */
            readonly operator: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Inline edit details
         * @description The possibility of changing values in the list, and the reasons against it.
         */
        readonly ListInlineEditDetails: {
            /** @description Why not. */
            readonly message: string | null;
            /**
             * @description The state of that possibility.
             * @example Disabled
             * @example Enabled
             * @example Off
             */
            readonly state: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Share
         * @description A group with whom a list view is shared.
         */
        readonly ListShare: {
            /** @description Name for people. */
            readonly label: string;
            /** @description API name of the group. */
            readonly shareApiName: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Share category
         * @description Those of one kind with whom a list view is shared.
         */
        readonly ListShareCategory: {
            /**
             * @description The kind.
             * @example ChannelProgramGroup
             * @example Regular
             * @example Role
             * @example RoleAndSubordinates
             * @example RoleAndSubordinatesInternal
             * @example Territory
             * @example TerritoryAndSubordinates
             */
            readonly shareType: string;
            /** @description The groups. */
            readonly shares: readonly components["schemas"]["ListShare"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Sort column
         * @description One column that a list is sorted by.
         */
        readonly ListOrder: {
            /** @description The field. */
            readonly fieldApiName: string;
            /** @description True when the smallest value comes first. */
            readonly isAscending: boolean;
            /** @description Label of the field. */
            readonly label: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Scope entity
         * @description An entity that a scope is about.
         */
        readonly ListScopeEntity: {
            /** @description Its id. */
            readonly id: string;
            /** @description Name for people. */
            readonly label: string;
            /** @description The kind. */
            readonly type?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * List scope
         * @description Whose records a list view holds.
         */
        readonly ListScope: {
            /** @description API name of the scope, such as everything or mine. */
            readonly apiName: string;
            /** @description The queue or campaign whose records are listed. */
            readonly entity?: components["schemas"]["ListScopeEntity"] | null;
            /** @description Name for people. */
            readonly label: string;
            /** @description The entity that the scope is limited to. */
            readonly relatedEntity?: components["schemas"]["ListScopeEntity"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Column preferences
         * @description The user's preferences for the columns.
         */
        readonly ListColumnPreferences: {
            /** @description Width by field name in pixels; -1 is the default. */
            readonly columnWidths: {
                readonly [key: string]: number;
            };
            /** @description The fields whose text wraps, by name. */
            readonly columnWrap: {
                readonly [key: string]: boolean;
            };
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * List information
         * @description The contents, filters and order of a list view, and the user's rights to it.
         */
        readonly ListInfo: {
            /** @description True when the user may copy it. */
            readonly cloneable: boolean;
            /** @description True when the user may create such a view. */
            readonly createable: boolean;
            /** @description True when the user may delete it. */
            readonly deletable: boolean;
            /** @description Columns in their order. */
            readonly displayColumns: readonly components["schemas"]["ListColumn"][];
            /** @description Tag of this representation; when it changes, the records are fetched anew. */
            readonly eTag?: string;
            /** @description The logic that combines the filters, such as "1 AND (2 OR 3)". */
            readonly filterLogicString: string | null;
            /** @description Filters in their order. */
            readonly filteredByInfo: readonly components["schemas"]["ListFilter"][];
            /** @description True when there are actions on several records at once. */
            readonly hasMassActions?: boolean;
            /** @description True when values can be changed in the list. */
            readonly inlineEditDetails?: components["schemas"]["ListInlineEditDetails"] | null;
            /** @description Name for people. */
            readonly label: string;
            readonly listReference: components["schemas"]["ListReference"];
            /** @description With whom the view is shared, by kind. */
            readonly listShares?: readonly components["schemas"]["ListShareCategory"][] | null;
            /** @description API names of the objects whose records are listed. */
            readonly objectApiNames?: readonly string[] | null;
            /** @description Sort order, the first column first. */
            readonly orderedByInfo: readonly components["schemas"]["ListOrder"][];
            /** @description Whose records are listed. */
            readonly scope?: components["schemas"]["ListScope"] | null;
            /** @description True when the list can be searched. */
            readonly searchable?: boolean;
            /** @description True when the user may change it. */
            readonly updateable: boolean;
            readonly userPreferences: components["schemas"]["ListColumnPreferences"];
            /**
             * @description The visibility of the view.
             * @example Private
             * @example Public
             * @example Shared
             */
            readonly visibility: string;
            /** @description True when the user may change who sees it. */
            readonly visibilityEditable: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Result of one list
         * @description The list's information with status 200, or a list of errors.
         */
        readonly ListInfoBatchResult: {
            /** @description The list's information, or why there is none. */
            readonly result: components["schemas"]["ListInfo"] | components["schemas"]["ReadErrors"];
            /** @description HTTP status of this item. */
            readonly statusCode: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Results of a batch read of list information
         * @description One result for each list, in the order of the ids or names.
         */
        readonly ListInfoBatchResults: {
            /** @description True when any item failed. */
            readonly hasErrors?: boolean;
            /** @description One result for each list. */
            readonly results: readonly components["schemas"]["ListInfoBatchResult"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Id of a list view, or name of an object
         * @description An id of either kind, for addresses that serve both.
         */
        readonly ListViewIdOrObjectApiName: string;
        /**
         * List summary
         * @description A list view in the collection of an object's list views.
         */
        readonly ListInfoSummary: {
            /** @description API name of the list view. */
            readonly apiName: string | null;
            /** @description Id of the list view. */
            readonly id: string | null;
            /** @description Name for people. */
            readonly label: string;
            /** @description Address of its records, where the collection comes from a list-ui call. */
            readonly listUiUrl?: string | null;
            /** @description Address of its information, where the collection comes from a list-info call. */
            readonly url?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * List views of an object
         * @description A page of an object's list views.
         */
        readonly ListInfoSummaryCollection: {
            /** @description Number of items on this page. */
            readonly count: number;
            /** @description Token of this page. */
            readonly currentPageToken: string | null;
            /** @description Address of this page. */
            readonly currentPageUrl: string | null;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Token of the next page; null at the end. */
            readonly nextPageToken: string | null;
            /** @description Address of the next page. */
            readonly nextPageUrl: string | null;
            /** @description Greatest number of items on a page. */
            readonly pageSize: number;
            /** @description Token of the page before. */
            readonly previousPageToken: string | null;
            /** @description Address of the page before. */
            readonly previousPageUrl: string | null;
            /** @description The list views of this page. */
            readonly lists: readonly components["schemas"]["ListInfoSummary"][];
            /** @description API name of the object. */
            readonly objectApiName: string;
            /** @description The text that was searched for. */
            readonly queryString: string | null;
            /** @description True when only recently used list views are listed. */
            readonly recentListsOnly: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * List view, or list views of an object
         * @description The information of one list view, or a page of the list views of an object.
         */
        readonly ListInfoByIdOrObject: components["schemas"]["ListInfo"] | components["schemas"]["ListInfoSummaryCollection"];
        /**
         * Filter to save
         * @description One filter of a list view.
         */
        readonly ListFilterInput: {
            /** @description The field to compare. */
            readonly fieldApiName: string;
            /** @description Label of the field. */
            readonly label?: string;
            /** @description The value to compare with. */
            readonly operandLabels: readonly string[];
            /** @description The operator of the comparison, as in ListFilter. */
            readonly operator: string;
        };
        /**
         * Scope to save
         * @description Whose records the list view holds.
         */
        readonly ListScopeInput: {
            /** @description API name of the scope. */
            readonly apiName: string;
            /** @description Id of the queue or campaign whose records are listed. */
            readonly entityId?: string | null;
            /** @description Id of the entity that the scope is limited to. */
            readonly relatedEntityId?: string | null;
        };
        /**
         * New list view
         * @description The contents of a new list view.
         */
        readonly ListInfoCreateInput: {
            /** @description Fields to show as columns, in their order. */
            readonly displayColumns: readonly string[];
            /** @description The logic that combines the filters. */
            readonly filterLogicString?: string | null;
            /** @description Filters in their order. */
            readonly filteredByInfo?: readonly components["schemas"]["ListFilterInput"][];
            /** @description True when the object's default columns and filters are taken over. */
            readonly includeDefaultAttributes?: boolean;
            /** @description Name for people. */
            readonly label: string;
            /** @description API names of the groups with whom it is shared. */
            readonly listShares?: readonly string[];
            readonly listViewApiName: components["schemas"]["ApiName"];
            readonly scope?: components["schemas"]["ListScopeInput"];
            /**
             * @description The visibility of the view; the allowed values are the server's.
             * @example Private
             * @example Public
             * @example Shared
             */
            readonly visibility?: string;
        };
        /**
         * Changes of a list view
         * @description The contents of the list view from now on.
         */
        readonly ListInfoUpdateInput: {
            /** @description Fields to show as columns, in their order. */
            readonly displayColumns?: readonly string[];
            /** @description The logic that combines the filters. */
            readonly filterLogicString?: string | null;
            /** @description Filters in their order. */
            readonly filteredByInfo?: readonly components["schemas"]["ListFilterInput"][];
            /** @description True when the object's default columns and filters are taken over. */
            readonly includeDefaultAttributes?: boolean;
            /** @description Name for people. */
            readonly label?: string;
            /** @description API names of the groups with whom it is shared. */
            readonly listShares?: readonly string[];
            readonly listViewApiName?: components["schemas"]["ApiName"];
            readonly scope?: components["schemas"]["ListScopeInput"];
            /**
             * @description The visibility of the view; the allowed values are the server's.
             * @example Private
             * @example Public
             * @example Shared
             */
            readonly visibility?: string;
        };
        /**
         * Available scope
         * @description A scope that list views of an object can have.
         */
        readonly ListObjectScope: {
            /** @description API name of the scope. */
            readonly apiName: string;
            /** @description Entities that the scope can be about. */
            readonly availableEntities: readonly components["schemas"]["ListScopeEntity"][] | null;
            /** @description Name for people. */
            readonly label: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Picklist value of a column
         * @description A value to choose from.
         */
        readonly ListPicklistValue: {
            /** @description The value itself. */
            readonly apiName: string;
            /** @description The value for people. */
            readonly label: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Quick filter overrides
         * @description The differences when a quick filter uses the column.
         */
        readonly ListQuickFilterOverrides: {
            /** @description Kind of value. */
            readonly dataType?: string | null;
            /** @description Values to choose from. */
            readonly picklistValues?: readonly components["schemas"]["ListPicklistValue"][] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Available column
         * @description A field that list views of an object can show.
         */
        readonly ListObjectColumn: {
            /** @description Other name of the field. */
            readonly alias?: string | null;
            /**
             * @description Kind of value.
             * @example Boolean
             * @example Currency
             * @example Date
             * @example DateTime
             * @example Email
             * @example Picklist
             * @example Reference
             * @example String
             */
            readonly dataType: string;
            /** @description The operator of the comparison unless said otherwise. */
            readonly defaultFilterOperator: string | null;
            /** @description True when it can be a column. */
            readonly displayable: boolean;
            /** @description The field. */
            readonly fieldApiName: string;
            /** @description True when views can be filtered by it. */
            readonly filterable: boolean;
            /** @description Name for people. */
            readonly label: string;
            /** @description Values to choose from. */
            readonly picklistValues: readonly components["schemas"]["ListPicklistValue"][] | null;
            /** @description The comparison in a quick filter. */
            readonly quickFilterOperator?: string | null;
            /** @description The differences in a quick filter. */
            readonly quickFilterOverrides?: components["schemas"]["ListQuickFilterOverrides"] | null;
            /** @description True when quick filters can use it. */
            readonly quickFilterable?: boolean;
            /** @description True when views can be sorted by it. */
            readonly sortable: boolean;
            /** @description The possible comparisons. */
            readonly supportedFilterOperators: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * List capabilities of an object
         * @description The columns that list views of an object can show, and the owners of their records.
         */
        readonly ListObjectInfo: {
            /** @description Scopes that a view can have. */
            readonly availableScopes: readonly components["schemas"]["ListObjectScope"][];
            /** @description Fields that a view can show. */
            readonly columns: readonly components["schemas"]["ListObjectColumn"][];
            /** @description True when the user may create list views. */
            readonly createable: boolean;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description API name of the object. */
            readonly objectApiName: string;
            /** @description True when the user may create views that others see. */
            readonly publicOrSharedCreatable?: boolean;
            /** @description The same in the requirement's spelling. */
            readonly publicOrSharedCreateable?: boolean;
            /** @description API name of the related entity. */
            readonly relatedEntityApiName: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * List preferences
         * @description The user's preferences for a list view: widths, wrapping, order.
         */
        readonly ListPreferences: {
            /** @description Width by field name in pixels; -1 is the default. */
            readonly columnWidths: {
                readonly [key: string]: number;
            };
            /** @description The fields whose text wraps, by name. */
            readonly columnWrap: {
                readonly [key: string]: boolean;
            };
            /** @description Tag of this representation. */
            readonly eTag?: string;
            readonly listReference: components["schemas"]["ListReference"];
            /** @description Sort order, the first column first. */
            readonly orderedBy: readonly components["schemas"]["ListOrder"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Sort column to save
         * @description One column to sort by.
         */
        readonly ListOrderInput: {
            /** @description The field. */
            readonly fieldApiName: string;
            /** @description True when the smallest value comes first. */
            readonly isAscending: boolean;
            /** @description Label of the field. */
            readonly label?: string | null;
        };
        /**
         * List preferences to save
         * @description The user's preferences for a list from now on.
         */
        readonly ListPreferencesInput: {
            /** @description Width by field name in pixels; -1 is the default. */
            readonly columnWidths?: {
                readonly [key: string]: number;
            };
            /** @description The fields whose text wraps, by name. */
            readonly columnWrap?: {
                readonly [key: string]: boolean;
            };
            /** @description Sort order, the first column first. */
            readonly orderedBy?: readonly components["schemas"]["ListOrderInput"][];
        };
        /**
         * List view with records
         * @description A list view's information and a page of its records.
         */
        readonly ListUi: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            readonly info: components["schemas"]["ListInfo"];
            readonly records: components["schemas"]["ListRecordCollection"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * List views of an object, older form
         * @description A page of an object's list views, each with the address of its records.
         */
        readonly ListViewSummaryCollection: {
            /** @description Number of items on this page. */
            readonly count: number;
            /** @description Token of this page. */
            readonly currentPageToken: string | null;
            /** @description Address of this page. */
            readonly currentPageUrl: string | null;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Token of the next page; null at the end. */
            readonly nextPageToken: string | null;
            /** @description Address of the next page. */
            readonly nextPageUrl: string | null;
            /** @description Greatest number of items on a page. */
            readonly pageSize: number;
            /** @description Token of the page before. */
            readonly previousPageToken: string | null;
            /** @description Address of the page before. */
            readonly previousPageUrl: string | null;
            /** @description The list views of this page. */
            readonly lists: readonly components["schemas"]["ListInfoSummary"][];
            /** @description API name of the object. */
            readonly objectApiName: string;
            /** @description The text that was searched for. */
            readonly queryString: string | null;
            /** @description True when only recently used list views are listed. */
            readonly recentListsOnly: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Answer of the list-ui address with one name
         * @description A list view with records where the address held the id of a list view; the list views of an object where it held the name of an object.
         */
        readonly ListUiByIdOrObject: components["schemas"]["ListUi"] | components["schemas"]["ListViewSummaryCollection"];
        /**
         * Number of records in a related list
         * @description The number of records in a related list, up to the greatest number that was asked for.
         */
        readonly RelatedListCount: {
            /** @description Number of records that were counted. */
            readonly count: number;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description True when there are more. */
            readonly hasMore: boolean;
            readonly listReference: components["schemas"]["RelatedListReference"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Result of one count
         * @description A count with status 200, or a list of errors.
         */
        readonly RelatedListCountBatchResult: {
            /** @description The count, or why there is none. */
            readonly result: components["schemas"]["RelatedListCount"] | components["schemas"]["ReadErrors"];
            /** @description HTTP status of this item. */
            readonly statusCode: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Results of a batch count
         * @description One result for each related list, in the order of the names.
         */
        readonly RelatedListCountBatchResults: {
            /** @description True when any item failed. */
            readonly hasErrors?: boolean;
            /** @description One result for each related list. */
            readonly results: readonly components["schemas"]["RelatedListCountBatchResult"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Related list column
         * @description One column of a related list.
         */
        readonly RelatedListColumn: {
            /**
             * @description Kind of value, in lower case.
             * @example boolean
             * @example currency
             * @example date
             * @example datetime
             * @example picklist
             * @example reference
             * @example string
             */
            readonly dataType?: string;
            /** @description The field. */
            readonly fieldApiName: string;
            /** @description True when the list can be filtered by it. */
            readonly filterable?: boolean;
            /** @description The ways in which values can be changed in the list, by record type. */
            readonly inlineEditAttributes?: {
                readonly [key: string]: components["schemas"]["ListInlineEditAttributes"];
            } | null;
            /** @description Heading. */
            readonly label: string;
            /** @description Path to the id of the record that the value links to. */
            readonly lookupId?: string | null;
            /** @description Values to choose from. */
            readonly picklistValues?: readonly string[] | null;
            /** @description The comparison in a quick filter. */
            readonly quickFilterOperator?: string | null;
            /** @description True when searches look into it. */
            readonly searchable?: boolean;
            /** @description True when the list can be sorted by it. */
            readonly sortable: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Related list information
         * @description The contents, filters and order of a related list, and the user's rights to it.
         */
        readonly RelatedListInfo: {
            /** @description True when the user may copy it. */
            readonly cloneable: boolean;
            /** @description True when the user may create records in it. */
            readonly createable: boolean;
            /** @description True when the user may delete it. */
            readonly deletable: boolean;
            /** @description Columns in their order. */
            readonly displayColumns: readonly components["schemas"]["RelatedListColumn"][];
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description The child's field that refers to the parent. */
            readonly fieldApiName: string;
            /** @description Fields that were asked for. */
            readonly fields: readonly string[];
            /** @description The logic that combines the filters; empty for most related lists. */
            readonly filterLogicString: string | null;
            /** @description True when it can be filtered. */
            readonly filterable?: boolean;
            /** @description Filters in their order. */
            readonly filteredByInfo: readonly components["schemas"]["ListFilter"][];
            /** @description Name for people. */
            readonly label: string;
            readonly listReference: components["schemas"]["RelatedListReference"];
            /** @description API names of the objects whose records are listed. */
            readonly objectApiNames: readonly string[];
            /** @description Optional fields that were asked for. */
            readonly optionalFields: readonly string[];
            /** @description Sort order, the first column first. */
            readonly orderedByInfo: readonly components["schemas"]["ListOrder"][];
            /** @description True when only the columns of the layout are shown. */
            readonly restrictColumnsToLayout?: boolean;
            /** @description True when the user may change it. */
            readonly updateable: boolean;
            readonly userPreferences: components["schemas"]["ListColumnPreferences"];
            /**
             * @description The visibility.
             * @example Public
             * @example Private
             * @example Shared
             */
            readonly visibility: string;
            /** @description True when the user may change who sees it. */
            readonly visibilityEditable: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Result of one related list's information
         * @description The related list's information with status 200, or a list of errors.
         */
        readonly RelatedListInfoBatchResult: {
            /** @description The related list's information, or why there is none. */
            readonly result: components["schemas"]["RelatedListInfo"] | components["schemas"]["ReadErrors"];
            /** @description HTTP status of this item. */
            readonly statusCode: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Results of a batch read of related list information
         * @description One result for each related list, in the order of the names.
         */
        readonly RelatedListInfoBatchResults: {
            /** @description True when any item failed. */
            readonly hasErrors?: boolean;
            /** @description One result for each related list. */
            readonly results: readonly components["schemas"]["RelatedListInfoBatchResult"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Related list in short
         * @description A related list in the collection of an object's related lists.
         */
        readonly RelatedListSummary: {
            /** @description Name of one record. */
            readonly entityLabel: string;
            /** @description Name of many records. */
            readonly entityLabelPlural: string;
            /** @description The child's field that refers to the parent. */
            readonly fieldApiName: string;
            /** @description First three characters of the record ids. */
            readonly keyPrefix: string | null;
            /** @description Name for people. */
            readonly label: string;
            /** @description API name of the child's object. */
            readonly objectApiName: string;
            /** @description API name of the parent's field. */
            readonly parentFieldApiName: string;
            /** @description Name of the related list. */
            readonly relatedListId: string;
            /** @description Address of its information. */
            readonly relatedListInfoUrl: string | null;
            /** @description Colour and icon of the child's object. */
            readonly themeInfo: components["schemas"]["ThemeInfo"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Related lists of an object
         * @description Every related list of a parent object.
         */
        readonly RelatedListSummaryCollection: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description API name of the parent's object. */
            readonly parentObjectApiName: string;
            /** @description Id of the parent's record type. */
            readonly parentRecordTypeId: string | null;
            /** @description The related lists. */
            readonly relatedLists: readonly components["schemas"]["RelatedListSummary"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Column preferences to save
         * @description The user's preferences for the columns from now on.
         */
        readonly RelatedListColumnPreferencesInput: {
            /** @description Width by field name in pixels; -1 is the default. */
            readonly columnWidths?: {
                readonly [key: string]: number;
            };
            /** @description The fields whose text wraps, by name. */
            readonly columnWrap?: {
                readonly [key: string]: boolean;
            };
        };
        /**
         * Changes of a related list
         * @description The order and the columns of the related list from now on.
         */
        readonly RelatedListInfoUpdateInput: {
            /** @description Sort order, the first column first. */
            readonly orderedByInfo?: readonly components["schemas"]["ListOrderInput"][];
            readonly userPreferences?: components["schemas"]["RelatedListColumnPreferencesInput"];
        };
        /**
         * Related list preferences
         * @description The user's preferences for a related list: widths, wrapping, order.
         */
        readonly RelatedListPreferences: {
            /** @description Width by field name in pixels; -1 is the default. */
            readonly columnWidths: {
                readonly [key: string]: number;
            };
            /** @description The fields whose text wraps, by name. */
            readonly columnWrap: {
                readonly [key: string]: boolean;
            };
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Sort order, the first column first. */
            readonly orderedBy: readonly components["schemas"]["ListOrder"][];
            /** @description Which related list of which object. */
            readonly preferencesId: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Result of one related list's preferences
         * @description The preferences with status 200, or a list of errors.
         */
        readonly RelatedListPreferencesBatchResult: {
            /** @description The preferences, or why there are none. */
            readonly result: components["schemas"]["RelatedListPreferences"] | components["schemas"]["ReadErrors"];
            /** @description HTTP status of this item. */
            readonly statusCode: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Results of a batch read of related list preferences
         * @description One result for each id, in the order of the ids.
         */
        readonly RelatedListPreferencesBatchResults: {
            /** @description True when any item failed. */
            readonly hasErrors?: boolean;
            /** @description One result for each id. */
            readonly results: readonly components["schemas"]["RelatedListPreferencesBatchResult"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Query of one related list
         * @description Which related list, and what its page is to hold.
         */
        readonly RelatedListRecordsParameters: {
            readonly fields?: components["schemas"]["RelatedFieldNames"];
            readonly optionalFields?: components["schemas"]["RelatedFieldNames"];
            /** @description Number of records on the page. */
            readonly pageSize?: number;
            /** @description Name of the related list. */
            readonly relatedListId: string;
            /** @description Names of fields; a leading minus sorts downwards. */
            readonly sortBy?: readonly string[];
            /** @description A filter in the platform's GraphQL notation. */
            readonly where?: string;
        };
        /**
         * Query of several related lists
         * @description Which related lists of one parent record are wanted.
         */
        readonly RelatedListRecordsBatchInput: {
            /** @description One query for each related list. */
            readonly relatedListParameters: readonly components["schemas"]["RelatedListRecordsParameters"][];
        };
        /**
         * Result of one related list's records
         * @description A page with status 200, or a list of errors.
         */
        readonly RelatedListRecordsBatchResult: {
            /** @description The page, or why there is none. */
            readonly result: components["schemas"]["RelatedListRecordCollection"] | components["schemas"]["ReadErrors"];
            /** @description HTTP status of this item. */
            readonly statusCode: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Results of a batch read of related lists
         * @description One result for each related list, in the order of the queries.
         */
        readonly RelatedListRecordsBatchResults: {
            /** @description True when any item failed. */
            readonly hasErrors?: boolean;
            /** @description One result for each related list. */
            readonly results: readonly components["schemas"]["RelatedListRecordsBatchResult"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Save option
         * @description A choice that the user has when saving.
         */
        readonly LayoutSaveOption: {
            /** @description True when it is chosen unless the user says otherwise. */
            readonly defaultValue: boolean;
            /** @description True when the user sees it. */
            readonly isDisplayed: boolean;
            /** @description Name for people. */
            readonly label: string;
            /** @description Name for programs. */
            readonly name: string;
            /** @description Name of the REST header. */
            readonly restHeaderName: string | null;
            /** @description Name of the SOAP header. */
            readonly soapHeaderName: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Field in a layout
         * @description A field of the record.
         */
        readonly FieldComponent: {
            /** @description API name of the field. */
            readonly apiName: string | null;
            /**
             * @description Kind of component.
             * @constant
             */
            readonly componentType: "Field";
            /** @description Label of the field. */
            readonly label: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Empty space in a layout
         * @description A cell that stays empty.
         */
        readonly EmptySpaceComponent: {
            /** @description Always null. */
            readonly apiName?: string | null;
            /**
             * @description Kind of component.
             * @constant
             */
            readonly componentType: "EmptySpace";
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Link in a layout
         * @description A link to another address.
         */
        readonly CustomLinkComponent: {
            /** @description API name of the link. */
            readonly apiName: string | null;
            /**
             * @description The way in which the address is opened.
             * @example NewWindow
             * @example NoSidebar
             * @example OnClickJavaScript
             * @example Replace
             * @example Sidebar
             */
            readonly behavior?: string;
            /**
             * @description Kind of component.
             * @constant
             */
            readonly componentType: "CustomLink";
            /** @description The address. */
            readonly customLinkUrl?: string | null;
            /** @description Text of the link. */
            readonly label: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Canvas app in a layout
         * @description An embedded app.
         */
        readonly CanvasComponent: {
            /** @description API name of the app. */
            readonly apiName: string | null;
            /**
             * @description Kind of component.
             * @constant
             */
            readonly componentType: "Canvas";
            /** @description The place at which it is shown. */
            readonly displayLocation?: string | null;
            /** @description Height. */
            readonly height?: string | null;
            /** @description Id of the app. */
            readonly referenceId?: string | null;
            /** @description True when it has scroll bars. */
            readonly showScroll?: boolean;
            /** @description Width. */
            readonly width?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Report chart in a layout
         * @description A chart of a report.
         */
        readonly ReportChartComponent: {
            /** @description API name of the report. */
            readonly apiName: string | null;
            /** @description True when the chart's data is cached. */
            readonly cacheData?: boolean;
            /**
             * @description Kind of component.
             * @constant
             */
            readonly componentType: "ReportChart";
            /** @description Why it cannot be shown. */
            readonly error?: string | null;
            /** @description The report's filter. */
            readonly filter?: string | null;
            /** @description True when it disappears when it cannot be shown. */
            readonly hideOnError?: boolean;
            /** @description The substitute in its place. */
            readonly placeholder?: boolean | string | null;
            /** @description Id of the report. */
            readonly reportId?: string | null;
            /** @description True when its title is shown. */
            readonly showTitle?: boolean;
            /** @description The size. */
            readonly size?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Page in a layout
         * @description An embedded page of the platform.
         */
        readonly VisualforcePageComponent: {
            /** @description API name of the page. */
            readonly apiName: string | null;
            /**
             * @description Kind of component.
             * @constant
             */
            readonly componentType: "VisualforcePage";
            /** @description Height. */
            readonly height?: string | number | null;
            /** @description Label. */
            readonly label?: string | null;
            /** @description True when its label is shown. */
            readonly showLabel?: boolean;
            /** @description True when it has scroll bars. */
            readonly showScrollbars?: boolean;
            /** @description Height that the page asks for. */
            readonly suggestedHeight?: string | null;
            /** @description Width that the page asks for. */
            readonly suggestedWidth?: string | null;
            /** @description Address of the page. */
            readonly url?: string | null;
            /** @description Width. */
            readonly width?: string | number | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Other component in a layout
         * @description A kind of component that this contract does not know.
         */
        readonly OtherLayoutComponent: {
            /** @description Kind of component. */
            readonly componentType: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Layout component
         * @description The content of a layout's cell, told apart by componentType. Kinds that are not known yet are plain objects.
         */
        readonly LayoutComponent: components["schemas"]["FieldComponent"] | components["schemas"]["EmptySpaceComponent"] | components["schemas"]["CustomLinkComponent"] | components["schemas"]["CanvasComponent"] | components["schemas"]["ReportChartComponent"] | components["schemas"]["VisualforcePageComponent"] | components["schemas"]["OtherLayoutComponent"];
        /**
         * Layout item
         * @description One cell of a row. It can hold several components, such as who created a record and when.
         */
        readonly LayoutItem: {
            /** @description True when the user may set it on a new record. */
            readonly editableForNew: boolean;
            /** @description True when the user may change it. */
            readonly editableForUpdate: boolean;
            /** @description Label; may be empty. */
            readonly label: string | null;
            /** @description The content of the cell. */
            readonly layoutComponents: readonly components["schemas"]["LayoutComponent"][];
            /** @description The field with the id of the record that the value links to. */
            readonly lookupIdApiName: string | null;
            /** @description True when it must have a value. */
            readonly required: boolean;
            /** @description True when lists can be sorted by it. */
            readonly sortable: boolean;
            /** @description Edit, Required or Readonly. */
            readonly uiBehavior?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Layout row
         * @description One row of a section.
         */
        readonly LayoutRow: {
            /** @description Cells from left to right. */
            readonly layoutItems: readonly components["schemas"]["LayoutItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Layout section
         * @description A part of a layout with a heading.
         */
        readonly LayoutSection: {
            /** @description True when the user can close it. */
            readonly collapsible: boolean;
            /** @description Number of columns. */
            readonly columns: number;
            /** @description Heading. */
            readonly heading: string | null;
            /** @description Id of the section. */
            readonly id: string;
            /** @description Rows from top to bottom. */
            readonly layoutRows: readonly components["schemas"]["LayoutRow"][];
            /** @description Number of rows. */
            readonly rows: number;
            /** @description Order in which the tab key visits the fields. */
            readonly tabOrder?: string | null;
            /** @description True when the heading is shown. */
            readonly useHeading: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Layout
         * @description The arrangement of a record's fields. No entity of its own, since its content also depends on the form factor that was asked for.
         */
        readonly Layout: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Id of the layout. */
            readonly id: string | null;
            /**
             * @description The extent of the layout, all fields or only the most important ones.
             * @example Full
             * @example Compact
             */
            readonly layoutType: string;
            /**
             * @description The mode of the layout.
             * @example View
             * @example Edit
             * @example Create
             */
            readonly mode: string;
            /** @description API name of the object. */
            readonly objectApiName?: string | null;
            /** @description Id of the record type. */
            readonly recordTypeId?: string | null;
            /** @description Choices that the user has when saving. */
            readonly saveOptions?: readonly components["schemas"]["LayoutSaveOption"][];
            /** @description Sections from top to bottom. */
            readonly sections: readonly components["schemas"]["LayoutSection"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Section user state
         * @description The state of a section for the user.
         */
        readonly SectionUserState: {
            /** @description True when it is closed. */
            readonly collapsed: boolean;
            /** @description Id of the section. */
            readonly id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Layout user state
         * @description Which sections of a layout the user has closed.
         */
        readonly LayoutUserState: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Id of the layout. */
            readonly id: string;
            /** @description State by section id. */
            readonly sectionUserStates: {
                readonly [key: string]: components["schemas"]["SectionUserState"];
            };
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Section user state to save
         * @description The new state of the section.
         */
        readonly SectionUserStateInput: {
            /** @description True when it is closed. */
            readonly collapsed: boolean;
            /** @description Id of the section. */
            readonly id?: string;
        };
        /**
         * Layout user state to save
         * @description Which sections the user has opened or closed.
         */
        readonly LayoutUserStateInput: {
            /** @description State by section id. */
            readonly sectionUserStates: {
                readonly [key: string]: components["schemas"]["SectionUserStateInput"];
            };
        };
        /**
         * Path layout
         * @description The layout of a record's path. Its shape is not shown; it is handed on as it is.
         */
        readonly PathLayout: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Action
         * @description Something the user can start: a button, a link or a quick action.
         */
        readonly PlatformAction: {
            /**
             * @description The place at which it is offered.
             * @example Chatter
             * @example Dockable
             * @example FlexiPage
             * @example Global
             * @example ListView
             * @example ListViewRecord
             * @example Lookup
             * @example MruList
             * @example ObjectHomeChart
             * @example Photo
             * @example Record
             * @example RecordEdit
             * @example RelatedList
             * @example RelatedListRecord
             */
            readonly actionListContext: string;
            /** @description The target that it starts. */
            readonly actionTarget: string | null;
            /** @description Describe, Invoke or Visualforce. */
            readonly actionTargetType: string | null;
            /** @description API name of the action. */
            readonly apiName: string;
            /** @description Id that stays the same between orgs. */
            readonly externalId: string | null;
            /** @description Address of the icon. */
            readonly iconUrl: string | null;
            /** @description Id of the action. */
            readonly id?: string | null;
            /**
             * @description True when it acts on several records, as a text.
             * @example true
             * @example false
             */
            readonly isMassAction: string;
            /** @description Name for people. */
            readonly label: string;
            /** @description Name of the component that runs it. */
            readonly lwcComponent?: string | null;
            /** @description Hexadecimal colour without a hash. */
            readonly primaryColor: string | null;
            /** @description Id of the record in the related list. */
            readonly relatedListRecordId: string | null;
            /** @description API name of the related object. */
            readonly relatedSourceObject: string | null;
            /** @description ActivityComposer, CollaborateComposer, Page or SingleActionLinks. */
            readonly section: string | null;
            /** @description API name or id of what it acts on. */
            readonly sourceObject: string | null;
            /** @description Finer kind. */
            readonly subtype: string | null;
            /** @description API name of the object that it creates or changes. */
            readonly targetObject: string | null;
            /** @description Address that it opens. */
            readonly targetUrl: string | null;
            /**
             * @description Kind of action.
             * @example CustomButton
             * @example ProductivityAction
             * @example QuickAction
             * @example StandardButton
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Actions of one target
         * @description The actions on one record, object or list.
         */
        readonly ObjectActions: {
            /** @description The actions. */
            readonly actions: readonly components["schemas"]["PlatformAction"][];
            /** @description Addresses of parts of this answer. */
            readonly links?: readonly string[] | null;
            /** @description Address of these actions. */
            readonly url?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Actions
         * @description Actions by what they act on.
         */
        readonly Actions: {
            /** @description Actions by record id, object name or another key. */
            readonly actions: {
                readonly [key: string]: components["schemas"]["ObjectActions"];
            };
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Address of these actions. */
            readonly url?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Quick action layout
         * @description The layout of a quick action's form.
         */
        readonly QuickActionLayout: {
            /** @description API name of the action. */
            readonly actionApiName: string;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Opaque; handed on as it is. */
            readonly layout: unknown;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Action overrides
         * @description The overrides of an object's standard actions. Its shape is not shown; it is handed on as it is.
         */
        readonly ActionOverrides: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Formula activations
         * @description Which parts of a page are active, by formula.
         */
        readonly FormulaActivations: {
            /** @description Opaque; handed on as it is. */
            readonly activations: unknown;
            /** @description Tag of this representation. */
            readonly eTag?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Quick action colour
         * @description A colour of the action's icon.
         */
        readonly QuickActionColor: {
            /** @description Hexadecimal colour without a hash. */
            readonly color: string;
            /** @description The purpose of the colour. */
            readonly colorContext: string;
            /** @description The theme it belongs to. */
            readonly theme: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Quick action icon
         * @description An icon of the action.
         */
        readonly QuickActionIcon: {
            /** @description Media type. */
            readonly contentType: string;
            /** @description Height in pixels. */
            readonly height: number;
            /** @description The theme it belongs to. */
            readonly theme: string;
            /** @description Address. */
            readonly url: string;
            /** @description Width in pixels. */
            readonly width: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Quick action parameter
         * @description The context in which the action is started.
         */
        readonly QuickActionParameter: {
            /** @description Name. */
            readonly parameterName: string;
            /** @description Value. */
            readonly parameterValue: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Quick action information
         * @description The behaviour and the looks of a quick action.
         */
        readonly QuickActionInfo: {
            /** @description The access that the user needs; its values are not shown. */
            readonly accessLevelRequired: string | null;
            /** @description API name of the action. */
            readonly actionApiName: string;
            /** @description Colours of the icon. */
            readonly colors: readonly components["schemas"]["QuickActionColor"][] | null;
            /** @description Label for the assistant. */
            readonly copilotActionLabel?: string | null;
            /** @description The output for the assistant. */
            readonly copilotActionOutput?: string | null;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Name of the flow that it starts. */
            readonly flowDevName: string | null;
            /** @description The flow's variable for the record id. */
            readonly flowRecordIdVar: string | null;
            /** @description Name of the icon. */
            readonly iconName: string | null;
            /** @description The icons. */
            readonly icons: readonly components["schemas"]["QuickActionIcon"][] | null;
            /** @description Name for people. */
            readonly label: string;
            /** @description Id of the Lightning component bundle. */
            readonly lightningComponentBundleId?: string | null;
            /** @description Name of the Lightning component bundle. */
            readonly lightningComponentBundleName?: string | null;
            /** @description Qualified name of the Lightning component. */
            readonly lightningComponentQualifiedName?: string | null;
            /** @description Id of the web component bundle. */
            readonly lightningWebComponentBundleId?: string | null;
            /** @description Name of the web component bundle. */
            readonly lightningWebComponentBundleName?: string | null;
            /** @description Qualified name of the web component. */
            readonly lightningWebComponentQualifiedName?: string | null;
            /** @description The context of its start. */
            readonly parameters: readonly components["schemas"]["QuickActionParameter"][] | null;
            /** @description The field that refers to the parent record. */
            readonly targetParentField: string | null;
            /** @description Record type of the record that it creates. */
            readonly targetRecordTypeId: string | null;
            /** @description API name of the object that it creates or changes. */
            readonly targetSobjectType: string | null;
            /** @description Kind of quick action. */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Quick action defaults
         * @description The values with which a quick action's form starts.
         */
        readonly QuickActionDefaults: {
            /** @description API name of the action. */
            readonly actionApiName: string;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Values by field name. */
            readonly fields: {
                readonly [key: string]: components["schemas"]["FieldValue"];
            };
            /** @description API name of the object. */
            readonly objectApiName: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Query of one related list's actions
         * @description Which actions of which related list.
         */
        readonly RelatedListActionsParameters: {
            /** @description Kinds of actions. */
            readonly actionTypes?: readonly string[];
            /** @description API names of actions. */
            readonly apiNames?: readonly string[];
            /** @description For which size of device. */
            readonly formFactor?: string;
            /** @description Name of the related list. */
            readonly relatedListId: string;
            /** @description Which actions: those of the page layout or all. */
            readonly retrievalMode?: string;
            /** @description Parts of the page. */
            readonly sections?: readonly string[];
        };
        /**
         * Query of several related lists' actions
         * @description For which related lists actions are wanted.
         */
        readonly RelatedListsActionsInput: {
            /** @description One query for each related list. */
            readonly relatedListsActionParameters: readonly components["schemas"]["RelatedListActionsParameters"][];
        };
        /**
         * Result of one related list's actions
         * @description The actions with status 200, or a list of errors.
         */
        readonly ActionsBatchResult: {
            /** @description The actions, or why there are none. */
            readonly result: components["schemas"]["Actions"] | components["schemas"]["ReadErrors"];
            /** @description HTTP status of this item. */
            readonly statusCode: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Results of a batch read of related list actions
         * @description One result for each related list, in the order of the queries.
         */
        readonly ActionsBatchResults: {
            /** @description True when any item failed. */
            readonly hasErrors?: boolean;
            /** @description One result for each related list. */
            readonly results: readonly components["schemas"]["ActionsBatchResult"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Query of a related list's actions
         * @description Which actions are wanted.
         */
        readonly RelatedListActionsInput: {
            /** @description Kinds of actions. */
            readonly actionTypes?: readonly string[];
            /** @description API names of actions. */
            readonly apiNames?: readonly string[];
            /** @description For which size of device. */
            readonly formFactor?: string;
            /** @description Which actions: those of the page layout or all. */
            readonly retrievalMode?: string;
            /** @description Parts of the page. */
            readonly sections?: readonly string[];
        };
        /**
         * Quick action to perform
         * @description The values of the form.
         */
        readonly QuickActionInput: {
            /** @description True to save although a duplicate was found. */
            readonly allowSaveOnDuplicate?: boolean;
            readonly apiName?: components["schemas"]["ApiName"];
            /** @description Id of the record that the action acts on. */
            readonly contextId?: string;
            readonly fields?: components["schemas"]["FieldInputs"];
        };
        /**
         * Quick action result
         * @description The result of performing a quick action.
         */
        readonly QuickActionExecutionResult: {
            /** @description Id of the record that the action acted on. */
            readonly contextId: string | null;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Id of the feed item. */
            readonly feedItemId: string | null;
            /** @description Id of the record that was created or changed. */
            readonly id: string | null;
            /** @description True when a record was created. */
            readonly isCreated: boolean;
            /** @description True when it worked. */
            readonly isSuccess: boolean;
            /** @description The message for the user. */
            readonly successMessage: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Page reference
         * @description The target of a navigation item.
         */
        readonly PageReference: {
            /** @description The subject of the page. */
            readonly attributes: {
                readonly [key: string]: unknown;
            } | null;
            /** @description State of the page. */
            readonly state: {
                readonly [key: string]: unknown;
            } | null;
            /** @description Kind of page, such as standard__objectPage. */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Navigation item
         * @description A place in the portal's or an app's navigation. No entity of its own, since an app lists items as the user arranged them.
         */
        readonly NavItem: {
            /** @description True when it is offered in the older interface. */
            readonly availableInClassic: boolean;
            /** @description True when it is offered in the newer interface. */
            readonly availableInLightning: boolean;
            /** @description Hexadecimal colour without a hash. */
            readonly color: string | null;
            /** @description Address of its content. */
            readonly content: string | null;
            /** @description True when it is custom. */
            readonly custom: boolean;
            /** @description Name for programs. */
            readonly developerName: string | null;
            /** @description Address of the icon. */
            readonly iconUrl: string | null;
            /** @description Id of the item. */
            readonly id: string | null;
            /**
             * @description Kind of item.
             * @example CanvasConnectedApp
             * @example ConnectedApp
             * @example Entity
             * @example FullSite
             * @example Help
             * @example ListView
             * @example Logout
             * @example NotificationSettings
             * @example Record
             * @example Standard
             * @example TabApexPage
             * @example TabAura
             * @example TabFlexiPage
             * @example TabSObject
             * @example TabWeb
             * @example UserProfile
             */
            readonly itemType: string;
            /** @description Name for people. */
            readonly label: string;
            /** @description API name of the object. */
            readonly objectApiName: string | null;
            /** @description Name of one record. */
            readonly objectLabel: string | null;
            /** @description Name of many records. */
            readonly objectLabelPlural: string | null;
            /** @description The target. */
            readonly pageReference: components["schemas"]["PageReference"] | null;
            /** @description Kind of standard page; an open list. */
            readonly standardType: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * App
         * @description An app with its navigation.
         */
        readonly App: {
            /** @description Id of the app. */
            readonly appId: string | null;
            /** @description The purpose. */
            readonly description: string | null;
            /** @description Name for programs. */
            readonly developerName: string;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Sizes of device that it is for. */
            readonly formFactors: readonly string[];
            /** @description Colour of the header. */
            readonly headerColor: string | null;
            /** @description Address of the icon. */
            readonly iconUrl: string | null;
            /** @description True when temporary tabs are off. */
            readonly isNavAutoTempTabsDisabled: boolean;
            /** @description True when the user cannot arrange the navigation. */
            readonly isNavPersonalizationDisabled: boolean;
            /** @description True when tabs are forgotten. */
            readonly isNavTabPersistenceDisabled: boolean;
            /** @description True when the service console's pinned view is on. */
            readonly isOmniPinnedViewEnabled?: boolean;
            /** @description Name for people. */
            readonly label: string;
            /** @description Address of the logo. */
            readonly logoUrl: string | null;
            /** @description The start page on a phone. */
            readonly mobileStartUrl: string | null;
            /** @description Its navigation. */
            readonly navItems: readonly components["schemas"]["NavItem"][];
            /** @description True when it is the user's current app. */
            readonly selected: boolean;
            /** @description The start page. */
            readonly startUrl: string | null;
            /**
             * @description Kind of app.
             * @example Classic
             * @example Community
             * @example Connected
             * @example ExternalClient
             * @example Lightning
             */
            readonly type: string;
            /** @description Its navigation as the user arranged it. */
            readonly userNavItems: readonly components["schemas"]["NavItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Apps
         * @description The apps that the user may open.
         */
        readonly Apps: {
            /** @description The apps. */
            readonly apps: readonly components["schemas"]["App"][];
            /** @description Tag of this representation. */
            readonly eTag?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Navigation items
         * @description A page of navigation items.
         */
        readonly NavItems: {
            /** @description Address of this page. */
            readonly currentPageUrl: string | null;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description The items of this page. */
            readonly navItems: readonly components["schemas"]["NavItem"][];
            /** @description Address of the next page; null at the end. Pages count from 0. */
            readonly nextPageUrl: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Page reference to save
         * @description The page that a new item leads to.
         */
        readonly PageReferenceInput: {
            /** @description The subject of the page. */
            readonly attributes: {
                readonly [key: string]: unknown;
            };
            /** @description State of the page. */
            readonly state?: {
                readonly [key: string]: unknown;
            };
            /** @description Kind of page, such as standard__objectPage. */
            readonly type: string;
        };
        /**
         * Navigation item to save
         * @description An item that is there already by its id, or a new one by the page that it leads to.
         */
        readonly NavItemInput: {
            readonly id?: components["schemas"]["RecordId"];
            /** @description A new name, for lists and records only. */
            readonly label?: string;
            readonly pageReference?: components["schemas"]["PageReferenceInput"];
        };
        /**
         * Navigation to save
         * @description The navigation items of an app in their new order. Those that are not named leave it.
         */
        readonly NavItemsInput: {
            /** @description The items; one of them may be new. */
            readonly navItems: readonly components["schemas"]["NavItemInput"][];
        };
        /**
         * Favorite
         * @description A place that the user goes to often, with what is needed to show it.
         */
        readonly Favorite: {
            /** @description Number of times it was used. */
            readonly accessCount: number;
            /** @description Hexadecimal colour of the icon without a hash. */
            readonly iconColor: string | null;
            /** @description Address of the icon. */
            readonly iconUrl: string | null;
            /** @description Id of the favorite. */
            readonly id: string;
            /**
             * Format: date-time
             * @description Time of its last use.
             */
            readonly lastAccessDate: string | null;
            /** @description Name for people. */
            readonly name: string;
            /** @description API name of the object that it belongs to. */
            readonly objectType: string | null;
            /** @description Place among the favorites, from 1. */
            readonly sortOrder: number;
            /** @description The kind of place, mostly the label of the object. */
            readonly subtitle: string | null;
            /** @description Id or API name of the place, by its kind. */
            readonly target: string;
            /**
             * @description Kind of place.
             * @example ListView
             * @example ObjectHome
             * @example Record
             * @example Tab
             */
            readonly targetType: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Favorites
         * @description All favorites of the user in their order.
         */
        readonly FavoriteCollection: {
            /** @description The favorites. */
            readonly favorites: readonly components["schemas"]["Favorite"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Kind of favorite
         * @description A list view, the home of an object, a record or a tab.
         * @enum {unknown}
         */
        readonly FavoriteTargetType: "ListView" | "ObjectHome" | "Record" | "Tab";
        /**
         * New favorite
         * @description The place, and how it is shown.
         */
        readonly FavoriteCreateInput: {
            /** @description Name for people; else that of the place. */
            readonly name?: string;
            /** @description Place among the favorites; else the last. */
            readonly sortOrder?: number;
            /** @description Id or API name of the place, by its kind. */
            readonly target: string;
            readonly targetType: components["schemas"]["FavoriteTargetType"];
        };
        /**
         * Favorite to keep
         * @description A favorite, and a new name where it gets one.
         */
        readonly FavoriteToKeep: {
            readonly id: components["schemas"]["RecordId"];
            /** @description A new name for people. */
            readonly name?: string;
        };
        /**
         * Favorites to keep
         * @description The favorites in their new order. Those that are not named are deleted.
         */
        readonly FavoriteBatchInput: {
            /** @description The favorites to keep. */
            readonly favorites: readonly components["schemas"]["FavoriteToKeep"][];
        };
        /**
         * Changes of a favorite
         * @description A new name, a new place among the others, or both.
         */
        readonly FavoriteUpdateInput: {
            /** @description Name for people. */
            readonly name?: string;
            /** @description Place among the favorites. */
            readonly sortOrder?: number;
        };
        /**
         * Picture of a theme
         * @description A picture in three sizes.
         */
        readonly ThemeImage: ({
            /** @description Address of the large one. */
            readonly largeUrl: string | null;
            /** @description Address of the middle one. */
            readonly mediumUrl: string | null;
            /** @description Address of the small one. */
            readonly smallUrl: string | null;
        } & {
            readonly [key: string]: unknown;
        }) | null;
        /**
         * Banner of a theme
         * @description A wide picture.
         */
        readonly ThemeBanner: ({
            /** @description Address of the picture. */
            readonly fullSizeUrl: string | null;
        } & {
            readonly [key: string]: unknown;
        }) | null;
        /**
         * Theme
         * @description The colours and pictures that the org has chosen.
         */
        readonly Theme: {
            /** @description Colour of the brand with a hash. */
            readonly brandColor: string | null;
            readonly brandImage: components["schemas"]["ThemeImage"];
            readonly defaultGroupBanner: components["schemas"]["ThemeBanner"];
            readonly defaultGroupImage: components["schemas"]["ThemeImage"];
            readonly defaultPageBanner: components["schemas"]["ThemeBanner"];
            readonly defaultUserBanner: components["schemas"]["ThemeBanner"];
            readonly defaultUserImage: components["schemas"]["ThemeImage"];
            /** @description How close lines stand: ViewOne is comfortable, ViewTwo compact. */
            readonly density?: string;
            /** @description Colour of the header with a hash. */
            readonly headerColor: string | null;
            /** @description Colour of links with a hash. */
            readonly linkColor: string | null;
            /** @description Colour of the page with a hash. */
            readonly pageColor: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Duplicate filter item
         * @description One comparison.
         */
        readonly DuplicateFilterItem: {
            /** @description The field. */
            readonly field: string;
            /** @description The operator of the comparison. */
            readonly operation: string;
            /** @description Its number in the filter. */
            readonly sortOrder: number;
            /** @description The value to compare with. */
            readonly value: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Duplicate rule filter
         * @description Which records a rule looks at.
         */
        readonly DuplicateRuleFilter: {
            /** @description The logic that combines the filter items. */
            readonly booleanFilter: string | null;
            /** @description The comparisons. */
            readonly filterItems: readonly components["schemas"]["DuplicateFilterItem"][];
            /** @description The criteria; the platform spells the member so. */
            readonly ruleCritera?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Match rule
         * @description The rule by which two records count as the same.
         */
        readonly MatchRule: {
            /**
             * @description The method of the comparison.
             * @example ExactMatchEngine
             * @example FuzzyMatchEngine
             */
            readonly matchEngine: string;
            /** @description The fields that are compared. */
            readonly matchFields: readonly string[];
            /** @description Its name. */
            readonly name: string;
            /** @description API name of the object. */
            readonly objectApiName: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Duplicate rule
         * @description The rule by which duplicates are looked for.
         */
        readonly DuplicateRule: {
            /**
             * @description The action on a new duplicate.
             * @example Allow
             * @example Block
             */
            readonly actionOnInsert: string;
            /**
             * @description The action on a record that becomes a duplicate.
             * @example Allow
             * @example Block
             */
            readonly actionOnUpdate: string;
            /** @description True when the rule is in force. */
            readonly active: boolean;
            /** @description Which records it looks at. */
            readonly duplicateRuleFilters: readonly components["schemas"]["DuplicateRuleFilter"][];
            /** @description The rule by which two records count as the same. */
            readonly matchRules: readonly components["schemas"]["MatchRule"][];
            /** @description Its name. */
            readonly name: string;
            /** @description Alert or Report, for new records. */
            readonly operationsOnInsert: readonly string[];
            /** @description Alert or Report, for changed records. */
            readonly operationsOnUpdate: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Duplicates configuration
         * @description The rules by which duplicates of an object's records are found.
         */
        readonly DuplicatesConfiguration: {
            /** @description API name of the object. */
            readonly apiName: string;
            /** @description True when duplicates are looked for when saving. */
            readonly dedupeEnabled: boolean;
            /** @description Fields that count. */
            readonly dedupeFields: readonly string[];
            /** @description The rules. */
            readonly duplicateRules: readonly components["schemas"]["DuplicateRule"][];
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description True when duplicates can be looked for before saving. */
            readonly predupeEnabled: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Record to check
         * @description A record that is not saved yet.
         */
        readonly DuplicateCheckInput: {
            /** @description True when it would be saved although a duplicate was found. */
            readonly allowSaveOnDuplicate?: boolean;
            readonly apiName: components["schemas"]["ApiName"];
            readonly fields: components["schemas"]["FieldInputs"];
        };
        /**
         * Duplicate match
         * @description Records of one object that look the same.
         */
        readonly DuplicateMatch: {
            /** @description Result by rule. */
            readonly duplicateResultInfos: {
                readonly [key: string]: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description API name of the object. */
            readonly objectApiName: string;
            /** @description Ids of the records. */
            readonly recordIds: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Duplicates
         * @description The result of a duplicate check.
         */
        readonly Duplicates: {
            /** @description True when the record may be saved nevertheless. */
            readonly allowSave: boolean;
            /** @description The failure of the check, or its reason. */
            readonly duplicateError: boolean | string | null;
            /** @description The rules that found something. */
            readonly duplicateRules: readonly (string | components["schemas"]["DuplicateRule"])[];
            /** @description The matches. */
            readonly matches: readonly components["schemas"]["DuplicateMatch"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Photo metadata
         * @description The source of a photo.
         */
        readonly PhotoMetadata: {
            /** @description Id of the company at the provider. */
            readonly companyBluemasterId?: string | number | null;
            /** @description Id of the provider's answer. */
            readonly responseId?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Photo avatar
         * @description A photo.
         */
        readonly PhotoAvatar: {
            /** @description Hexadecimal colour without a hash. */
            readonly backgroundColor: string | null;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Height in pixels. */
            readonly height: number | null;
            /** @description The source of the photo. */
            readonly photoMetadata: components["schemas"]["PhotoMetadata"] | null;
            /** @description Address of the photo. */
            readonly photoUrl: string | null;
            /** @description The provider of the photo. */
            readonly provider: string | null;
            /** @description Id of the record. */
            readonly recordId: string | null;
            /**
             * @description Kind of avatar.
             * @constant
             */
            readonly type: "Photo";
            /** @description Width in pixels. */
            readonly width: number | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Theme avatar
         * @description The icon of the record's object.
         */
        readonly ThemeAvatar: {
            /** @description Hexadecimal colour without a hash. */
            readonly backgroundColor: string | null;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Address of the icon. */
            readonly iconUrl: string | null;
            /** @description Id of the record. */
            readonly recordId: string | null;
            /**
             * @description Kind of avatar.
             * @constant
             */
            readonly type: "Theme";
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Other avatar
         * @description A kind of avatar that this contract does not know.
         */
        readonly OtherAvatar: {
            /** @description Kind of avatar. */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Record avatar
         * @description The picture of a record, told apart by type. Kinds that are not known yet are plain objects, and the SDK reports them as an error of their item.
         */
        readonly RecordAvatar: components["schemas"]["PhotoAvatar"] | components["schemas"]["ThemeAvatar"] | components["schemas"]["OtherAvatar"];
        /**
         * Avatar found
         * @description An avatar with status 200.
         */
        readonly RecordAvatarFound: {
            readonly result: components["schemas"]["RecordAvatar"];
            /**
             * @description HTTP status of this item.
             * @constant
             */
            readonly statusCode: 200;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Avatar refused
         * @description Errors with status 400.
         */
        readonly RecordAvatarRefused: {
            readonly result: components["schemas"]["ReadErrors"];
            /**
             * @description HTTP status of this item.
             * @constant
             */
            readonly statusCode: 400;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Avatar missing
         * @description Errors with status 404.
         */
        readonly RecordAvatarMissing: {
            readonly result: components["schemas"]["ReadErrors"];
            /**
             * @description HTTP status of this item.
             * @constant
             */
            readonly statusCode: 404;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Avatar with another status
         * @description A status that this contract does not know.
         */
        readonly RecordAvatarOtherResult: {
            /** @description HTTP status of this item. */
            readonly statusCode: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Result of one avatar
         * @description Told apart by statusCode; 200, 400 and 404 are known.
         */
        readonly RecordAvatarResult: components["schemas"]["RecordAvatarFound"] | components["schemas"]["RecordAvatarRefused"] | components["schemas"]["RecordAvatarMissing"] | components["schemas"]["RecordAvatarOtherResult"];
        /**
         * Avatars in order
         * @description One result for each id, in the order of the ids.
         */
        readonly RecordAvatarResults: {
            /** @description True when any item failed. */
            readonly hasErrors: boolean;
            /** @description One result for each id. */
            readonly results: readonly components["schemas"]["RecordAvatarResult"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Avatars by record id
         * @description One result for each id.
         */
        readonly RecordAvatarMap: {
            readonly [key: string]: components["schemas"]["RecordAvatarResult"];
        };
        /**
         * Avatars of records
         * @description Either a map by record id or, when errors are flagged, results in the order of the ids.
         */
        readonly RecordAvatarBatch: components["schemas"]["RecordAvatarResults"] | components["schemas"]["RecordAvatarMap"];
        /**
         * Avatar to associate
         * @description Which picture the record is to have.
         */
        readonly RecordAvatarAssociationInput: {
            /** @description The action to take; its values are not shown. */
            readonly actionType?: string;
            /** @description Id of the company at the provider. */
            readonly blueMasterId?: string | null;
            /** @description Id of the picture at the provider. */
            readonly externalId?: string | null;
            /** @description Address of the picture. */
            readonly photoUrl?: string | null;
            /** @description Name of the profile. */
            readonly profileName?: string | null;
        };
        /**
         * Search filter
         * @description One filter that a search offers.
         */
        readonly SearchFilterMetadata: {
            /**
             * @description The control with which the user sets it.
             * @example Text
             * @example Select
             */
            readonly controlType?: string;
            /** @description The start value. */
            readonly defaultValue?: unknown;
            /** @description The field that it compares. */
            readonly fieldPath?: string | null;
            /** @description API name of the filter. */
            readonly filterApiName: string;
            /** @description Name for people. */
            readonly label: string;
            /** @description API name of the object that it chooses from. */
            readonly targetObjectApiName?: string | null;
            /**
             * @description The kind of value that it compares.
             * @example Field
             * @example DataCategory
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Search filters
         * @description The filters that a search for an object offers.
         */
        readonly SearchFilters: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description The filters. */
            readonly filters: readonly components["schemas"]["SearchFilterMetadata"][];
            /** @description API name of the object. */
            readonly objectApiName?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Option of a search filter
         * @description A value that a filter offers.
         */
        readonly SearchFilterOption: {
            /** @description Address of an icon. */
            readonly iconUrl?: string | null;
            /** @description The value for people. */
            readonly label: string;
            /** @description The value itself. */
            readonly value: string | number | boolean | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Options of a search filter
         * @description The values that a filter offers.
         */
        readonly SearchFilterOptions: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description The values. */
            readonly options: readonly components["schemas"]["SearchFilterOption"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Field of the advanced lookup
         * @description A field that is shown of a match.
         */
        readonly LookupDisplayField: {
            /** @description The field. */
            readonly fieldPath: string;
            /** @description Label of the field. */
            readonly label: string;
            /** @description API name of its object. */
            readonly objectApiName: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Fields of the advanced lookup
         * @description The fields that are shown of a match.
         */
        readonly LookupDisplayInfo: {
            /** @description The fields. */
            readonly fields: readonly components["schemas"]["LookupDisplayField"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Advanced lookup
         * @description The display of matches in the advanced lookup.
         */
        readonly LookupAdvancedInfo: {
            readonly displayInfo: components["schemas"]["LookupDisplayInfo"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Fields of a suggestion
         * @description The fields that are shown of a suggestion.
         */
        readonly LookupDisplayLayout: {
            /** @description The fields. */
            readonly displayFields: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Fields that suggestions match
         * @description The fields in which the text is looked for.
         */
        readonly LookupMatchingInfo: {
            /** @description The fields. */
            readonly matchingFields: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Lookup suggestions
         * @description The display and the matching of suggestions.
         */
        readonly LookupSuggestionsInfo: {
            readonly displayLayout: components["schemas"]["LookupDisplayLayout"];
            readonly matchingInfo: components["schemas"]["LookupMatchingInfo"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Lookup target
         * @description The search settings of an object for a lookup.
         */
        readonly LookupTargetInfo: {
            /** @description The display of matches in the advanced lookup. */
            readonly advancedLookupInfo?: components["schemas"]["LookupAdvancedInfo"] | null;
            /** @description API name of the object. */
            readonly objectApiName: string;
            /** @description The display and the matching of suggestions. */
            readonly suggestionsInfo: components["schemas"]["LookupSuggestionsInfo"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Lookup metadata
         * @description The objects that a lookup field can refer to, and the way matches are shown.
         */
        readonly LookupMetadata: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description API name of the lookup field. */
            readonly fieldApiName: string;
            /** @description API name of its object. */
            readonly objectApiName: string;
            /** @description The field shown below the name. */
            readonly secondaryField?: string | null;
            /** @description The search settings of each object that it can refer to, by object. */
            readonly targetInfo: {
                readonly [key: string]: components["schemas"]["LookupTargetInfo"];
            };
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Data category of a search
         * @description Narrows a search to data categories.
         */
        readonly SearchDataCategory: {
            /** @description Name of the group of categories. */
            readonly groupName: string;
            /** @description The operator that combines them. */
            readonly operator: string;
            /** @description Names of the categories. */
            readonly values: readonly string[];
        };
        /**
         * Filter of a search
         * @description Compares a field with values.
         */
        readonly SearchFilter: {
            /** @description The field. */
            readonly fieldPath: string;
            readonly objectApiName?: components["schemas"]["ApiName"];
            /** @description The operator of the comparison. */
            readonly operator: string;
            /** @description The value to compare with. */
            readonly values: readonly (string | number | boolean)[];
        };
        /**
         * Search options of an object
         * @description The filters of one object's search.
         */
        readonly SearchObjectOptions: {
            /** @description Data categories. */
            readonly dataCategories?: readonly components["schemas"]["SearchDataCategory"][];
            /** @description Filters. */
            readonly filters?: readonly components["schemas"]["SearchFilter"][];
        };
        /**
         * Search
         * @description The search settings beyond the text.
         */
        readonly SearchInput: {
            /** @description Kinds of answers that are wanted. */
            readonly answerTypes?: readonly string[];
            /** @description Name of the search configuration. */
            readonly configurationName?: string;
            /** @description Objects to search. */
            readonly objectApiNames?: readonly components["schemas"]["ApiName"][];
            /** @description The filters of the search, by object. */
            readonly searchObjectOptions?: {
                readonly [key: string]: components["schemas"]["SearchObjectOptions"];
            };
        };
        /**
         * Search result
         * @description One record that was found.
         */
        readonly SearchResultRecord: {
            /** @description The field in which the text was found. */
            readonly highlightInfo?: {
                readonly [key: string]: unknown;
            } | null;
            readonly record: components["schemas"]["RecordRepresentation"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Search results of one object
         * @description A page of the records that were found.
         */
        readonly KeywordSearchResults: {
            /** @description Token of this page. */
            readonly currentPageToken?: string | null;
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Token of the next page; null at the end. */
            readonly nextPageToken: string | null;
            /** @description API name of the object. */
            readonly objectApiName: string;
            /** @description Greatest number of results on a page. */
            readonly pageSize?: number;
            /** @description The results of this page. */
            readonly records: readonly components["schemas"]["SearchResultRecord"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Search results
         * @description The result of a search. Its shape is not shown; members beyond these are handed on as they are.
         */
        readonly SearchResults: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Results of each object. */
            readonly keywordSearchResults?: readonly components["schemas"]["KeywordSearchResults"][];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Search of one object
         * @description The filters and the order of the search.
         */
        readonly KeywordSearchInput: {
            /** @description Name of the search configuration. */
            readonly configurationName?: string;
            /** @description Data categories. */
            readonly dataCategories?: readonly components["schemas"]["SearchDataCategory"][];
            /** @description Filters. */
            readonly filters?: readonly components["schemas"]["SearchFilter"][];
            /** @description Number of results on a page. */
            readonly pageSize?: number;
            /** @description Token of a page. */
            readonly pageToken?: string;
            /** @description The field to sort by; a leading minus sorts downwards. */
            readonly sortBy?: string;
        };
        /**
         * Lookup results
         * @description Matches by object.
         */
        readonly LookupResults: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Matches by object. */
            readonly lookupResults: {
                readonly [key: string]: components["schemas"]["RecordCollection"];
            };
            /** @description More about the matches, by object. */
            readonly metadata?: {
                readonly [key: string]: {
                    readonly [key: string]: unknown;
                };
            };
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Order of matches
         * @description A field to sort the matches by.
         */
        readonly LookupOrder: {
            /** @description The field. */
            readonly fieldApiName: string;
            /** @description True when the smallest value comes first. */
            readonly isAscending: boolean;
        };
        /**
         * Source record
         * @description The record whose lookup field is being filled, as far as it is known; `Id` is null for a new one.
         */
        readonly LookupSourceRecord: {
            /** @description Ignored. */
            readonly allowSaveOnDuplicate?: boolean;
            readonly apiName?: components["schemas"]["ApiName"];
            readonly fields: components["schemas"]["FieldInputs"];
        };
        /**
         * Lookup
         * @description For which record the lookup is made, and the order of its matches.
         */
        readonly LookupInput: {
            /** @description Order of the matches. */
            readonly orderBy?: readonly components["schemas"]["LookupOrder"][];
            readonly sourceRecord?: components["schemas"]["LookupSourceRecord"];
        };
        /**
         * File version to upload
         * @description A file with its title. It travels as multipart/form-data.
         */
        readonly ContentVersionInput: {
            /** @description The file; a Blob or File object. */
            readonly fileData: string;
            /** @description Title of the file. */
            readonly title?: string;
            /** @description A description of the file. */
            readonly description?: string;
        };
        /**
         * New file
         * @description The document, its first version and what it is linked to.
         */
        readonly ContentDocumentComposite: {
            readonly contentDocument: components["schemas"]["RecordRepresentation"];
            /** @description The record that the document is linked to. */
            readonly contentDocumentLinks: readonly components["schemas"]["RecordRepresentation"][];
            readonly contentVersion: components["schemas"]["RecordRepresentation"];
            /** @description Tag of this representation. */
            readonly eTag?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Type of a layout
         * @description All fields, or only the most important ones.
         * @enum {unknown}
         */
        readonly LayoutType: "Full" | "Compact";
        /**
         * Mode of a layout
         * @description The mode of the layout.
         * @enum {unknown}
         */
        readonly LayoutMode: "View" | "Edit" | "Create";
        /**
         * Record with its interface
         * @description Records with the layouts and object information that are needed to show them.
         */
        readonly RecordUi: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description State of each layout, by layout id. */
            readonly layoutUserStates: {
                readonly [key: string]: components["schemas"]["LayoutUserState"];
            };
            /** @description Layouts by object, record type, layout type and mode. */
            readonly layouts: {
                readonly [key: string]: {
                    readonly [key: string]: {
                        readonly [key: string]: {
                            readonly [key: string]: components["schemas"]["Layout"];
                        };
                    };
                };
            };
            /** @description Object information by object, with the objects that fields refer to. */
            readonly objectInfos: {
                readonly [key: string]: components["schemas"]["ObjectInfo"];
            };
            /** @description Records by id. */
            readonly records: {
                readonly [key: string]: components["schemas"]["RecordRepresentation"];
            };
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Defaults of a new record
         * @description A record that is not saved yet, with the layout and object information of its form.
         */
        readonly RecordDefaults: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            readonly layout: components["schemas"]["Layout"];
            /** @description Object information by object. */
            readonly objectInfos: {
                readonly [key: string]: components["schemas"]["ObjectInfo"];
            };
            readonly record: components["schemas"]["RecordRepresentation"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Name of a field in a template
         * @description A field name, qualified by its object or not.
         */
        readonly TemplateFieldName: string;
        /**
         * Clone template
         * @description Values for a copy of a record.
         */
        readonly RecordTemplateClone: {
            /** @description API name of the object. */
            readonly apiName: string;
            /** @description Id of the record that is copied. */
            readonly cloneSourceId: string | null;
            /** @description Values by field name; only those that were asked for, and CloneSourceId. */
            readonly fields: {
                readonly [key: string]: components["schemas"]["FieldValue"];
            };
            /** @description Id of the record type. */
            readonly recordTypeId: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Template of a copy
         * @description Values for a copy of a record, and the object information of its form.
         */
        readonly RecordCloneTemplate: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Object information by object. */
            readonly objectInfos?: {
                readonly [key: string]: components["schemas"]["ObjectInfo"];
            };
            readonly record: components["schemas"]["RecordTemplateClone"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Create template
         * @description Default values of a new record.
         */
        readonly RecordTemplateCreate: {
            /** @description API name of the object. */
            readonly apiName: string;
            /** @description Values by field name; only those that were asked for. */
            readonly fields: {
                readonly [key: string]: components["schemas"]["FieldValue"];
            };
            /** @description Id of the record type. */
            readonly recordTypeId: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Template of a new record
         * @description Default values of a record that is not saved yet, and the object information of its form.
         */
        readonly RecordTemplate: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Object information by object. */
            readonly objectInfos?: {
                readonly [key: string]: components["schemas"]["ObjectInfo"];
            };
            readonly record: components["schemas"]["RecordTemplateCreate"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Directory entry
         * @description One object in short.
         */
        readonly ObjectInfoDirectoryEntry: {
            /** @description API name of the object. */
            readonly apiName: string;
            /** @description First three characters of its record ids. */
            readonly keyPrefix: string | null;
            /** @description Name of one record. */
            readonly label: string;
            /** @description Name of many records. */
            readonly labelPlural: string;
            /** @description Fields that make up the name. */
            readonly nameFields: readonly string[];
            /** @description Address of its information. */
            readonly objectInfoUrl: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Object directory
         * @description Every object that this interface serves.
         */
        readonly ObjectInfoDirectory: {
            /** @description Tag of this representation. */
            readonly eTag?: string;
            /** @description Objects by API name. */
            readonly objects: {
                readonly [key: string]: components["schemas"]["ObjectInfoDirectoryEntry"];
            };
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Record in a batch of writes
         * @description The new field values of the record; `Id` among the fields names a record to update or delete.
         */
        readonly RecordOperationRecord: {
            /** @description True to save although a duplicate was found. */
            readonly allowSaveOnDuplicate?: boolean;
            readonly apiName?: components["schemas"]["ApiName"];
            readonly fields: components["schemas"]["FieldInputs"];
        };
        /**
         * Writes of one kind
         * @description Records to create, update or delete.
         */
        readonly RecordOperation: {
            /** @description The records. */
            readonly records: readonly components["schemas"]["RecordOperationRecord"][];
            /**
             * @description CREATE, UPDATE or DELETE, in any letter case.
             * @example CREATE
             * @example UPDATE
             * @example DELETE
             */
            readonly type: string;
        };
        /**
         * Batch of writes
         * @description Creates, updates and deletes of records in one call.
         */
        readonly RecordOperationsInput: {
            /** @description True when one failure undoes everything. */
            readonly allOrNone?: boolean;
            /** @description The writes, in their order; at most 200 records. */
            readonly operations: readonly components["schemas"]["RecordOperation"][];
        };
        /**
         * Result of one write
         * @description The record after the write, nothing after a delete, or why it failed.
         */
        readonly RecordOperationResult: {
            /** @description The record, nothing, or the errors. */
            readonly result?: components["schemas"]["RecordRepresentation"] | components["schemas"]["ReadErrors"] | components["schemas"]["WriteError"] | null;
            /** @description HTTP status of this item. */
            readonly statusCode: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Results of a batch of writes
         * @description One result for each record, in the order of the records.
         */
        readonly RecordOperationResults: {
            /** @description True when any item failed. */
            readonly hasErrors: boolean;
            /** @description One result for each record. */
            readonly results: readonly components["schemas"]["RecordOperationResult"][];
        } & {
            readonly [key: string]: unknown;
        };
    };
    responses: {
        /** @description No change since the representation whose tag was sent in If-None-Match. */
        readonly NotModified: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
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
        /** @description The resource was retired or removed. */
        readonly Gone: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReadErrors"];
            };
        };
        /** @description The server failed. */
        readonly ServerError: {
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
        /** @description Something else is being changed at the same time; nothing was saved. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WriteError"];
            };
        };
        /** @description The server failed; nothing was saved. */
        readonly ServerErrorWrite: {
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
        /** @description The change was refused; nothing was saved. */
        readonly BadMetadataWrite: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WriteError"];
            };
        };
        /** @description The file is too large. */
        readonly PayloadTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WriteError"];
            };
        };
        /** @description Files of this kind are not taken. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["WriteError"];
            };
        };
        /** @description The batch was refused as a whole; nothing was saved. */
        readonly BadBatch: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ReadErrors"];
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
         * @description True to answer 204 where the write itself ends the access, instead of a misleading 404.
         * @example true
         */
        readonly handleOwnerChange: boolean;
        /**
         * @description True when e-mails to others than the user may be triggered.
         * @example false
         */
        readonly triggerOtherEmail: boolean;
        /**
         * @description True when e-mails to users may be triggered.
         * @example false
         */
        readonly triggerUserEmail: boolean;
        /**
         * @description True when the default assignment rule runs.
         * @example false
         */
        readonly useDefaultRule: boolean;
        /**
         * @description Names of fields that are returned where they exist and the user may see them.
         * @example [
         *       "Contact.MobilePhone"
         *     ]
         */
        readonly listOptionalFields: components["schemas"]["RelatedFieldNames"];
        /**
         * @description Token of a page, from the page before it. Absent for the first page.
         * @example 50
         */
        readonly pageToken: string;
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
         * @description Names of fields that must be there, qualified by the object of the list or not. An unknown one fails the call.
         * @example [
         *       "Contact.Email",
         *       "Contact.Name"
         *     ]
         */
        readonly listFields: components["schemas"]["RelatedFieldNames"];
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
                 * @description True when the record counts as recently used afterwards.
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
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
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateRecord: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description True to answer 204 where the write itself ends the access, instead of a misleading 404.
                 * @example true
                 */
                readonly handleOwnerChange?: components["parameters"]["handleOwnerChange"];
                /**
                 * @description True when e-mails to others than the user may be triggered.
                 * @example false
                 */
                readonly triggerOtherEmail?: components["parameters"]["triggerOtherEmail"];
                /**
                 * @description True when e-mails to users may be triggered.
                 * @example false
                 */
                readonly triggerUserEmail?: components["parameters"]["triggerUserEmail"];
                /**
                 * @description True when the default assignment rule runs.
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
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getChildRecords: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Names of fields of the child records, qualified by their object or not. An unknown one fails the call.
                 * @example [
                 *       "Case.Subject"
                 *     ]
                 */
                readonly fields?: components["schemas"]["RelatedFieldNames"];
                /**
                 * @description Names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["listOptionalFields"];
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
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the record, 15 or 18 characters.
                 * @example 003RM0000068xVCYAY
                 */
                readonly recordId: components["parameters"]["recordId"];
                /**
                 * @description Name of the child relation, as the object's information has it.
                 * @example Cases
                 */
                readonly relationshipName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of child records. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordCollection"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
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
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createRecord: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description True to answer 204 where the write itself ends the access, instead of a misleading 404.
                 * @example true
                 */
                readonly handleOwnerChange?: components["parameters"]["handleOwnerChange"];
                /**
                 * @description True when the answer holds the record's fields.
                 * @example true
                 */
                readonly includeFieldsInBody?: boolean;
                /**
                 * @description True when e-mails to others than the user may be triggered.
                 * @example false
                 */
                readonly triggerOtherEmail?: components["parameters"]["triggerOtherEmail"];
                /**
                 * @description True when e-mails to users may be triggered.
                 * @example false
                 */
                readonly triggerUserEmail?: components["parameters"]["triggerUserEmail"];
                /**
                 * @description True when the default assignment rule runs.
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
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
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
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListRecordsByName: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Names of fields that must be there, qualified by the object of the list or not. An unknown one fails the call.
                 * @example [
                 *       "Contact.Email",
                 *       "Contact.Name"
                 *     ]
                 */
                readonly fields?: components["parameters"]["listFields"];
                /**
                 * @description Names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["listOptionalFields"];
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
                readonly listViewApiName: components["schemas"]["ListViewApiName"];
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
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
                readonly listViewApiName: components["schemas"]["ListViewApiName"];
            };
            readonly cookie?: never;
        };
        /** @description The request for the page's content. */
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
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListRecordsByUrl: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Names of fields that must be there, qualified by the object of the list or not.
                 * @example [
                 *       "CaseComment.CommentBody",
                 *       "CaseComment.CreatedDate"
                 *     ]
                 */
                readonly fields?: components["schemas"]["RelatedFieldNames"];
                /**
                 * @description True when the labels of the columns are wanted.
                 * @example true
                 */
                readonly includeColumnLabels?: boolean;
                /**
                 * @description Names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "CaseComment.IsPublished"
                 *     ]
                 */
                readonly optionalFields?: components["schemas"]["RelatedFieldNames"];
                /**
                 * @description Number of records on a page.
                 * @example 50
                 */
                readonly pageSize?: number;
                /**
                 * @description Token of a page, from the page before it. Absent for the first page.
                 * @example 50
                 */
                readonly pageToken?: components["parameters"]["pageToken"];
                /**
                 * @description Names of fields to sort by, at most five; a leading minus sorts downwards.
                 * @example [
                 *       "CaseComment.CreatedDate"
                 *     ]
                 */
                readonly sortBy?: readonly string[];
                /**
                 * @description A filter in the platform's GraphQL notation.
                 * @example { IsPublished: { eq: true } }
                 */
                readonly where?: string;
            };
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
        readonly requestBody?: never;
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
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
        /** @description The request for the page's content. */
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
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListInfosByName: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Ids of the list views.
                 * @example [
                 *       "00BRM000000xYzAYAU"
                 *     ]
                 */
                readonly ids?: readonly components["schemas"]["RecordId"][];
                /**
                 * @description Names of the list views, object and list view with a dot between them.
                 * @example [
                 *       "Case.MyCases",
                 *       "Case.Closed"
                 *     ]
                 */
                readonly names?: readonly components["schemas"]["ListViewName"][];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A result for each list view. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListInfoBatchResults"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListInfoByIdOrObject: {
        readonly parameters: {
            readonly query?: {
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
                 * @description Only list views whose names contain this text.
                 * @example case
                 */
                readonly q?: string;
                /**
                 * @description True when only recently used list views are wanted.
                 * @example false
                 */
                readonly recentListsOnly?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a list view, or API name of an object.
                 * @example 00BRM000000xYzAYAU
                 */
                readonly objectApiName: components["schemas"]["ListViewIdOrObjectApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list view's information, or a page of list views. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListInfoByIdOrObject"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createListInfo: {
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
        /** @description The new list view. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListInfoCreateInput"];
            };
        };
        readonly responses: {
            /** @description The new list view. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListInfo"];
                };
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListInfoById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of a list view, or API name of an object. */
                readonly listViewId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list view's information, or a page of list views. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListInfo"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListInfosByObjectName: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Number of records on a page.
                 * @example 50
                 */
                readonly pageSize?: number;
                /**
                 * @description Token of a page, from the page before it. Absent for the first page.
                 * @example 50
                 */
                readonly pageToken?: string;
                /**
                 * @description Only list views whose names contain this text.
                 * @example case
                 */
                readonly q?: string;
                /**
                 * @description True when only recently used list views are wanted.
                 * @example false
                 */
                readonly recentListsOnly?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of a list view, or API name of an object. */
                readonly objectApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list view's information, or a page of list views. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListInfoSummaryCollection"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListInfoByName: {
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
                readonly listViewApiName: components["schemas"]["ListViewApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list view's information. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListInfo"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteListInfo: {
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
                readonly listViewApiName: components["schemas"]["ListViewApiName"];
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
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateListInfoByName: {
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
                readonly listViewApiName: components["schemas"]["ListViewApiName"];
            };
            readonly cookie?: never;
        };
        /** @description The changes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListInfoUpdateInput"];
            };
        };
        readonly responses: {
            /** @description The list view's information after the change. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListInfo"];
                };
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListObjectInfo: {
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
            /** @description The possible contents of list views. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListObjectInfo"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListPreferences: {
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
        readonly requestBody?: never;
        readonly responses: {
            /** @description The preferences. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListPreferences"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateListPreferences: {
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
        /** @description The preferences. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListPreferencesInput"];
            };
        };
        readonly responses: {
            /** @description The preferences after the change. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListPreferences"];
                };
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListUiByName: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Names of fields that must be there, qualified by the object of the list or not. An unknown one fails the call.
                 * @example [
                 *       "Contact.Email",
                 *       "Contact.Name"
                 *     ]
                 */
                readonly fields?: components["parameters"]["listFields"];
                /**
                 * @description Names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["listOptionalFields"];
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
                 * @description Names of fields to sort by, at most five; a leading minus sorts downwards.
                 * @example [
                 *       "-Case.CreatedDate"
                 *     ]
                 */
                readonly sortBy?: components["parameters"]["sortBy"];
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
                readonly listViewApiName: components["schemas"]["ListViewApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list view and a page of its records. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListUi"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListUiByIdOrObject: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Names of fields that must be there, qualified by the object of the list or not. An unknown one fails the call.
                 * @example [
                 *       "Contact.Email",
                 *       "Contact.Name"
                 *     ]
                 */
                readonly fields?: components["parameters"]["listFields"];
                /**
                 * @description Names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["listOptionalFields"];
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
                 * @description Names of fields to sort by, at most five; a leading minus sorts downwards.
                 * @example [
                 *       "-Case.CreatedDate"
                 *     ]
                 */
                readonly sortBy?: components["parameters"]["sortBy"];
                /**
                 * @description Only list views whose names contain this text.
                 * @example case
                 */
                readonly q?: string;
                /**
                 * @description True when only recently used list views are wanted.
                 * @example false
                 */
                readonly recentListsOnly?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a list view, or API name of an object.
                 * @example 00BRM000000xYzAYAU
                 */
                readonly listViewIdOrObjectApiName: components["schemas"]["ListViewIdOrObjectApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list view and a page of its records, or a page of list views. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListUiByIdOrObject"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListUiById: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Names of fields that must be there, qualified by the object of the list or not. An unknown one fails the call.
                 * @example [
                 *       "Contact.Email",
                 *       "Contact.Name"
                 *     ]
                 */
                readonly fields?: components["schemas"]["RelatedFieldNames"];
                /**
                 * @description Names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["schemas"]["RelatedFieldNames"];
                /**
                 * @description Number of records on a page.
                 * @example 50
                 */
                readonly pageSize?: number;
                /**
                 * @description Token of a page, from the page before it. Absent for the first page.
                 * @example 50
                 */
                readonly pageToken?: string;
                /**
                 * @description Names of fields to sort by, at most five; a leading minus sorts downwards.
                 * @example [
                 *       "-Case.CreatedDate"
                 *     ]
                 */
                readonly sortBy?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of a list view, or API name of an object. */
                readonly listViewId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list view and a page of its records, or a page of list views. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListUi"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListViewSummaryCollection: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Number of records on a page.
                 * @example 50
                 */
                readonly pageSize?: number;
                /**
                 * @description Token of a page, from the page before it. Absent for the first page.
                 * @example 50
                 */
                readonly pageToken?: string;
                /**
                 * @description Only list views whose names contain this text.
                 * @example case
                 */
                readonly q?: string;
                /**
                 * @description True when only recently used list views are wanted.
                 * @example false
                 */
                readonly recentListsOnly?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of a list view, or API name of an object. */
                readonly objectApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list view and a page of its records, or a page of list views. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListViewSummaryCollection"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMruListInfo: {
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
            /** @description The list's information. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListInfo"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMruListUi: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Names of fields that must be there, qualified by the object of the list or not. An unknown one fails the call.
                 * @example [
                 *       "Contact.Email",
                 *       "Contact.Name"
                 *     ]
                 */
                readonly fields?: components["parameters"]["listFields"];
                /**
                 * @description Names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["listOptionalFields"];
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
                 * @description Names of fields to sort by, at most five; a leading minus sorts downwards.
                 * @example [
                 *       "-Case.CreatedDate"
                 *     ]
                 */
                readonly sortBy?: components["parameters"]["sortBy"];
            };
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
            /** @description The list and a page of its records. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListUi"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMruListRecords: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Names of fields that must be there, qualified by the object of the list or not. An unknown one fails the call.
                 * @example [
                 *       "Contact.Email",
                 *       "Contact.Name"
                 *     ]
                 */
                readonly fields?: components["parameters"]["listFields"];
                /**
                 * @description Names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["listOptionalFields"];
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
                 * @description Names of fields to sort by, at most five; a leading minus sorts downwards.
                 * @example [
                 *       "-Case.CreatedDate"
                 *     ]
                 */
                readonly sortBy?: components["parameters"]["sortBy"];
            };
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListsCount: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Greatest number to count to.
                 * @example 100
                 */
                readonly maxCount?: number;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the parent record.
                 * @example 500RM000003kPqRYAU
                 */
                readonly parentRecordId: components["schemas"]["RecordId"];
                /**
                 * @description Names of the related lists.
                 * @example [
                 *       "CaseComments",
                 *       "Histories"
                 *     ]
                 */
                readonly relatedListNames: readonly components["schemas"]["ApiName"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A result for each related list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelatedListCountBatchResults"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListCount: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Greatest number to count to.
                 * @example 100
                 */
                readonly maxCount?: number;
            };
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
        readonly requestBody?: never;
        readonly responses: {
            /** @description The count. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelatedListCount"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListInfoBatch: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the parent's object.
                 * @example Case
                 */
                readonly parentObjectApiName: components["schemas"]["ApiName"];
                /**
                 * @description Names of the related lists.
                 * @example [
                 *       "CaseComments",
                 *       "Histories"
                 *     ]
                 */
                readonly relatedListNames: readonly components["schemas"]["ApiName"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A result for each related list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelatedListInfoBatchResults"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListsInfo: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the parent's object.
                 * @example Case
                 */
                readonly parentObjectApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The related lists. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelatedListSummaryCollection"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListInfo: {
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
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
                /**
                 * @description True when only the columns of the layout are wanted.
                 * @example true
                 */
                readonly restrictColumnsToLayout?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the parent's object.
                 * @example Case
                 */
                readonly parentObjectApiName: components["schemas"]["ApiName"];
                /**
                 * @description Name of the related list.
                 * @example CaseComments
                 */
                readonly relatedListId: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The related list's information. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelatedListInfo"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateRelatedListInfo: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the parent's object.
                 * @example Case
                 */
                readonly parentObjectApiName: components["schemas"]["ApiName"];
                /**
                 * @description Name of the related list.
                 * @example CaseComments
                 */
                readonly relatedListId: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        /** @description The changes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RelatedListInfoUpdateInput"];
            };
        };
        readonly responses: {
            /** @description The information after the change. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelatedListInfo"];
                };
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListPreferencesBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the preferences.
                 * @example [
                 *       "Case.CaseComments",
                 *       "Case.Histories"
                 *     ]
                 */
                readonly preferencesIds: readonly string[];
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
                    readonly "application/json": components["schemas"]["RelatedListPreferencesBatchResults"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the preferences.
                 * @example Case.CaseComments
                 */
                readonly preferencesId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The preferences. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelatedListPreferences"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateRelatedListPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the preferences.
                 * @example Case.CaseComments
                 */
                readonly preferencesId: string;
            };
            readonly cookie?: never;
        };
        /** @description The preferences. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListPreferencesInput"];
            };
        };
        readonly responses: {
            /** @description The preferences after the change. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelatedListPreferences"];
                };
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListRecordsBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the parent record.
                 * @example 500RM000003kPqRYAU
                 */
                readonly parentRecordId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        /** @description The queries. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RelatedListRecordsBatchInput"];
            };
        };
        readonly responses: {
            /** @description A result for each related list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelatedListRecordsBatchResults"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLayout: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description The extent of the layout, all fields or only the most important ones.
                 * @example Full
                 */
                readonly layoutType?: "Full" | "Compact";
                /**
                 * @description The mode of the layout.
                 * @example View
                 */
                readonly mode?: "View" | "Edit" | "Create";
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
            };
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
            /** @description The layout. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Layout"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLayoutUserState: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The extent of the layout, all fields or only the most important ones.
                 * @example Full
                 */
                readonly layoutType?: "Full" | "Compact";
                /**
                 * @description The mode of the layout.
                 * @example View
                 */
                readonly mode?: "View" | "Edit" | "Create";
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
            };
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
            /** @description The state of the sections. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LayoutUserState"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateLayoutUserState: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The extent of the layout, all fields or only the most important ones.
                 * @example Full
                 */
                readonly layoutType?: "Full" | "Compact";
                /**
                 * @description The mode of the layout.
                 * @example View
                 */
                readonly mode?: "View" | "Edit" | "Create";
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
            };
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
        /** @description The state of sections. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LayoutUserStateInput"];
            };
        };
        readonly responses: {
            /** @description The state of all sections. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LayoutUserState"];
                };
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPathLayout: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Which layout replaces the usual one.
                 * @example Path
                 */
                readonly layoutOverride: string;
                /**
                 * @description The mode of the layout.
                 * @example View
                 */
                readonly mode?: "View" | "Edit" | "Create";
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
            };
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
            /** @description The layout of the path. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PathLayout"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getGlobalActions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of actions.
                 * @example [
                 *       "QuickAction"
                 *     ]
                 */
                readonly actionTypes?: readonly string[];
                /**
                 * @description API names of actions.
                 * @example [
                 *       "Global.NewCase"
                 *     ]
                 */
                readonly apiNames?: readonly string[];
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Which actions: those of the page layout or all.
                 * @example All
                 */
                readonly retrievalMode?: string;
                /**
                 * @description Parts of the page.
                 * @example [
                 *       "SingleActionLinks"
                 *     ]
                 */
                readonly sections?: readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The actions that are offered everywhere. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Actions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getQuickActionLayout: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description API name of the object.
                 * @example Case
                 */
                readonly objectApiName?: components["schemas"]["ApiName"];
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the action.
                 * @example Global.NewCase
                 */
                readonly actionApiName: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The layout of the form. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuickActionLayout"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListViewActions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of actions.
                 * @example [
                 *       "QuickAction"
                 *     ]
                 */
                readonly actionTypes?: readonly string[];
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Parts of the page.
                 * @example [
                 *       "SingleActionLinks"
                 *     ]
                 */
                readonly sections?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the list views.
                 * @example [
                 *       "00BRM000000xYzAYAU"
                 *     ]
                 */
                readonly listViewIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The actions in the headers of list views. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Actions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListViewRecordActions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of actions.
                 * @example [
                 *       "QuickAction"
                 *     ]
                 */
                readonly actionTypes?: readonly string[];
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Parts of the page.
                 * @example [
                 *       "SingleActionLinks"
                 *     ]
                 */
                readonly sections?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The actions that records offer in a list view. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Actions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMruListActions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of actions.
                 * @example [
                 *       "QuickAction"
                 *     ]
                 */
                readonly actionTypes?: readonly string[];
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Parts of the page.
                 * @example [
                 *       "SingleActionLinks"
                 *     ]
                 */
                readonly sections?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API names of the objects.
                 * @example [
                 *       "Case",
                 *       "Contact"
                 *     ]
                 */
                readonly objectApiNames: readonly components["schemas"]["ApiName"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The actions in the headers of the lists of recently used records. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Actions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLookupActions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of actions.
                 * @example [
                 *       "QuickAction"
                 *     ]
                 */
                readonly actionTypes?: readonly string[];
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Parts of the page.
                 * @example [
                 *       "SingleActionLinks"
                 *     ]
                 */
                readonly sections?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API names of the objects.
                 * @example [
                 *       "Case",
                 *       "Contact"
                 *     ]
                 */
                readonly objectApiNames: readonly components["schemas"]["ApiName"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The actions that a lookup of these objects offers. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Actions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getObjectCreateActions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of actions.
                 * @example [
                 *       "QuickAction"
                 *     ]
                 */
                readonly actionTypes?: readonly string[];
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Parts of the page.
                 * @example [
                 *       "SingleActionLinks"
                 *     ]
                 */
                readonly sections?: readonly string[];
            };
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
            /** @description The actions that the form of a new record offers. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Actions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getActionOverrides: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description True when only overrides of the default template are wanted.
                 * @example false
                 */
                readonly defaultTemplateOnly?: boolean;
                /**
                 * @description Kind of override.
                 * @example View
                 */
                readonly type?: string;
            };
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
            /** @description The overrides of an object's standard actions. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActionOverrides"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFormulaActivations: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The application.
                 * @example Portal
                 */
                readonly application?: string;
                /**
                 * @description API names of the objects.
                 * @example [
                 *       "Case"
                 *     ]
                 */
                readonly objectApiNames?: readonly components["schemas"]["ApiName"][];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The feature whose formulas are evaluated.
                 * @example HighlightsPanel
                 */
                readonly actionFeature: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Which parts of a page are active, by formula. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FormulaActivations"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getQuickActionInfo: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Id of the record that the action acts on.
                 * @example 500RM000003kPqRYAU
                 */
                readonly parentRecordId?: components["schemas"]["RecordId"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the action.
                 * @example Global.NewCase
                 */
                readonly actionApiName: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The behaviour and the looks of a quick action. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuickActionInfo"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getQuickActionDefaults: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Qualified names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["optionalFields"];
                /**
                 * @description Id of the record that the action acts on.
                 * @example 500RM000003kPqRYAU
                 */
                readonly parentRecordId?: components["schemas"]["RecordId"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the action.
                 * @example Global.NewCase
                 */
                readonly actionApiName: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The values with which the form starts. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuickActionDefaults"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRecordActions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of actions.
                 * @example [
                 *       "QuickAction"
                 *     ]
                 */
                readonly actionTypes?: readonly string[];
                /**
                 * @description API names of actions.
                 * @example [
                 *       "Global.NewCase"
                 *     ]
                 */
                readonly apiNames?: readonly string[];
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Which actions: those of the page layout or all.
                 * @example All
                 */
                readonly retrievalMode?: string;
                /**
                 * @description Parts of the page.
                 * @example [
                 *       "SingleActionLinks"
                 *     ]
                 */
                readonly sections?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The actions that the records offer. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Actions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRecordEditActions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of actions.
                 * @example [
                 *       "QuickAction"
                 *     ]
                 */
                readonly actionTypes?: readonly string[];
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Parts of the page.
                 * @example [
                 *       "SingleActionLinks"
                 *     ]
                 */
                readonly sections?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The actions that the form of the records offers. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Actions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListsActions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        /** @description The queries. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RelatedListsActionsInput"];
            };
        };
        readonly responses: {
            /** @description A result for each related list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActionsBatchResults"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListActions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
                /**
                 * @description Name of the related list.
                 * @example CaseComments
                 */
                readonly relatedListId: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        /** @description Which actions. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RelatedListActionsInput"];
            };
        };
        readonly responses: {
            /** @description The actions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Actions"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelatedListRecordActions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of actions.
                 * @example [
                 *       "QuickAction"
                 *     ]
                 */
                readonly actionTypes?: readonly string[];
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Parts of the page.
                 * @example [
                 *       "SingleActionLinks"
                 *     ]
                 */
                readonly sections?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
                /**
                 * @description Ids of the records in the related list.
                 * @example [
                 *       "00aRM000001gHiJYAU"
                 *     ]
                 */
                readonly relatedListRecordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The actions that the rows of a related list offer. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Actions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly performQuickAction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the action.
                 * @example Global.NewCase
                 */
                readonly actionApiName: string;
            };
            readonly cookie?: never;
        };
        /** @description The values of the form. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuickActionInput"];
            };
        };
        readonly responses: {
            /** @description The result of the action. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuickActionExecutionResult"];
                };
            };
            readonly 400: components["responses"]["BadWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly performUpdateRecordQuickAction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the action.
                 * @example Global.NewCase
                 */
                readonly actionApiName: string;
            };
            readonly cookie?: never;
        };
        /** @description The values of the form. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuickActionInput"];
            };
        };
        readonly responses: {
            /** @description The result of the action. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuickActionExecutionResult"];
                };
            };
            readonly 400: components["responses"]["BadWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAllApps: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description True when the navigation is answered as the user arranged it.
                 * @example true
                 */
                readonly userCustomizations?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The apps. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Apps"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSelectedApp: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description True when the navigation is answered as the user arranged it.
                 * @example true
                 */
                readonly userCustomizations?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The app. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["App"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAppDetails: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description True when the navigation is answered as the user arranged it.
                 * @example true
                 */
                readonly userCustomizations?: boolean;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the app.
                 * @example 06mRM0000008aBCYAY
                 */
                readonly appId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The app. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["App"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getUserNavItems: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the app.
                 * @example 06mRM0000008aBCYAY
                 */
                readonly appId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The items. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NavItems"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateUserNavItems: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the app.
                 * @example 06mRM0000008aBCYAY
                 */
                readonly appId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        /** @description The items in their order. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NavItemsInput"];
            };
        };
        readonly responses: {
            /** @description The items after the change. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NavItems"];
                };
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getNavItems: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Names of items.
                 * @example [
                 *       "standard-Case"
                 *     ]
                 */
                readonly navItemNames?: readonly string[];
                /**
                 * @description Number of the page, from 0.
                 * @example 0
                 */
                readonly page?: number;
                /**
                 * @description Number of records on a page.
                 * @example 50
                 */
                readonly pageSize?: components["parameters"]["pageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of items. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NavItems"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFavorites: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The favorites. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FavoriteCollection"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createFavorite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The place. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FavoriteCreateInput"];
            };
        };
        readonly responses: {
            /** @description The new favorite. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Favorite"];
                };
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateFavorites: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The favorites to keep, in their order. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FavoriteBatchInput"];
            };
        };
        readonly responses: {
            /** @description The favorites after the change. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FavoriteCollection"];
                };
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFavorite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the favorite.
                 * @example 0MVRM00000000014AA
                 */
                readonly favoriteId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The favorite. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Favorite"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteFavorite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the favorite.
                 * @example 0MVRM00000000014AA
                 */
                readonly favoriteId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Removed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Removed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateFavorite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the favorite.
                 * @example 0MVRM00000000014AA
                 */
                readonly favoriteId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        /** @description The changes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FavoriteUpdateInput"];
            };
        };
        readonly responses: {
            /** @description The favorite after the change. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Favorite"];
                };
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateFavoriteUsage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the favorite.
                 * @example 0MVRM00000000014AA
                 */
                readonly favoriteId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The favorite after its use. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Favorite"];
                };
            };
            readonly 400: components["responses"]["BadMetadataWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getActiveTheme: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The theme. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Theme"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDuplicateConfiguration: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
            };
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
            /** @description The rules. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DuplicatesConfiguration"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly findDuplicates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The record to check. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DuplicateCheckInput"];
            };
        };
        readonly responses: {
            /** @description The matches. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Duplicates"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRecordAvatars: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The avatars by record id, or in order when errors are flagged. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordAvatarBatch"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateRecordAvatar: {
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
        /** @description Which picture. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecordAvatarAssociationInput"];
            };
        };
        readonly responses: {
            /** @description The avatar. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordAvatar"];
                };
            };
            readonly 400: components["responses"]["BadWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSearchFilterMetadata: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The place at which the search is offered.
                 * @example Portal
                 */
                readonly channel?: string;
                /**
                 * @description Name of the search configuration.
                 * @example PortalSearch
                 */
                readonly configurationName?: string;
            };
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
            /** @description The filters. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchFilters"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSearchFilterOptions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only values that contain this text.
                 * @example Op
                 */
                readonly q?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the object.
                 * @example Contact
                 */
                readonly objectApiName: components["parameters"]["objectApiName"];
                /**
                 * @description API name of the filter.
                 * @example Status
                 */
                readonly filterApiName: string;
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
                    readonly "application/json": components["schemas"]["SearchFilterOptions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLookupMetadata: {
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
                 * @description API name of the lookup field.
                 * @example ContactId
                 */
                readonly fieldApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The search settings of the lookup. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LookupMetadata"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSearchResults: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The text to search for.
                 * @example meter
                 */
                readonly q: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The filters of the search. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SearchInput"];
            };
        };
        readonly responses: {
            /** @description The matches. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchResults"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getKeywordSearchResults: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The text to search for.
                 * @example meter
                 */
                readonly q: string;
                /**
                 * @description API name of the object.
                 * @example Case
                 */
                readonly objectApiName: components["schemas"]["ApiName"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The filters and the order of the search. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeywordSearchInput"];
            };
        };
        readonly responses: {
            /** @description A page of results. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeywordSearchResults"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLookupRecordsByUrl: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                readonly page?: number;
                /**
                 * @description Number of records on a page.
                 * @example 50
                 */
                readonly pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description The text to search for; two characters at least for Search, three for TypeAhead.
                 * @example lopez
                 */
                readonly q?: string;
                /**
                 * @description Recently used records, a full search, or suggestions.
                 * @example Search
                 */
                readonly searchType?: "Recent" | "Search" | "TypeAhead";
                /**
                 * @description Values of the fields that the lookup depends on, as Field=value.
                 * @example [
                 *       "AccountId=001RM000005aBcDYAU"
                 *     ]
                 */
                readonly dependentFieldBindings?: readonly string[];
                /**
                 * @description Id of the record whose lookup field is being filled.
                 * @example 500RM000003kPqRYAU
                 */
                readonly sourceRecordId?: components["schemas"]["RecordId"];
                /**
                 * @description API name of the object to look in.
                 * @example Contact
                 */
                readonly targetApiName?: components["schemas"]["ApiName"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the object.
                 * @example Contact
                 */
                readonly objectApiName: components["parameters"]["objectApiName"];
                /**
                 * @description API name of the lookup field.
                 * @example ContactId
                 */
                readonly fieldApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The matches. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LookupResults"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLookupRecords: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                readonly page?: number;
                /**
                 * @description Number of records on a page.
                 * @example 50
                 */
                readonly pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description The text to search for; two characters at least for Search, three for TypeAhead.
                 * @example lopez
                 */
                readonly q?: string;
                /**
                 * @description Recently used records, a full search, or suggestions.
                 * @example Search
                 */
                readonly searchType?: "Recent" | "Search" | "TypeAhead";
                /**
                 * @description Values of the fields that the lookup depends on, as Field=value.
                 * @example [
                 *       "AccountId=001RM000005aBcDYAU"
                 *     ]
                 */
                readonly dependentFieldBindings?: readonly string[];
                /**
                 * @description Id of the record whose lookup field is being filled.
                 * @example 500RM000003kPqRYAU
                 */
                readonly sourceRecordId?: components["schemas"]["RecordId"];
                /**
                 * @description API name of the object to look in.
                 * @example Contact
                 */
                readonly targetApiName?: components["schemas"]["ApiName"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the object.
                 * @example Contact
                 */
                readonly objectApiName: components["parameters"]["objectApiName"];
                /**
                 * @description API name of the lookup field.
                 * @example ContactId
                 */
                readonly fieldApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        /** @description The source record and the order. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LookupInput"];
            };
        };
        readonly responses: {
            /** @description The matches. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LookupResults"];
                };
            };
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLookupRecordsOfObject: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                readonly page?: number;
                /**
                 * @description Number of records on a page.
                 * @example 50
                 */
                readonly pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description The text to search for; two characters at least for Search, three for TypeAhead.
                 * @example lopez
                 */
                readonly q?: string;
                /**
                 * @description Recently used records, a full search, or suggestions.
                 * @example Search
                 */
                readonly searchType?: "Recent" | "Search" | "TypeAhead";
                /**
                 * @description Values of the fields that the lookup depends on, as Field=value.
                 * @example [
                 *       "AccountId=001RM000005aBcDYAU"
                 *     ]
                 */
                readonly dependentFieldBindings?: readonly string[];
                /**
                 * @description Id of the record whose lookup field is being filled.
                 * @example 500RM000003kPqRYAU
                 */
                readonly sourceRecordId?: components["schemas"]["RecordId"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description API name of the object.
                 * @example Contact
                 */
                readonly objectApiName: components["parameters"]["objectApiName"];
                /**
                 * @description API name of the lookup field.
                 * @example ContactId
                 */
                readonly fieldApiName: components["schemas"]["ApiName"];
                /**
                 * @description API name of the object to look in.
                 * @example Contact
                 */
                readonly targetApiName: components["schemas"]["ApiName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The matches. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LookupResults"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createContentVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the document.
                 * @example 069RM000002jKlMYAU
                 */
                readonly contentDocumentId: components["schemas"]["RecordId"];
            };
            readonly cookie?: never;
        };
        /** @description The file, as multipart/form-data. */
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["ContentVersionInput"];
            };
        };
        readonly responses: {
            /** @description The new version. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordRepresentation"];
                };
            };
            readonly 400: components["responses"]["BadWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createContentDocumentAndVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The file, as multipart/form-data. */
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["ContentVersionInput"];
            };
        };
        readonly responses: {
            /** @description The document, its first version and what it is linked to. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContentDocumentComposite"];
                };
            };
            readonly 400: components["responses"]["BadWrite"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRecordUi: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Layouts that are wanted.
                 * @example [
                 *       "Full"
                 *     ]
                 */
                readonly layoutTypes?: readonly components["schemas"]["LayoutType"][];
                /**
                 * @description Modes of those layouts.
                 * @example [
                 *       "View"
                 *     ]
                 */
                readonly modes?: readonly components["schemas"]["LayoutMode"][];
                /**
                 * @description Qualified names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["optionalFields"];
                /**
                 * @description Names of child relations whose records are wanted, too.
                 * @example [
                 *       "Case.CaseComments"
                 *     ]
                 */
                readonly childRelationships?: readonly string[];
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Number of records on a page.
                 * @example 50
                 */
                readonly pageSize?: components["parameters"]["pageSize"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Ids of the records.
                 * @example [
                 *       "500RM000003kPqRYAU"
                 *     ]
                 */
                readonly recordIds: readonly components["schemas"]["RecordId"][];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Records, layouts and object information. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordUi"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRecordCreateDefaults: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Qualified names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["optionalFields"];
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
            };
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
            /** @description Values, layout and object information. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordDefaults"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRecordCloneDefaults: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description For which size of device: desktop, tablet or phone.
                 * @example Large
                 */
                readonly formFactor?: "Large" | "Medium" | "Small";
                /**
                 * @description Qualified names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["optionalFields"];
                /**
                 * @description Id of the record type. Absent for that of the record.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
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
            /** @description Values, layout and object information. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordDefaults"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRecordTemplateClone: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Names of fields that are wanted; without them there are none.
                 * @example [
                 *       "Case.Subject"
                 *     ]
                 */
                readonly optionalFields?: readonly components["schemas"]["TemplateFieldName"][];
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
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
            /** @description The template. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordCloneTemplate"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRecordTemplateCreate: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Qualified names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["optionalFields"];
                /**
                 * @description Id of the record type. Absent for the default one.
                 * @example 012000000000000AAA
                 */
                readonly recordTypeId?: components["schemas"]["RecordId"];
            };
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
            /** @description The template. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordTemplate"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getObjectInfoDirectory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The objects. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ObjectInfoDirectory"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getListRecordsById: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Names of fields that must be there, qualified by the object of the list or not. An unknown one fails the call.
                 * @example [
                 *       "Contact.Email",
                 *       "Contact.Name"
                 *     ]
                 */
                readonly fields?: components["parameters"]["listFields"];
                /**
                 * @description Names of fields that are returned where they exist and the user may see them.
                 * @example [
                 *       "Contact.MobilePhone"
                 *     ]
                 */
                readonly optionalFields?: components["parameters"]["listOptionalFields"];
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
                 * @description Id of the list view.
                 * @example 00BRM000000xYzAYAU
                 */
                readonly listViewId: components["schemas"]["RecordId"];
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRead"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly executeBatchRecordOperations: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description True when the default assignment rule runs.
                 * @example false
                 */
                readonly useDefaultRule?: components["parameters"]["useDefaultRule"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The writes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecordOperationsInput"];
            };
        };
        readonly responses: {
            /** @description A result for each record. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordOperationResults"];
                };
            };
            readonly 400: components["responses"]["BadBatch"];
            readonly 401: components["responses"]["UnauthorizedWrite"];
            readonly 403: components["responses"]["ForbiddenWrite"];
            readonly 404: components["responses"]["NotFoundWrite"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 500: components["responses"]["ServerErrorWrite"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
