import type { Binding, Bindings, Field } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { hasKnownKind, kindOf } from '../../model/field-kinds.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { fieldAt } from '../facts/org-description.ts';
import type { OrgDescription, OrgField } from '../facts/org-description.ts';

/** A call that names things of the org. */
interface OrgCall {
  readonly with: Bindings;
  readonly path: JsonPath;
  readonly isWrite: boolean;
}

/** A value that stands in a config. */
interface Written {
  readonly value: string;
  readonly place: JsonPath;
}

interface Context {
  readonly org: OrgDescription;
  readonly screen: CheckedScreen;
  readonly report: Report;
}

/** Objects, fields, lists and orders of the org, which the specs leave open: the org itself must have them. */
export function checkOrg(screen: CheckedScreen, org: OrgDescription | undefined, report: Report): void {
  if (org === undefined) return;
  const context = { org, screen, report };
  const reads = Object.entries(screen.config.reads ?? {}).map(([name, read]): OrgCall => {
    return { with: read.with ?? {}, path: ['reads', name], isWrite: false };
  });
  const writes = submittedCallsOf(screen).map(({ submit, path }): OrgCall => {
    return { with: submit.with ?? {}, path, isWrite: true };
  });
  for (const call of [...reads, ...writes]) {
    checkObjects(call, context);
    checkFieldNames(call, context);
    checkLists(call, context);
    checkRules(call, context);
    if (call.isWrite) checkSaved(call, context);
  }
}

/** The texts that a member of a call is written as: one, several, or those of a choice. */
function written(call: OrgCall, member: string): readonly Written[] {
  const place = [...call.path, 'with', member];
  const textsIn = (value: unknown, at: JsonPath): readonly Written[] => {
    if (typeof value === 'string') return [{ value, place: at }];
    if (Array.isArray(value)) return value.flatMap((inner, index) => textsIn(inner, [...at, index]));
    if (typeof value !== 'object' || value === null || !('choice' in value) || !('of' in value)) return [];
    return Object.entries(value.of as object).flatMap(([name, inner]) => textsIn(inner, [...at, 'of', name])); // the schema has seen it
  };
  return Object.hasOwn(call.with, member) ? textsIn(call.with[member], place) : [];
}

function checkObjects(call: OrgCall, { org, report }: Context): void {
  const known = Object.keys(org.objects);
  for (const member of ['apiName', 'objectApiName', 'objectApiNames', 'parentObjectApiName'])
    for (const { value, place } of written(call, member)) {
      if (known.includes(value)) continue;
      const message = `The org has no object "${value}".`;
      report(place, { rule: 'unknown-object', message, remedy: suggest(value, known) });
    }
}

/** Fields that are asked for, and fields that are sorted by. */
function checkFieldNames(call: OrgCall, context: Context): void {
  const [object] = written(call, 'objectApiName');
  for (const member of ['fields', 'optionalFields'])
    for (const one of written(call, member)) {
      const found = findField(one, one.value, context);
      // An object that is none was reported as such.
      if (found === undefined || object === undefined || one.value.startsWith(`${object.value}.`)) continue;
      if (!Object.hasOwn(context.org.objects, object.value)) continue;
      const message = `"${one.value}" is no field of ${object.value}, whose records are read here.`;
      context.report(one.place, {
        rule: 'unknown-field',
        message,
        remedy: `Begin with "${object.value}.".`,
      });
    }
  for (const one of written(call, 'sortBy')) {
    const path = one.value.replace(/^-/, '');
    const field = findField(one, path, context);
    if (field === undefined || field.sortable === true) continue;
    const message = `The org cannot sort by "${path}".`;
    context.report(one.place, { rule: 'unknown-order', message, remedy: 'Name another field.' });
  }
}

/** The field at a path; undefined where there is none, which is reported. */
function findField({ place }: Written, path: string, { org, report }: Context): OrgField | undefined {
  const found = fieldAt(path, org);
  if (!('what' in found)) return found;
  const message =
    found.what === 'object'
      ? `The org has no object "${found.name}".`
      : `The object ${found.object} of the org has no field "${found.name}".`;
  report(place, { rule: `unknown-${found.what}`, message, remedy: suggest(found.name, found.known) });
  return undefined;
}

