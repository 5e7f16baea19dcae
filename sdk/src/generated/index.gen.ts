// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

export * from './apis.gen.ts';
export * from './catalogue.gen.ts';
export * from './constants.gen.ts';
export * from './entities.gen.ts';
export * from './lifetimes.gen.ts';
export * from './operations/apex-footer.gen.ts';
export * from './operations/apex-session.gen.ts';
export * from './operations/ui-api-actions.gen.ts';
export * from './operations/ui-api-apps.gen.ts';
export * from './operations/ui-api-content.gen.ts';
export * from './operations/ui-api-duplicates.gen.ts';
export * from './operations/ui-api-layouts.gen.ts';
export * from './operations/ui-api-list-info.gen.ts';
export * from './operations/ui-api-list-records.gen.ts';
export * from './operations/ui-api-list-ui.gen.ts';
export * from './operations/ui-api-object-info.gen.ts';
export * from './operations/ui-api-record-avatars.gen.ts';
export * from './operations/ui-api-record-defaults.gen.ts';
export * from './operations/ui-api-record-ui.gen.ts';
export * from './operations/ui-api-records.gen.ts';
export * from './operations/ui-api-related-list-records.gen.ts';
export * from './operations/ui-api-related-lists.gen.ts';
export * from './operations/ui-api-search.gen.ts';
export * from './choices.gen.ts';
export type * from './schemas.gen.ts';
