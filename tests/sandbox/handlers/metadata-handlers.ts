import type { Handler } from '../protocol/call.ts';
import { getLayout, getLayoutUserState, getPathLayout, updateLayoutUserState } from './layouts.ts';
import { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './object-info.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from './picklist-values.ts';

/** What the org says of its objects: fields, picklists, layouts, actions, apps, defaults. */
export const metadataHandlers: Readonly<Record<string, Handler>> = {
  getLayout,
  getLayoutUserState,
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPathLayout,
  getPicklistValues,
  getPicklistValuesByRecordType,
  updateLayoutUserState,
};
