/** Business constants and limits of the specs (`x-constants`). */
export { constants } from '../generated/contract.gen.ts';
