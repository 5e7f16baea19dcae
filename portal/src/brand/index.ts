export { BrandProvider, logoOf, stylesheetOf, useBrand } from './brand-context.ts';
export { brandOfAddress, brandOfCrmName } from './brand.ts';
export type { Brand } from '../../screen-language/manifest.ts';
