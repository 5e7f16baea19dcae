export { allTraits } from '../traits/all-traits.ts';
export { borrowedDefaults } from '../traits/borrowed.ts';
export { form } from '../traits/files.ts';
export { itemResults } from '../traits/items.ts';
export { keptItems } from '../traits/kept-items.ts';
export { mutations } from '../mutation/mutate.ts';
export { tags } from '../traits/tags.ts';
export { tracking } from '../traits/tracked-fields.ts';
