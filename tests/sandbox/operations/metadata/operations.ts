import type { AnyOperation } from '../operation.ts';
import { getAllApps, getAppDetails, getNavItems } from './apps.ts';
import { findDuplicates, getDuplicateConfiguration } from './duplicates.ts';
import { getLayout, getLayoutUserState, getPathLayout, updateLayoutUserState } from './layouts.ts';
import { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './object-info.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from './picklist-values.ts';

/** Objects as the org describes them: fields, picklists, layouts, apps, duplicate rules. */
export const metadataOperations: Readonly<Record<string, AnyOperation>> = {
  findDuplicates,
  getAllApps,
  getAppDetails,
  getDuplicateConfiguration,
  getLayout,
  getLayoutUserState,
  getNavItems,
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPathLayout,
  getPicklistValues,
  getPicklistValuesByRecordType,
  updateLayoutUserState,
};
