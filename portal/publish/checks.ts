/** Checks the screens of a project, with the blocks of this portal: what a check waits for, without what publishing needs. */
import * as advice from '../screen-language/check/advice/advise-screens.ts';
import * as checks from '../screen-language/check/check-project.ts';
import type { ProjectFiles } from '../screen-language/load/project-files.ts';
import type { Diagnostic } from '../screen-language/load/source-file.ts';
import { blockDescriptors } from '../src/blocks/registry.ts';

export { checkLocales } from '../screen-language/check/texts/check-locales.ts';
export { checkTranslations } from '../screen-language/check/texts/check-translations.ts';
export { readProject } from '../screen-language/load/project-files.ts';
export { printDiagnostic } from '../screen-language/load/source-file.ts';

/** Returns all diagnostics of configs and texts at once. */
export function checkProject(files: ProjectFiles): readonly Diagnostic[] {
  return checks.checkProject(files, blockDescriptors);
}

/** Returns all diagnostics of the screen configs and the texts they need, of brands.json and of navigation.json. */
export function checkScreens(files: ProjectFiles): readonly Diagnostic[] {
  return checks.checkScreens(files, blockDescriptors);
}

/** Returns what is legal in screens and texts, and unwise: warnings, which keep nothing from being published. */
export function adviseScreens(files: ProjectFiles): readonly Diagnostic[] {
  return advice.adviseScreens(files, blockDescriptors);
}
