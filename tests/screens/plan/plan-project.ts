import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtures } from '@energy-portal/sdk/fixtures';
import {
  compileProject,
  readProject,
  type CompiledScreen,
  type ProjectFiles,
} from '@energy-portal/portal/publish';
import type { Contract } from './contract.ts';
import { planScreen } from './plan-screen.ts';
import type { SharedTexts } from './texts.ts';
import type { ScreenPlan } from './types.ts';

/** The screens of a project, the contract behind them, and their plans. */
export interface PlannedProject {
  readonly contract: Contract;
  readonly screens: readonly { readonly screen: CompiledScreen; readonly plan: ScreenPlan }[];
  /** The description of the org's objects. */
  readonly org: unknown;
}

/**
 * Reads a project and plans the tests of its screens.
 *
 * @param root the project's root folder
 * @param drafts texts of files that are not written, by path
 * @throws Error where the screens have a diagnostic: what cannot be published cannot be tried
 */
export function planProject(
  root: string,
  { today, drafts }: { readonly today: string; readonly drafts?: ReadonlyMap<string, string> },
): PlannedProject {
  const { files, diagnostics } = readProject(root, drafts);
  const [first] = diagnostics;
  if (first !== undefined) throw new Error(`${first.file}:${first.line}: ${first.message}`);
  const contract = contractOf(files, { root, today });
  const shared = sharedTextsOf(files);
  const screens = compileProject(files).map((screen) => ({
    screen,
    plan: planScreen(screen, contract, shared),
  }));
  const org: unknown = JSON.parse(readFileSync(join(root, 'screen-configs/org.json'), 'utf8'));
  return { contract, screens, org };
}

function contractOf(
  files: ProjectFiles,
  { root, today }: { readonly root: string; readonly today: string },
): Contract {
  const brands: unknown = JSON.parse(readFileSync(join(root, 'screen-configs/brands.json'), 'utf8'));
  const rows = (brands as { readonly brands: readonly { readonly word: string | null }[] }).brands; // checked
  return {
    operations: files.catalogue.operations,
    constants: files.catalogue.constants,
    examples: fixtures,
    brand: rows.find(({ word }) => word === null),
    today,
  };
}

function sharedTextsOf({ locales }: ProjectFiles): SharedTexts {
  const values = (language: 'en' | 'es') =>
    Object.fromEntries(Object.entries(locales[language] ?? {}).map(([name, { value }]) => [name, value]));
  return { en: values('en'), es: values('es') };
}
