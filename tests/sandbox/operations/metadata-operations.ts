import type { AnyOperation } from './operation.ts';
import {
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getRecordActions,
  getRecordEditActions,
} from './actions/action-lists.ts';
import { getActionOverrides, getFormulaActivations } from './actions/action-overrides.ts';
import { getAllApps, getAppDetails, getNavItems } from './metadata/apps.ts';
import { findDuplicates, getDuplicateConfiguration } from './metadata/duplicates.ts';
import { getLayout, getLayoutUserState, getPathLayout, updateLayoutUserState } from './metadata/layouts.ts';
import { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './metadata/object-info.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from './metadata/picklist-values.ts';
import { performQuickAction, performUpdateRecordQuickAction } from './actions/quick-action-perform.ts';
import { getQuickActionDefaults, getQuickActionInfo, getQuickActionLayout } from './actions/quick-actions.ts';
import {
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from './records/record-defaults.ts';
import { getRecordUi } from './records/record-ui.ts';
import {
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from './related-lists/related-list-actions.ts';

/** What the org says of its objects: fields, picklists, layouts, actions, apps, defaults. */
export const metadataHandlers: Readonly<Record<string, AnyOperation>> = {
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
