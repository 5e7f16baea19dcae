/** One instruction of a container file. */
interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** One stage of a container file: what is made upon an image. */
export interface ContainerStage {
  readonly image: string;
  /** The name by which later stages know it. */
  readonly name?: string;
  readonly instructions: readonly Instruction[];
}

/**
 * Reads a container file.
 *
 * @throws Error where an instruction stands before the first image
 */
export function readContainerFile(text: string): readonly ContainerStage[] {
  const stages: { image: string; name?: string; instructions: Instruction[] }[] = [];
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const end = trimmed.indexOf(' ');
    const [name, value] = [trimmed.slice(0, end), trimmed.slice(end + 1).trim()];
    const stage = stages.at(-1);
    if (name === 'FROM') {
      const [image = '', , alias] = value.split(' ');
      stages.push({ image, ...(alias === undefined ? {} : { name: alias }), instructions: [] });
    } else if (stage === undefined) throw new Error(`${trimmed} stands before the first image.`);
    else stage.instructions.push({ name, value });
  }
  return stages;
}

/** The sources and the target of a copy, and the stage that its sources are in where they are in one. */
export function readCopy(value: string) {
  const words = value.split(' ');
  const flags = words.filter((word) => word.startsWith('--'));
  const paths = words.filter((word) => !word.startsWith('--'));
  const valueOf = (flag: string) =>
    flags.find((one) => one.startsWith(`--${flag}=`))?.slice(flag.length + '--='.length);
  return {
    sources: paths.slice(0, -1),
    target: paths.at(-1) ?? '.',
    from: valueOf('from'),
    owner: valueOf('chown'),
  };
}

/** Returns true for paths that a builder of containers is not given, by the lines of an ignore file. */
export function readIgnored(text: string): (path: string) => boolean {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const anywhere = new Set(
    lines.filter((line) => line.startsWith('**/')).map((line) => line.slice('**/'.length)),
  );
  const beginnings = lines.filter((line) => !line.startsWith('**/'));
  const other = [...anywhere, ...beginnings].find((line) => /[*?![]/.test(line));
  if (other !== undefined) throw new Error(`"${other}" in the ignore file is not understood.`);
  return (path) =>
    path.split('/').some((name) => anywhere.has(name)) ||
    beginnings.some((line) => path === line || path.startsWith(`${line}/`));
}