function checkLists(call: OrgCall, { org, report }: Context): void {
  const [object] = written(call, 'objectApiName');
  const listed = object === undefined ? undefined : org.objects[object.value]?.listViews;
  for (const { value, place } of written(call, 'listViewApiName')) {
    if (listed === undefined || listed.includes(value)) continue;
    const message = `The object ${object?.value ?? ''} of the org has no list view "${value}".`;
    report(place, { rule: 'unknown-list', message, remedy: suggest(value, listed) });
  }
  const related = Object.values(org.objects).flatMap(({ relatedLists }) => Object.keys(relatedLists));
  for (const { value, place } of written(call, 'relatedListId')) {
    if (related.includes(value)) continue;
    const message = `No object of the org has a related list "${value}".`;
    report(place, { rule: 'unknown-list', message, remedy: suggest(value, related) });
  }
}

/** Words of a filter that are no fields. */
const filterWords = ['and', 'or', 'not', 'eq', 'ne', 'like', 'lt', 'gt', 'lte', 'gte', 'in', 'nin'];

/** The filter of a list: braces that belong together, and fields of its object. */
function checkRules(call: OrgCall, { org, report }: Context): void {
  const [object] = written(call, 'objectApiName');
  const fields = object === undefined ? undefined : org.objects[object.value]?.fields;
  for (const { value, place } of written(call, 'where')) {
    const texts = value.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
    if (!isPaired(texts)) {
      const message = 'Braces or brackets of this filter do not belong together.';
      report(place, { rule: 'broken-filter', message, remedy: 'Write it as { IsClosed: { eq: false } }.' });
      continue;
    }
    const names = [...texts.matchAll(/\b(\w+)\s*:/g)].map(([, name = '']) => name);
    for (const name of names.filter((one) => !filterWords.includes(one))) {
      if (fields === undefined || Object.hasOwn(fields, name)) continue;
      if (Object.values(fields).some(({ leadsTo }) => leadsTo?.as === name)) break;
      const message = `The object ${object?.value ?? ''} of the org has no field "${name}".`;
      report(place, { rule: 'unknown-field', message, remedy: suggest(name, Object.keys(fields)) });
    }
  }
}

function isPaired(text: string): boolean {
  const open: string[] = [];
  for (const mark of text.match(/[{}[\]]/g) ?? []) {
    if (mark === '{' || mark === '[') open.push(mark);
    else if (open.pop() !== (mark === '}' ? '{' : '[')) return false;
  }
  return open.length === 0 && text.trimStart().startsWith('{');
}

/** The fields of a record that is saved: the org has them, customers may set them, and answers fit into them. */
function checkSaved(call: OrgCall, context: Context): void {
  const { org, screen, report } = context;
  const object = objectSaved(call, org);
  if (object === undefined) return;
  for (const [member, binding] of Object.entries<Binding>(call.with)) {
    const [start, name = ''] = member.split('.');
    if (start !== 'fields' || name === '' || name === 'Id') continue;
    const place = [...call.path, 'with', member];
    const field = findField({ value: name, place }, `${object}.${name}`, context);
    if (field === undefined) continue;
    if (field.updateable !== true) {
      const message = `Nobody can set the field "${name}" of ${object}.`;
      report(place, { rule: 'fixed-field', message, remedy: 'Send another field, or leave it out.' });
    }
    checkLength({ object, name, binding, most: field.length }, screen, report);
  }
}

/** The object that a record call saves; undefined where the config does not tell. */
function objectSaved(call: OrgCall, { objects }: OrgDescription): string | undefined {
  const [apiName] = written(call, 'apiName');
  if (apiName !== undefined) return Object.hasOwn(objects, apiName.value) ? apiName.value : undefined;
  const id = call.with['fields.Id'];
  const from = typeof id === 'object' && 'from' in id ? id.from : undefined;
  if (from === 'session.contactId') return 'Contact';
  return from === 'session.userId' ? 'User' : undefined;
}

interface SavedAnswer {
  readonly object: string;
  readonly name: string;
  readonly binding: Binding;
  readonly most: number | undefined;
}

function checkLength(
  { object, name, binding, most }: SavedAnswer,
  { config }: CheckedScreen,
  report: Report,
): void {
  if (most === undefined || typeof binding !== 'object' || !('field' in binding)) return;
  (config.steps ?? []).forEach(({ fields = [] }, s) =>
    fields.forEach((field: Field, f) => {
      const isTyped = hasKnownKind(field) && kindOf(field.as).rules.includes('maxLength');
      if (field.name !== binding.field || !isTyped || (field.maxLength ?? Infinity) <= most) return;
      const place = ['steps', s, 'fields', f, ...(field.maxLength === undefined ? [] : ['maxLength'])];
      const message = `"${field.name}" may be longer than the field "${name}" of ${object}.`;
      report(place, { rule: 'too-loose', message, remedy: `Set "maxLength": ${most}.` });
    }),
  );
}
