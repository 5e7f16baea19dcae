// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

export * from './apis.gen.ts';
export * from './catalogue.gen.ts';
export * from './constants.gen.ts';
export * from './entities.gen.ts';
export * from './lifetimes.gen.ts';
export * from './operations/apex-autopay.gen.ts';
export * from './operations/apex-deposit.gen.ts';
export * from './operations/apex-documents.gen.ts';
export * from './operations/apex-email.gen.ts';
export * from './operations/apex-footer.gen.ts';
export * from './operations/apex-identity.gen.ts';
export * from './operations/apex-lobby.gen.ts';
export * from './operations/apex-password.gen.ts';
export * from './operations/apex-plans.gen.ts';
export * from './operations/apex-preferences.gen.ts';
export * from './operations/apex-registration.gen.ts';
export * from './operations/apex-requests.gen.ts';
export * from './operations/apex-session.gen.ts';
export * from './operations/apex-usage.gen.ts';
export * from './operations/ui-api-list-records.gen.ts';
export * from './operations/ui-api-object-info.gen.ts';
export * from './operations/ui-api-records.gen.ts';
export * from './operations/ui-api-related-list-records.gen.ts';
export type * from './schemas.gen.ts';
