import { openapiTypesText } from '../emit/openapi-types.ts';
import type { Target } from './target.ts';

/**
 * The types of the documents and nothing else, as openapi-typescript has them: `paths`, `operations` and `components`,
 * after overlays and conversion. For clients of other kinds; needs no SDK.
 */
export const types: Target = {
  name: 'types',
  isBuiltIn: true,
  emit: ({ apis, header }) =>
    Promise.all(
      apis.map(async (api) => ({
        path: `${api.name}.types.gen.ts`,
        text: `${header}${await openapiTypesText(api)}`,
      })),
    ),
};
