/** The gate of the packages: what other projects would install is packed, linted, installed, read with and measured. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLanes } from './machine/lanes.ts';
import { checkContents } from './package/contents.ts';
import { copyPrograms, runBundles, runCommonJs } from './package/bundles.ts';
import { createConsumer, readOnce } from './package/consumer.ts';
import { chosenExamples, runExamples } from './package/examples/matrix.ts';
import { checkGenerator } from './package/generator.ts';
import { checkHovers } from './package/hovers.ts';
import { measureFirstLoads } from './package/first-load.ts';
import { runExtension } from './package/extension.ts';
import { runAttw, runPublint } from './package/linters.ts';
import { checkObjectTypes, measureChecking } from './package/object-types.ts';
import { measureOperations } from './package/operation-cost.ts';
import { pack } from './package/pack.ts';
import { checkReadmes } from './package/readme.ts';
import { renderWithEachReact } from './package/react-versions.ts';
import { stageGenerator } from './package/stage-generator.ts';
import { checkTypes } from './package/types.ts';
import { timed, type Verdict } from './package/verdict.ts';

const isDeep = process.env['TEST_DEPTH'] === 'deep';
const names = chosenExamples(isDeep);

const place = mkdtempSync(join(tmpdir(), 'sdk-package-'));
try {
  const folder = (name: string): string => join(place, name);
  mkdirSync(folder('target'));
  const tarball = await pack({
    folder: folder('staged'),
    scratch: folder('scratch'),
    target: folder('target'),
  });
  const generator = await pack({
    folder: folder('staged-generator'),
    scratch: folder('scratch'),
    target: folder('target'),
    stage: stageGenerator,
  });
  const consumer = await createConsumer(folder('project'), tarball);
  copyPrograms(consumer);
  const checks: readonly (() => Verdict | Promise<Verdict>)[] = [
    () => measureOperations(consumer),
    () => measureFirstLoads(consumer),
    () => checkTypes(consumer, isDeep),
    () => checkReadmes(consumer),
    () => checkGenerator(consumer, generator),
    () => runBundles(consumer),
    () => checkHovers(consumer),
    () => checkObjectTypes(consumer, isDeep),
    () => measureChecking(consumer),
    () => renderWithEachReact(consumer),
    () => runExtension(consumer),
    () => runCommonJs(consumer),
    () => readOnce(consumer),
    () => runAttw(tarball),
    () => runPublint(tarball),
    () => checkContents(tarball),
  ];
  const verdicts = [
    ...(await inLanes(checks, timed)),
    ...(await runExamples({ place: folder('examples'), tarball, names })),
  ];
  for (const { name, errors, note } of verdicts) {
    console.log(`${errors.length > 0 ? 'FAIL' : 'ok  '} ${name}${note === undefined ? '' : ` (${note})`}`);
    for (const error of errors) console.log(`     ${error}`);
  }
  if (verdicts.some(({ errors }) => errors.length > 0)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}
