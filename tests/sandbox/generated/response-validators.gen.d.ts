// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

/** True when the value meets the spec, else `errors` says why not. */
export interface SpecValidator {
  (value: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly keyword: string; readonly message?: string }[] | null;
}

/** By operationId: what the spec says of request bodies, and of response bodies by status. */
export const validators: {
  readonly [operationId: string]: {
    readonly request?: SpecValidator;
    readonly responses: { readonly [status: string]: SpecValidator };
  };
};
