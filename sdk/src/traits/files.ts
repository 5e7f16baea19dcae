import type { FileLimits } from '../spec/operation.ts';
import type { Trait } from '../query/context.ts';
import { uploadForm } from './upload.ts';
import type { JsonObject } from '../core/json-value.ts';

/** The members of a configuration as the fields of a form; files keep their names. */
function formOf(members: JsonObject): FormData {
  const form = new FormData();
  // Configurations with files hold Blob objects, which no JSON type can say.
  for (const [name, value] of Object.entries<unknown>(members)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** Refuses configurations whose files are no files, too large, or of another format. */
function limitFiles(limits: { readonly [member: string]: FileLimits }): (config: JsonObject) => boolean {
  return (config) =>
    Object.entries(limits).some(([member, limit]) => {
      const file: unknown = config[member];
      return file !== undefined && !isWithin(file, limit);
    });
}

function isWithin(file: unknown, { maxBytes, formats }: FileLimits): boolean {
  return file instanceof Blob && file.size <= maxBytes && formats.includes(formatOf(file));
}

/** By the extension of its name; by its media type where it has no name. */
function formatOf(file: Blob): string {
  const text = file instanceof File ? file.name.split('.').slice(1) : file.type.split('/');
  return (text.at(-1) ?? '').toLowerCase();
}

/** Writes whose body is a form. Its settings are the limits of the files in it. */
export const form: Trait<'form'> = {
  name: 'form',
  bind: (limits) => ({ encode: formOf, upload: uploadForm, refuses: limitFiles(limits) }),
};
