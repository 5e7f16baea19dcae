export { removePseudoTree, stagePseudoTree } from './stage.ts';
