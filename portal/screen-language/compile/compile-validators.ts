import type { compileSchemaValidatorsCode as CompileCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
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
  // Whoever only checks screens compiles nothing, and this takes long to load.
  const { compileSchemaValidatorsCode } =
    await import('@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js');
  const imports = steps.map((_, index) => `import s${index} from 'step:${index}';`);
  const members = steps.map((step, index) => `${JSON.stringify(step.id)}: s${index}`);
  const result = await build({
    stdin: {
      contents: `${imports.join('\n')}\nexport default { ${members.join(', ')} };`,
      resolveDir: import.meta.dirname,
    },
    plugins: [stepSources(steps, compileSchemaValidatorsCode)],
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

function stepSources(steps: readonly StepModel[], compile: typeof CompileCode): Plugin {
  return {
    name: 'step-sources',
    setup(bundler) {
      bundler.onResolve({ filter: /^step:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'step' }));
      bundler.onLoad({ filter: /.*/, namespace: 'step' }, ({ path }) => ({
        contents: codeOf(steps[Number(path)], compile),
        loader: 'js',
        resolveDir: import.meta.dirname,
      }));
      bundler.onResolve({ filter: /^ajv\/dist\/runtime\/ucs2length$/ }, ({ path }) => ({
        path,
        namespace: 'length',
      }));
      bundler.onLoad({ filter: /.*/, namespace: 'length' }, () => ({ contents: lengthOfText }));
    },
  };
}

/** The characters of a text, as JSON Schema counts them: what ajv brings for it stands in a wrapper for Node. */
const lengthOfText = 'export default (text) => [...text].length;';

/** The generated code is Node's kind of module, whose wrapper would weigh more than a small form's rules. */
function codeOf(step: StepModel | undefined, compile: typeof CompileCode): string {
  if (step === undefined) return 'export default {};';
  const code = compile(step.schema, {
    // The words of diagnostics are the locales'.
    ajvOptionsOverrides: { code: { lines: false }, verbose: false, messages: false },
  });
  const rules = code
    .replace(/const (\w+) = require\(("[^"]+")\)\.default;/g, 'import $1 from $2;')
    // Where a rule stands in its schema nobody asks; inside a text the quotes would be escaped.
    .replace(/schemaPath:"[^"]*"/g, 'schemaPath:"#"')
    .replaceAll('exports[', 'validators[');
  return `const validators = {};${rules};export default validators;`;
}
