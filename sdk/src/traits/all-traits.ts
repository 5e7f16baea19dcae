import { mutations, type Mutations } from '../mutation/mutate.ts';
import type { Trait } from '../query/context.ts';
import { borrowedDefaults } from './borrowed.ts';
import { conditional } from './conditional.ts';
import { fieldSelection } from './field-selection.ts';
import { form } from './files.ts';
import { itemResults } from './items.ts';
import { keptItems } from './kept-items.ts';
import { tags } from './tags.ts';
import { trackedFields } from './tracked-fields.ts';
import { wireFormat } from './wire-format.ts';

/** All traits that operations can name: for programs that call any operation, and do not count bytes. */
export const allTraits: readonly (Trait | Mutations)[] = [
  borrowedDefaults,
  conditional,
  fieldSelection,
  form,
  itemResults,
  keptItems,
  mutations,
  tags,
  trackedFields,
  wireFormat,
];
