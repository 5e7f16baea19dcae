import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { build, type Plugin } from 'esbuild';
import type { StepModel } from '../model/model.ts';

/**
 * The screen's validators as one ES module: `default[stepId]` is what the form library's precompiled validator takes.
 * Nothing in it is evaluated at run time, so that a strict content security policy holds.
 *
 * @returns the module's source; undefined for a screen without steps
 */
export async function compileValidators(steps: readonly StepModel[]): Promise<string | undefined> {
  if (steps.length === 0) return undefined;
  const imports = steps.map((_, index) => `import * as s${index} from 'step:${index}';`);
  const members = steps.map((step, index) => `${JSON.stringify(step.id)}: s${index}.default ?? s${index}`);
  const result = await build({
    stdin: {
      contents: `${imports.join('\n')}\nexport default { ${members.join(', ')} };`,
      resolveDir: import.meta.dirname,
    },
    plugins: [stepSources(steps)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text;
}

function stepSources(steps: readonly StepModel[]): Plugin {
  return {
    name: 'step-sources',
    setup(bundler) {
      bundler.onResolve({ filter: /^step:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'step' }));
      bundler.onLoad({ filter: /.*/, namespace: 'step' }, ({ path }) => ({
        contents: codeOf(steps[Number(path)]),
        loader: 'js',
        resolveDir: import.meta.dirname,
      }));
    },
  };
}

function codeOf(step: StepModel | undefined): string {
  if (step === undefined) return 'module.exports = {}';
  return compileSchemaValidatorsCode(step.schema, {
    ajvOptionsOverrides: { code: { lines: false }, verbose: false },
  });
}
