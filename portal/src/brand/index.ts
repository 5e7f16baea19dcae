export { logoOf, stylesheetOf } from './assets.ts';
export { brandOfAddress, brandOfCrmName } from './brand.ts';
export type { Brand } from './brand.ts';
export { BrandProvider, useBrand } from './brand-context.tsx';
