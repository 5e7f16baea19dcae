import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readProject } from '../../publish/index.ts';
import { offersFor } from '../server/offers.ts';
import { namesAt } from './json-names.ts';
import type { LanguageSchema } from './language-schema.ts';

const file = 'screen-configs/account/my-profile.json';
const config = readFileSync(file, 'utf8');
const { files } = readProject(process.cwd());
const screen = files.screens.find((one) => one.file === file)?.value;
const context = {
  schema: JSON.parse(readFileSync('screen-configs/screen.schema.json', 'utf8')) as LanguageSchema,
  offers: offersFor(screen, files),
};

/** Replaces a piece of the config by words, in which a bar stands for the cursor. */
function typed(piece: string, words: string) {
  const at = config.indexOf(piece);
  if (at < 0) throw new Error(`There is no ${piece}.`);
  const cursor = at + words.indexOf('|');
  const text = config.slice(0, at) + words.replace('|', '') + config.slice(at + piece.length);
  const found = namesAt(text, cursor, context);
  return { names: found?.offers.map(({ value }) => value), piece: found && text.slice(found.from, found.to) };
}

describe('names in the JSON', () => {
  it.each([
    ['an operation that reads', '"operation": "getRecord"', '"operation": "ge|"', 'getRecord', '"ge"'],
    ['an operation that sends', '"operation": "updateRecord"', '"operation": "up|"', 'updateRecord', '"up"'],
    ['a question', '"field": "zipCode"', '"field": "z|"', 'zipCode', '"z"'],
    ['a field of a record', '"Contact.MobilePhone"', '"Con|"', 'Contact.MailingCity', '"Con"'],
    ['a member of what is sent', '"fields.OtherPhone":', '"fi|":', 'fields.MailingCity', '"fi"'],
    ['a half typed value', '"operation": "updateRecord"', '"operation": |', 'updateRecord', ''],
  ])('%s', (_, piece, words, want, replaced) => {
    const found = typed(piece, words);
    expect(found.names).toContain(want);
    expect(found.piece).toBe(replaced);
  });

  it('are none where anything can stand, or nothing is a screen', () => {
    expect(typed('"route": "/profile"', '"route": "/pro|"').names).toBeUndefined();
    expect(namesAt('', 0, context)).toBeUndefined();
    expect(namesAt('[{{', 3, context)).toBeUndefined();
  });
});
