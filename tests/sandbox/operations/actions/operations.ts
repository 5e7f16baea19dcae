import type { AnyOperation } from '../operation.ts';
import {
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getRecordActions,
  getRecordEditActions,
} from './action-lists.ts';
import { getActionOverrides, getFormulaActivations } from './action-overrides.ts';
import { getListViewActions, getListViewRecordActions, getMruListActions } from './list-actions.ts';
import { performQuickAction, performUpdateRecordQuickAction } from './quick-action-perform.ts';
import { getQuickActionDefaults, getQuickActionInfo, getQuickActionLayout } from './quick-actions.ts';

/** Actions: lists, overrides, quick actions. */
export const actionsOperations: Readonly<Record<string, AnyOperation>> = {
  getActionOverrides,
  getFormulaActivations,
  getGlobalActions,
  getListViewActions,
  getListViewRecordActions,
  getLookupActions,
  getMruListActions,
  getObjectCreateActions,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecordActions,
  getRecordEditActions,
  performQuickAction,
  performUpdateRecordQuickAction,
};
