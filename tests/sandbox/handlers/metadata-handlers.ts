import type { Handler } from '../protocol/call.ts';
import {
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getRecordActions,
  getRecordEditActions,
} from './action-lists.ts';
import { getActionOverrides, getFormulaActivations } from './action-overrides.ts';
import { getAllApps, getAppDetails, getNavItems } from './apps.ts';
import { findDuplicates, getDuplicateConfiguration } from './duplicates.ts';
import { getLayout, getLayoutUserState, getPathLayout, updateLayoutUserState } from './layouts.ts';
import { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './object-info.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from './picklist-values.ts';
import { performQuickAction, performUpdateRecordQuickAction } from './quick-action-perform.ts';
import { getQuickActionDefaults, getQuickActionInfo, getQuickActionLayout } from './quick-actions.ts';
import {
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from './record-defaults.ts';
import { getRecordUi } from './record-ui.ts';
import {
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from './related-list-actions.ts';

/** What the org says of its objects: fields, picklists, layouts, actions, apps, defaults. */
export const metadataHandlers: Readonly<Record<string, Handler>> = {
  findDuplicates,
  getActionOverrides,
  getAllApps,
  getAppDetails,
  getDuplicateConfiguration,
  getFormulaActivations,
  getGlobalActions,
  getLayout,
  getLayoutUserState,
  getLookupActions,
  getNavItems,
  getObjectCreateActions,
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPathLayout,
  getPicklistValues,
  getPicklistValuesByRecordType,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecordActions,
  getRecordCreateDefaults,
  getRecordEditActions,
  getRecordTemplateClone,
  getRecordTemplateCreate,
  getRecordUi,
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
  performQuickAction,
  performUpdateRecordQuickAction,
  updateLayoutUserState,
};
