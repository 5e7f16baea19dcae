import { mutations, type Mutations } from '../mutation/mutate.ts';
import type { Trait, Tracking } from '../query/context.ts';
import { borrowedDefaults } from './borrowed.ts';
import { form } from './files.ts';
import { itemGroups } from './item-groups.ts';
import { itemResults } from './item-results.ts';
import { keptItems } from './kept-items.ts';
import { optimisticResults } from './optimistic-results.ts';
import { retries } from './retries.ts';
import { tags } from './tags.ts';
import { tracking } from './tracked-fields.ts';
import { wireFormat } from './wire-format.ts';

/** All traits that operations can name: for programs that call any operation, and do not count bytes. */
export const allTraits: readonly (Trait | Mutations | Tracking)[] = [
  borrowedDefaults,
  form,
  itemGroups,
  itemResults,
  keptItems,
  mutations,
  optimisticResults,
  retries,
  tags,
  tracking,
  wireFormat,
];
