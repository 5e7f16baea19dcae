import type { Handler } from '../protocol/call.ts';
import { getObjectInfo, getObjectInfos } from './object-info.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from './picklist-values.ts';

/** What the org says of its objects: fields, picklists, layouts, actions, apps, defaults. */
export const metadataHandlers: Readonly<Record<string, Handler>> = {
  getObjectInfo,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
};
