// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { LifetimeTable } from '../spec/lifetime.ts';

/**
 * Lifetimes of each kind of data, in milliseconds. The tables that name none of these hold the
 * number.
 */
export const lifetimes = {
  ApexResponse: { fresh: 300000 },
  Session: { fresh: 60000 },
  SingleUseLink: { fresh: 0 },
  EmailCheck: { fresh: 60000 },
  Lobby: { fresh: 30000 },
  EnrollmentProgress: { fresh: 15000 },
  AccountSettings: { fresh: 60000 },
  PaymentState: { fresh: 0 },
  DocumentState: { fresh: 10000 },
  VerificationState: { fresh: 0 },
  Usage: { fresh: 3600000 },
  Draft: { fresh: 0 },
  Record: { fresh: 30000 },
  RecordCollection: { fresh: 30000, readings: { general: 120000 } },
  ItemError: { fresh: 30000 },
  MetadataItemError: { fresh: 900000 },
  ActionItemError: { fresh: 300000 },
  ListInfoItemError: { fresh: 900000 },
  ObjectInfoItemError: { fresh: 900000 },
  ObjectInfo: { fresh: 900000 },
  Layout: { fresh: 900000 },
  LayoutUserState: { fresh: 900000 },
  PathLayout: { fresh: 900000 },
  ListViewSummary: { fresh: 2592000000 },
  ListInfo: { fresh: 2592000000, readings: { alternate: 900000 } },
  DirectoryEntry: { fresh: 2592000000 },
  ActionOverrides: { fresh: 2592000000 },
  Actions: { fresh: 300000 },
  FormulaActivations: { fresh: 300000 },
  App: { fresh: 300000 },
  Apps: { fresh: 300000 },
  QuickActionLayout: { fresh: 900000 },
  QuickActionInfo: { fresh: 900000 },
  QuickActionDefaults: { fresh: 30000 },
  NavItems: { fresh: 120000 },
  Favorite: { fresh: 300000 },
  Favorites: { fresh: 300000 },
  Theme: { fresh: 900000 },
  DuplicatesConfiguration: { fresh: 900000 },
  DuplicateCheck: { fresh: 30000 },
  ListObjectInfo: { fresh: 900000 },
  ListPreferences: { fresh: 900000 },
  Picklist: { fresh: 900000 },
  Avatar: { fresh: 300000 },
  AvatarError: { fresh: 3600000 },
  RelatedListInfo: { fresh: 900000 },
  RelatedListPreferences: { fresh: 900000 },
  RelatedListSummary: { fresh: 900000 },
  RelatedListCount: { fresh: 30000 },
  SearchFilters: { fresh: 30000 },
  SearchFilterOptions: { fresh: 30000 },
  LookupMetadata: { fresh: 30000 },
  SearchResults: { fresh: 200 },
  LookupRecords: { fresh: 30000 },
  CloneTemplate: { fresh: 1000 },
  CreateTemplate: { fresh: 1000 },
  CreateDefaults: { fresh: 900000 },
  RecordUi: { fresh: 30000 },
} as const satisfies LifetimeTable;

/** Lifetimes with other readings, of which a client chooses. */
export const choosableLifetimes: LifetimeTable = {
  RecordCollection: { fresh: 30000, readings: { general: 120000 } },
  ListInfo: { fresh: 2592000000, readings: { alternate: 900000 } },
};
