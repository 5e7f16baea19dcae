// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { CallBack, CallLanguage, CallTimes, HelpArticle, HelpArticles, HelpTopic } from '../schemas.gen.ts';
import { validateGetCallBack, validateGetCallTimes, validateGetHelpArticle, validateGetHelpArticles } from '../validators/apex-help.gen.js';

/** Configuration of {@link getCallBack}. */
export interface GetCallBackConfig {
}

/** Answer of {@link getCallBack}. */
export type GetCallBackData = CallBack;

/** Codes of the server's errors, see {@link getCallBack}. */
export type GetCallBackErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the call that is to come.
 *
 * The call that the customer has asked for, or that one can be asked for.
 *
 * Lifetime: AccountSettings.
 */
export const getCallBack: ReadOperation<GetCallBackConfig, GetCallBackData, unknown, GetCallBackErrorCode> = {
  table: {
    kind: "read",
    id: "getCallBack",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getCallBack",
    parameters: [],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
  },
  accepts: validateGetCallBack,
};

/** Configuration of {@link getCallTimes}. */
export interface GetCallTimesConfig {
  /** Language that is spoken on the phone. */
  readonly language: CallLanguage;
}

/** Answer of {@link getCallTimes}. */
export type GetCallTimesData = CallTimes;

/** Codes of the server's errors, see {@link getCallTimes}. */
export type GetCallTimesErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the times for a call.
 *
 * The half hours of the next business days at which somebody who speaks the language can call.
 *
 * Lifetime: VisitSlots.
 */
export const getCallTimes: ReadOperation<GetCallTimesConfig, GetCallTimesData, unknown, GetCallTimesErrorCode> = {
  table: {
    kind: "read",
    id: "getCallTimes",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getCallTimes",
    parameters: [{ name: "language", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 10000,
  },
  accepts: validateGetCallTimes,
};

/** Configuration of {@link getHelpArticle}. */
export interface GetHelpArticleConfig {
  /** Name of the article. */
  readonly articleId: string;
  /** Language of the article; it is in English where the org has none in it. */
  readonly language?: string | undefined;
}

/** Answer of {@link getHelpArticle}. */
export type GetHelpArticleData = HelpArticle;

/** Codes of the server's errors, see {@link getHelpArticle}. */
export type GetHelpArticleErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read one article of the help.
 *
 * A question with its whole answer, and what others read next.
 *
 * Lifetime: Help.
 */
export const getHelpArticle: ReadOperation<GetHelpArticleConfig, GetHelpArticleData, unknown, GetHelpArticleErrorCode> = {
  table: {
    kind: "read",
    id: "getHelpArticle",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getHelpArticle",
    parameters: [{ name: "articleId", in: "query" }, { name: "language", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 3600000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetHelpArticle,
};

/** Configuration of {@link getHelpArticles}. */
export interface GetHelpArticlesConfig {
  /** The words that are looked for. */
  readonly words?: string | undefined;
  /** The subject; all when it is left out. */
  readonly topic?: HelpTopic | undefined;
  /** Language of the articles; they are in English where the org has none in it. */
  readonly language?: string | undefined;
}

/** Answer of {@link getHelpArticles}. */
export type GetHelpArticlesData = HelpArticles;

/** Codes of the server's errors, see {@link getHelpArticles}. */
export type GetHelpArticlesErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | (string & {});

/**
 * Read the articles of the help.
 *
 * Questions and answers about a subject, or with certain words; all where neither is given. An
 * article fits where it has every word, or one that begins with it; small and capital letters and
 * accents do not matter.
 *
 * Lifetime: Help.
 */
export const getHelpArticles: ReadOperation<GetHelpArticlesConfig, GetHelpArticlesData, unknown, GetHelpArticlesErrorCode> = {
  table: {
    kind: "read",
    id: "getHelpArticles",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getHelpArticles",
    parameters: [
      { name: "words", in: "query" },
      { name: "topic", in: "query" },
      { name: "language", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 3600000,
  },
  accepts: validateGetHelpArticles,
};
