import type { Change } from '@energy-portal/generator/project';

/** The reports of the public types by the name of their files. */
export type Reports = ReadonlyMap<string, string>;

/** A declaration of a report: `interface X`, `function x`, `const x` and so on. */
const DECLARATION = /^(?:(?:declare|abstract) )*(?:interface|type|function|const|class|enum) (\w+)/;

/** The changes of the SDK's public types, in the words of a changelog. */
export function compareReports(old: Reports, now: Reports): readonly Change[] {
  const entryPoints = [...new Set([...old.keys(), ...now.keys()])].sort();
  return entryPoints.flatMap((file) => {
    const subject = subjectOf(file);
    const [before, after] = [old.get(file), now.get(file)];
    if (before === undefined) return [{ isBreaking: false, subject, text: 'The entry point is new.' }];
    if (after === undefined) return [{ isBreaking: true, subject, text: 'The entry point is gone.' }];
    return compareDeclarations(declarationsIn(before), declarationsIn(after)).map((change) => ({
      subject,
      ...change,
    }));
  });
}

function subjectOf(file: string): string {
  const name = file.replace(/\.md$/, '');
  return name === 'index' ? '@energy-portal/sdk' : `@energy-portal/sdk/${name}`;
}

/** Declarations of a report by their names; those of one name, as overloads, together. */
function declarationsIn(report: string): ReadonlyMap<string, string> {
  const code = /```ts\n([\s\S]*?)\n```/.exec(report)?.[1] ?? '';
  const found = new Map<string, string>();
  for (const block of code.split('\n\n')) {
    const name = DECLARATION.exec(block.replace(/^\/\/.*\n/gm, ''))?.[1];
    if (name !== undefined) found.set(name, found.has(name) ? `${found.get(name)}\n${block}` : block);
  }
  return found;
}

function compareDeclarations(
  old: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): readonly Omit<Change, 'subject'>[] {
  const gone = [...old.keys()].filter((name) => !now.has(name));
  const added = [...now.keys()].filter((name) => !old.has(name));
  const changed = [...old].filter(([name, text]) => now.has(name) && now.get(name) !== text);
  return [
    ...gone.map((name) => ({ isBreaking: true, text: `\`${name}\` is gone.` })),
    ...added.map((name) => ({ isBreaking: false, text: `\`${name}\` is new.` })),
    ...changed.map(([name, text]) => describeChange(name, text, now.get(name) ?? '')),
  ];
}

/** Lines that only add optional members break nobody. */
function describeChange(name: string, before: string, after: string): Omit<Change, 'subject'> {
  const [was, is] = [before, after].map((text) => text.split('\n').map((line) => line.trim())) as [
    string[],
    string[],
  ];
  const gone = was.filter((line) => !is.includes(line));
  const added = is.filter((line) => !was.includes(line));
  const isWider = gone.length === 0 && added.every((line) => /^(?:readonly )?[\w$]+\?:/.test(line));
  if (isWider)
    return {
      isBreaking: false,
      text: `\`${name}\` has more: ${added.map((line) => shorten(line)).join(' ')}`,
    };
  const [one, other] = [gone[0] ?? was[0] ?? '', added[0] ?? is[0] ?? ''];
  const shared = [...one].findIndex((letter, index) => letter !== other[index]);
  const from = shared < 0 ? 0 : Math.max(0, shared - 40);
  return {
    isBreaking: true,
    text: `\`${name}\` was \`${shorten(one, from)}\` and is \`${shorten(other, from)}\`.`,
  };
}

const LONGEST = 100;

/** A line as far as it tells something, from where it does. */
function shorten(line: string, from = 0): string {
  if (line.length <= LONGEST) return line;
  const start = from > 0 ? '…' : '';
  const end = line.length > from + LONGEST ? '…' : '';
  return `${start}${line.slice(from, from + LONGEST)}${end}`;
}
