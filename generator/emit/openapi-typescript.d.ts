/** The modules of openapi-typescript that its main entry would load together with a second Redocly. */
declare module 'openapi-typescript/dist/transform/index.mjs' {
  import type ts from 'typescript';
  import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
  export default function transformSchema(schema: OpenAPI3, context: GlobalContext): ts.Node[];
}

declare module 'openapi-typescript/dist/lib/utils.mjs' {
  export { resolveRef, scanDiscriminators } from 'openapi-typescript';
}

declare module 'openapi-typescript/dist/lib/ts.mjs' {
  export { astToString } from 'openapi-typescript';
}
