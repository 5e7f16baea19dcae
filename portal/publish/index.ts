/** Checks and publishes the screens of a project, with the blocks of this portal. */
import { describeScreen } from '../screen-language/check/facts/checked-screen.ts';
import type { ScreenConfig } from '../screen-language/generated/screen-config.gen.ts';
import type { JsonPath } from '../screen-language/load/source-file.ts';
import { blockDescriptors } from '../src/blocks/registry.ts';

export type { OrgDescription, OrgField, OrgObject } from '../screen-language/check/facts/org-description.ts';
export type { Catalogue, CatalogueOperation, CatalogueSchema } from '../screen-language/load/catalogue.ts';
export { basePathOf, englishNameOf, otherLanguages } from '../screen-language/language.ts';
export { languageVersion } from '../screen-language/language-version.ts';
export { editText } from '../screen-language/migrate/edit-text.ts';
export { migrateConfig } from '../screen-language/migrate/migrate-config.ts';
export { migrations } from '../screen-language/migrate/migrations.ts';
export { recordTranslations } from '../screen-language/check/texts/check-translations.ts';
export type { DraftTexts, ProjectFiles } from '../screen-language/load/project-files.ts';
export type { Diagnostic } from '../screen-language/load/source-file.ts';
export { compileProject, createPublication } from '../screen-language/publish/publication.ts';
export type {
  CompiledScreen,
  MadeScreens,
  PortalBuild,
  PublishedFile,
} from '../screen-language/publish/publication.ts';
export {
  adviseScreens,
  checkLocales,
  checkProject,
  checkScreens,
  checkTranslations,
  printDiagnostic,
  readProject,
} from './checks.ts';
export { openGitHistory } from './git-history.ts';
export { openPublications } from './publications.ts';
export type { Publications, Published, Signature, WayBack } from './publications.ts';
export type { ChangedFiles } from './sources.ts';
export { openPlannedPublications } from './planned-publications.ts';
export type { PlannedPublication, PlannedPublications, PlannedState } from './planned-publications.ts';
export { openStaging } from './staged-publication.ts';
export type { StagedPublication, Staging } from './staged-publication.ts';
export type { PublicationVersion } from './publication-store.ts';
export { createQueue } from './queue.ts';
export { openPortalBuild } from './portal-build.ts';
export { writePublication } from '../screen-language/publish/write-publication.ts';

export type { FieldModel, ScreenModel, StepModel } from '../screen-language/model/model.ts';
export type {
  Binding,
  Bindings,
  Block,
  CompareCondition,
  Condition,
  Expression,
  Operand,
  Outcome,
  ScreenConfig,
  Submission,
} from '../screen-language/generated/screen-config.gen.ts';

/** The texts of one block, below `blocks.<name>.` */
interface BlockTexts {
  readonly path: JsonPath;
  readonly needed: readonly string[];
  /** Matches the keys of those that may be there beside them. */
  readonly optional: RegExp | undefined;
}

/** Returns the texts of each block of a screen. A config that has not the shape of a screen may throw. */
export function textsOfBlocks(config: ScreenConfig): readonly BlockTexts[] {
  return describeScreen(config, blockDescriptors).blocks.map(({ path, facts: { texts, optionalTexts } }) => ({
    path,
    needed: texts,
    optional: optionalTexts,
  }));
}
