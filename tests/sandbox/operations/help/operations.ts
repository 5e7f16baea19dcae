import type { AnyOperation } from '../operation.ts';
import { getHelpArticle, getHelpArticles } from './articles.ts';
import { cancelCall, getCallBack, getCallTimes, requestCall } from './call-backs.ts';

/** Articles of the help, and calls that customers ask for. */
export const helpOperations: Readonly<Record<string, AnyOperation>> = {
  cancelCall,
  getCallBack,
  getCallTimes,
  getHelpArticle,
  getHelpArticles,
  requestCall,
};
