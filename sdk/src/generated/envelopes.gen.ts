// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { EnvelopeTable } from '../spec/envelope.ts';

/** Forms in which a server may answer the calls of a spec: the specs' `x-envelope`. */
export const envelopes = {
  apex: {
    wrapped: {
      specPath: "/lwr/apex/v64.0",
      query: "methodParams",
      answer: { status: "status", body: "body", headers: "headers" },
      basePath: "/lwr/apex/v64.0",
    },
    rest: {
      specPath: "/lwr/apex/v64.0",
      basePath: "/services/apexrest/portal",
      statuses: {
        allowed: [
          200,
          201,
          202,
          204,
          206,
          300,
          301,
          302,
          304,
          400,
          401,
          403,
          404,
          405,
          406,
          409,
          410,
          412,
          413,
          414,
          415,
          417,
          500,
          503,
        ],
        otherwise: 400,
        header: "Portal-Status",
      },
    },
  },
} as const satisfies {
  readonly [api: string]: { readonly [form: string]: EnvelopeTable };
};
