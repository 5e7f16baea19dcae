export { logoOf, stylesheetOf } from './assets.ts';
export { brandOfAddress, brandOfCrmName } from './brand.ts';
export type { Brand } from '../../screen-language/manifest.ts';
export { BrandProvider, useBrand } from './brand-context.tsx';
