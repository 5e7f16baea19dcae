// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { LifetimeTable } from '../types/lifetime.ts';

/** How long each kind of data is fresh, in milliseconds. */
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
  Record: { fresh: 30000 },
  RecordCollection: { fresh: 30000, readings: { general: 120000 } },
  ItemError: { fresh: 30000 },
  MetadataItemError: { fresh: 900000 },
  ObjectInfo: { fresh: 900000 },
  Picklist: { fresh: 900000 },
} as const satisfies LifetimeTable;
