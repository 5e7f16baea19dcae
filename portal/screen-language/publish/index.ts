export { checkLocales, checkProject, checkScreens } from '../check/check-project.ts';
export { printFault } from '../load/source-file.ts';
export type { Fault } from '../load/source-file.ts';
export { readProject } from './project-files.ts';
export type {
  Catalogue,
  CatalogueOperation,
  CatalogueSchema,
  DraftTexts,
  ProjectFiles,
} from './project-files.ts';
export { createPublication } from './publication.ts';
export type { PublishedFile } from './publication.ts';
export { writePublication } from './write-publication.ts';
