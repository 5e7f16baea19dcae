import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { root } from './process.ts';

/** A text as `npm run format` would write it into a file of this name. Throws where it is no text of that language. */
export async function formatted(file: string, text: string): Promise<string> {
  // The schema of the file is that of the options.
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, style);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  return code;
}
