export { checkLocales, checkProject, checkScreens } from '../check/check-project.ts';
export { printDiagnostic } from '../load/source-file.ts';
export type { Diagnostic } from '../load/source-file.ts';
export { readProject } from '../load/project-files.ts';
export type { DraftTexts, ProjectFiles } from '../load/project-files.ts';
export type { Catalogue, CatalogueOperation, CatalogueSchema } from '../load/catalogue.ts';
export { createPublication } from './publication.ts';
export type { PublishedFile } from './publication.ts';
export { writePublication } from './write-publication.ts';
