import { createSourceTree } from '../source/source-tree.ts';
import { createRuleContext } from '../source/rule-context.ts';
import { checkChoices, checkSplits, checkTags } from './alternatives.ts';
import { checkExtensions, readExtensionSchemas } from './extension-schemas.ts';
import { checkKeywords } from './keywords.ts';
import { checkMeanings } from './meanings.ts';
import { checkOperations } from './operations.ts';
import { checkReferences } from './references.ts';
import { checkEntities, checkTables, checkUnusedLifetimes } from './tables.ts';
import { checkUnusedFiles } from './unused-files.ts';
import type { Documents } from '../source/documents.ts';
import type { Rule, RuleContext } from '../source/rule-context.ts';
import { makeAnew } from '../../spec/memory.ts';
import type { Recall } from '../../spec/memory.ts';
import type { Diagnostic, ReadFile, SpecInput } from '../../spec/types.ts';

/** Rules of our extensions alone: what they say has to be there. */
const ABOUT_EXTENSIONS: readonly Rule[] = [
  checkTables,
  checkEntities,
  checkReferences,
  checkSplits,
  checkChoices,
  checkTags,
  checkMeanings,
];

/** Returns the diagnostics of all our own rules, without Redocly's. */
export async function runRules(
  documents: Documents,
  specs: readonly SpecInput[],
  { readFile, recall = makeAnew }: { readonly readFile: ReadFile; readonly recall?: Recall },
): Promise<readonly Diagnostic[]> {
  const extensions = await readExtensionSchemas(readFile);
  const inputs = [JSON.stringify([specs, ...extensions]), ...documents.texts(filesOf(documents, specs))];
  const text = await recall('rules', inputs, async () => {
    const context = contextOf(documents, specs, false);
    const rules = [checkKeywords, checkOperations, ...ABOUT_EXTENSIONS, checkUnusedLifetimes];
    const found = rules.flatMap((rule) => rule(context));
    const misshapen = await checkExtensions(context, extensions, recall);
    return JSON.stringify([...found, ...misshapen, ...checkUnusedFiles(context, documents, specs)]);
  });
  // Written a line above, in this run or an earlier one.
  return JSON.parse(text) as readonly Diagnostic[];
}

/** Returns where an extension is not of the form that its JSON Schema asks for. */
export async function runExtensionSchemas(
  documents: Documents,
  specs: readonly SpecInput[],
  readFile: ReadFile,
): Promise<readonly Diagnostic[]> {
  return checkExtensions(contextOf(documents, specs, true), await readExtensionSchemas(readFile));
}

/** Returns the diagnostics of our extensions in documents of others, which may be written as they like otherwise. */
export function runExtensionRules(documents: Documents, specs: readonly SpecInput[]): readonly Diagnostic[] {
  const context = contextOf(documents, specs, true);
  return ABOUT_EXTENSIONS.flatMap((rule) => rule(context));
}

function contextOf(documents: Documents, specs: readonly SpecInput[], isForeign: boolean): RuleContext {
  const files = filesOf(documents, specs);
  return createRuleContext(createSourceTree(documents), { specs, files, isForeign });
}

function filesOf(documents: Documents, specs: readonly SpecInput[]): readonly string[] {
  return [...new Set(specs.flatMap(({ file }) => [...documents.reach(file)]))].sort();
}
