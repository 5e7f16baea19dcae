// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

/** Changes with the specs: data that was kept under another version is not to be used. */
export const version = "c1c322c226a42979";
