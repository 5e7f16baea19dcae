// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadChoice } from '../traits/choice.ts';
import { getListRecordsById, getListRecordsByName } from './operations/ui-api-list-records.gen.ts';
import { getListUiById, getListUiByName, getListViewSummaryCollection, getMruListRecords, getMruListUi } from './operations/ui-api-list-ui.gen.ts';

/** Read a list view with its records, however it is named. To be used with {@link chooseRead}. */
export const getListUi = {
  name: "getListUi",
  otherwise: "Unrecognized config for \"getListUi\"",
  choices: [
    { given: ["objectApiName", "listViewApiName"], equals: { listViewApiName: "MRU" }, operation: getMruListUi },
    { given: ["objectApiName", "listViewApiName"], equals: { listViewApiName: "__Recent" }, operation: getMruListUi },
    { given: ["objectApiName", "listViewApiName"], operation: getListUiByName },
    { given: ["listViewId"], operation: getListUiById },
    { given: ["objectApiName"], operation: getListViewSummaryCollection },
  ],
} as const satisfies ReadChoice;

/** Read the records of a list view, however it is named. To be used with {@link chooseRead}. */
export const getListRecords = {
  name: "getListRecords",
  otherwise: "Unrecognized config for \"getListRecords\"",
  choices: [
    { given: ["objectApiName", "listViewApiName"], equals: { listViewApiName: "MRU" }, operation: getMruListRecords },
    { given: ["objectApiName", "listViewApiName"], equals: { listViewApiName: "__Recent" }, operation: getMruListRecords },
    { given: ["objectApiName", "listViewApiName"], operation: getListRecordsByName },
    { given: ["listViewId"], operation: getListRecordsById },
  ],
} as const satisfies ReadChoice;
