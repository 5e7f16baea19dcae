// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ApiTable } from '../spec/operation.ts';

/** The base path and the query encodings of each spec's server. */
export const apis: { readonly [name: string]: ApiTable } = {
  apex: { name: "apex", basePath: "/lwr/apex/v64.0", queryEncodings: ["names", "methodParams"] },
  "ui-api": { name: "ui-api", basePath: "/services/data/v64.0", queryEncodings: ["names"] },
};
