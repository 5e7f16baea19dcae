export { logoOf, stylesheetOf } from './brand-context.ts';
export { brandOfAddress, brandOfCrmName } from './brand.ts';
export type { Brand } from './brand.ts';
export { BrandProvider, useBrand } from './brand-context.ts';
