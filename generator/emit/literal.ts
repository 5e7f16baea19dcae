import type { Json, JsonObject } from '../spec/types.ts';

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** A value as a TypeScript literal, members in the given order. */
export function literal(value: Json, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((item: Json) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${memberName(key)}: ${literal(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (members.length === 0) return `${open}${close}`;
  const gap = open === '[' ? '' : ' ';
  const line = `${open}${gap}${members.join(', ')}${gap}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= 100) return line;
  return `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close}`;
}

/** A table as a TypeScript literal, one row a line, so that a changed row is a changed line. */
export function tableLiteral(rows: JsonObject): string {
  const lines = Object.entries(rows).map(([name, row]) => `  ${memberName(name)}: ${literal(row, '  ')},\n`);
  return `{\n${lines.join('')}}`;
}

/** A member's name, quoted where it has to be. */
export function memberName(name: string): string {
  // A literal takes this one for the prototype of the object.
  if (name === '__proto__') return "['__proto__']";
  return IDENTIFIER.test(name) ? name : JSON.stringify(name);
}

/** A documentation comment of some paragraphs, each wrapped. */
export function comment(paragraphs: readonly string[], indent = ''): string {
  const given = paragraphs.map((text) => text.replaceAll('*/', '*\\/').trim()).filter((text) => text !== '');
  if (given.length === 0) return '';
  const lines = given.flatMap((text, index) => [
    ...(index > 0 ? [''] : []),
    ...wrap(text, 96 - indent.length),
  ]);
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
}

/** A word, or a link, whose name has to stand on its line. */
const WORD = /\{@link [^}]*\}\S*|\S+/g;

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(WORD) ?? []) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
