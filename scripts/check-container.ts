/**
 * Makes the container and starts it as it will run: as somebody without rights, on files that nobody can write. A builder makes it
 * where there is one that can get the images; else the steps of the container file are taken one after the other as a script, out of
 * the file itself. The last line says which of both it was.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './machine/apt.ts';
import { fail } from './machine/environment.ts';
import { root, run } from './machine/process.ts';
import { readContainerFile, readIgnored } from './product/container-file.ts';
import { takeSteps } from './product/container-steps.ts';
import { findConfinement, isImageServing, isServing } from './product/started-container.ts';
import type { Confinement } from './product/started-container.ts';

const file = 'portal/deploy/Containerfile';
const stages = readContainerFile(readFileSync(join(root, file), 'utf8'));
const isIgnored = readIgnored(readFileSync(join(root, `${file}.dockerignore`), 'utf8'));
const tag = 'portal-check';
const confinements = {
  closed: 'as nobody in particular on a file system that it only reads',
  'without rights': 'as nobody in particular, though on a file system that others could write to',
  none: 'as whoever runs this: only root can take rights away',
};
const tell = (line: string): void => console.log(line);

/** A builder that has all images that the file begins with, or the reason why there is none. */
type Builder = { readonly program: string; readonly name: string } | { readonly missing: string };

async function findBuilder(): Promise<Builder> {
  const reasons: string[] = [];
  for (const name of ['docker', 'podman', 'buildah']) {
    const program = findProgram([name]);
    if (program === undefined) continue;
    if ((await run([program, 'info'])).code !== 0) {
      reasons.push(`${name} does not run`);
      continue;
    }
    const lacking = await lackingImage(program);
    if (lacking === undefined) return { program, name };
    reasons.push(`${name} cannot get ${lacking}`);
  }
  return { missing: reasons.length === 0 ? 'no builder here' : reasons.join(', ') };
}

async function lackingImage(program: string): Promise<string | undefined> {
  for (const { image } of stages) {
    const isHere = (await run([program, 'inspect', '--type', 'image', image])).code === 0;
    if (!isHere && (await run([program, 'pull', image])).code !== 0) return image;
  }
  return undefined;
}

async function buildImage({ program, name }: { readonly program: string; readonly name: string }) {
  const { code, output } = await run([program, 'build', '-f', file, '-t', tag, '.'], { show: true });
  if (code !== 0) fail(output);
  if (!(await isImageServing({ program, name, tag }))) fail('The container serves no page.');
  tell(`note container: built by ${name}, and started`);
}

async function takeAsScript(missing: string): Promise<void> {
  const confinement = await findConfinement();
  const scratch = mkdtempSync(join(tmpdir(), 'portal-container-'));
  const problem = await problemOf(scratch, confinement);
  rmSync(scratch, { recursive: true, force: true });
  if (problem !== undefined) fail(problem);
  const how = `its steps were taken as a script, and what they made was started ${confinements[confinement]}`;
  tell(`note container: ${missing}: ${how}`);
}

async function problemOf(scratch: string, confinement: Confinement): Promise<string | undefined> {
  try {
    const made = await takeSteps(stages, { context: root, isIgnored, scratch, tell });
    await run(['chmod', '755', scratch]);
    return (await isServing(made, confinement)) ? undefined : 'What the steps made serves no page.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const builder = await findBuilder();
await ('missing' in builder ? takeAsScript(builder.missing) : buildImage(builder));
