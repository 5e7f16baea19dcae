// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

/** One parameter of a route, by its name on the wire. */
export interface RouteParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** Lists travel as one comma-separated value. */
  readonly list?: 'csv';
}

/** One operation as a server sees it. */
export interface Route {
  readonly operationId: string;
  readonly api: string;
  readonly method: string;
  /** Full path template, for example `/services/data/v64.0/ui-api/records/{recordId}`. */
  readonly path: string;
  readonly parameters: readonly RouteParameter[];
  /** Statuses that the spec declares. */
  readonly statuses: readonly string[];
}

/** Every operation of the specs, sorted by api and operationId. */
export const routes: readonly Route[] = [
  {
    operationId: "getBrandCustomerServiceInfo",
    api: "apex",
    method: "GET",
    path: "/lwr/apex/v64.0/PortalDataController/getBrandCustomerServiceInfo",
    parameters: [{ name: "brandName", in: "query", required: true }],
    statuses: ["200", "400", "404", "500"],
  },
  {
    operationId: "getCurrentSession",
    api: "apex",
    method: "GET",
    path: "/lwr/apex/v64.0/PortalDataController/getCurrentSession",
    parameters: [],
    statuses: ["200", "400", "500"],
  },
  {
    operationId: "getUserAccountInformation",
    api: "apex",
    method: "GET",
    path: "/lwr/apex/v64.0/PortalDataController/getUserAccountInformation",
    parameters: [{ name: "contactId", in: "query", required: true }],
    statuses: ["200", "400", "401", "404", "500"],
  },
  {
    operationId: "getUtilityInfo",
    api: "apex",
    method: "GET",
    path: "/lwr/apex/v64.0/PortalDataController/getUtilityInfo",
    parameters: [{ name: "orderId", in: "query", required: true }],
    statuses: ["200", "400", "404", "500"],
  },
  {
    operationId: "logIn",
    api: "apex",
    method: "POST",
    path: "/lwr/apex/v64.0/PortalDataController/logIn",
    parameters: [],
    statuses: ["200", "400", "401", "403", "429", "500"],
  },
  {
    operationId: "logOut",
    api: "apex",
    method: "POST",
    path: "/lwr/apex/v64.0/PortalDataController/logOut",
    parameters: [],
    statuses: ["200", "400", "500"],
  },
  {
    operationId: "createRecord",
    api: "ui-api",
    method: "POST",
    path: "/services/data/v64.0/ui-api/records",
    parameters: [
      { name: "handleOwnerChange", in: "query", required: false },
      { name: "includeFieldsInBody", in: "query", required: false },
      { name: "triggerOtherEmail", in: "query", required: false },
      { name: "triggerUserEmail", in: "query", required: false },
      { name: "useDefaultRule", in: "query", required: false },
    ],
    statuses: ["201", "204", "400", "401", "403", "404", "503"],
  },
  {
    operationId: "deleteRecord",
    api: "ui-api",
    method: "DELETE",
    path: "/services/data/v64.0/ui-api/records/{recordId}",
    parameters: [{ name: "recordId", in: "path", required: true }],
    statuses: ["204", "400", "401", "403", "404", "503"],
  },
  {
    operationId: "getListRecordsByName",
    api: "ui-api",
    method: "GET",
    path: "/services/data/v64.0/ui-api/list-records/{objectApiName}/{listViewApiName}",
    parameters: [
      { name: "objectApiName", in: "path", required: true },
      { name: "listViewApiName", in: "path", required: true },
      { name: "fields", in: "query", required: false, list: "csv" },
      { name: "optionalFields", in: "query", required: false, list: "csv" },
      { name: "pageSize", in: "query", required: false },
      { name: "pageToken", in: "query", required: false },
      { name: "searchTerm", in: "query", required: false },
      { name: "sortBy", in: "query", required: false, list: "csv" },
      { name: "where", in: "query", required: false },
    ],
    statuses: ["200", "400", "401", "403", "404", "503"],
  },
  {
    operationId: "getObjectInfo",
    api: "ui-api",
    method: "GET",
    path: "/services/data/v64.0/ui-api/object-info/{objectApiName}",
    parameters: [{ name: "objectApiName", in: "path", required: true }],
    statuses: ["200", "400", "401", "403", "404", "503"],
  },
  {
    operationId: "getObjectInfos",
    api: "ui-api",
    method: "GET",
    path: "/services/data/v64.0/ui-api/object-info/batch/{objectApiNames}",
    parameters: [{ name: "objectApiNames", in: "path", required: true, list: "csv" }],
    statuses: ["200", "400", "401", "403", "404", "503"],
  },
  {
    operationId: "getPicklistValues",
    api: "ui-api",
    method: "GET",
    path: "/services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}",
    parameters: [
      { name: "objectApiName", in: "path", required: true },
      { name: "recordTypeId", in: "path", required: true },
      { name: "fieldApiName", in: "path", required: true },
    ],
    statuses: ["200", "400", "401", "403", "404", "503"],
  },
  {
    operationId: "getPicklistValuesByRecordType",
    api: "ui-api",
    method: "GET",
    path: "/services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}",
    parameters: [
      { name: "objectApiName", in: "path", required: true },
      { name: "recordTypeId", in: "path", required: true },
    ],
    statuses: ["200", "400", "401", "403", "404", "503"],
  },
  {
    operationId: "getRecord",
    api: "ui-api",
    method: "GET",
    path: "/services/data/v64.0/ui-api/records/{recordId}",
    parameters: [
      { name: "recordId", in: "path", required: true },
      { name: "fields", in: "query", required: false, list: "csv" },
      { name: "optionalFields", in: "query", required: false, list: "csv" },
      { name: "layoutTypes", in: "query", required: false, list: "csv" },
      { name: "modes", in: "query", required: false, list: "csv" },
      { name: "childRelationships", in: "query", required: false, list: "csv" },
      { name: "forms", in: "query", required: false, list: "csv" },
      { name: "pageSize", in: "query", required: false },
      { name: "updateMru", in: "query", required: false },
    ],
    statuses: ["200", "400", "401", "403", "404", "503"],
  },
  {
    operationId: "getRecords",
    api: "ui-api",
    method: "GET",
    path: "/services/data/v64.0/ui-api/records/batch/{recordIds}",
    parameters: [
      { name: "recordIds", in: "path", required: true, list: "csv" },
      { name: "fields", in: "query", required: false, list: "csv" },
      { name: "optionalFields", in: "query", required: false, list: "csv" },
    ],
    statuses: ["200", "400", "401", "403", "404", "503"],
  },
  {
    operationId: "getRelatedListRecords",
    api: "ui-api",
    method: "POST",
    path: "/services/data/v64.0/ui-api/related-list-records/{parentRecordId}/{relatedListId}",
    parameters: [
      { name: "parentRecordId", in: "path", required: true },
      { name: "relatedListId", in: "path", required: true },
    ],
    statuses: ["200", "400", "401", "403", "404", "503"],
  },
  {
    operationId: "postListRecordsByName",
    api: "ui-api",
    method: "POST",
    path: "/services/data/v64.0/ui-api/list-records/{objectApiName}/{listViewApiName}",
    parameters: [
      { name: "objectApiName", in: "path", required: true },
      { name: "listViewApiName", in: "path", required: true },
    ],
    statuses: ["200", "400", "401", "403", "404", "503"],
  },
  {
    operationId: "updateRecord",
    api: "ui-api",
    method: "PATCH",
    path: "/services/data/v64.0/ui-api/records/{recordId}",
    parameters: [
      { name: "recordId", in: "path", required: true },
      { name: "If-Unmodified-Since", in: "header", required: false },
      { name: "handleOwnerChange", in: "query", required: false },
      { name: "triggerOtherEmail", in: "query", required: false },
      { name: "triggerUserEmail", in: "query", required: false },
      { name: "useDefaultRule", in: "query", required: false },
    ],
    statuses: ["200", "204", "400", "401", "403", "404", "412", "503"],
  },
];
