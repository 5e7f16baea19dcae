import type { AnyOperation } from '../operation.ts';
import { getAllApps, getAppDetails, getSelectedApp } from './apps.ts';
import { findDuplicates, getDuplicateConfiguration } from './duplicates.ts';
import { getLayout, getLayoutUserState, getPathLayout, updateLayoutUserState } from './layouts.ts';
import { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './object-info.ts';
import { getNavItems, getUserNavItems, updateUserNavItems } from './nav-items.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from './picklist-values.ts';
import { getActiveTheme } from './theme.ts';

/** Objects as the org describes them: fields, picklists, layouts, apps, duplicate rules. */
export const metadataOperations: Readonly<Record<string, AnyOperation>> = {
  findDuplicates,
  getActiveTheme,
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
  getSelectedApp,
  getUserNavItems,
  updateLayoutUserState,
  updateUserNavItems,
};
