import type { ObjectMetadata } from '../../tests/sandbox/index.ts';
import { callsOf, methodsOf } from './class-methods.ts';

/** Texts of classes by their names. */
type Classes = ReadonlyMap<string, string>;

/** Facts that only customers ask for: sharing shows them to customers, by the org-wide default. */
const OF_CUSTOMERS: ReadonlySet<string> = new Set(['Visit_Slot__c', 'Call_Time__c']);

/**
 * Records that a class with sharing changes and its customers may only read. System mode lifts permissions of objects and fields, not
 * sharing. Details count as their master: theirs asks for read access to it alone (`writeRequiresMasterRead`).
 */
export function readOnlyWrites(classes: Classes, objects: readonly ObjectMetadata[]): readonly string[] {
  const readOnly = new Set(objects.filter(isReadOnly).map(({ name }) => name));
  return [...classes].flatMap(([name, text]) => {
    if (!/\bwith sharing class\b/.test(text)) return [];
    const writes = text.matchAll(/\bDatabase\.(?:update|delete|upsert)\(\s*(new )?(\w+)/g);
    return [...writes].flatMap(([, made, subject = '']) => {
      const type = made === undefined ? typeOf(subject, text) : subject;
      if (type === undefined) return [`${name}: nobody knows what ${subject} is`];
      return readOnly.has(type) ? [`${name}: ${type}`] : [];
    });
  });
}

/** Queries by which guests would read nothing: without a sharing rule that names their user, the platform shows them no record. */
export function guestReads(classes: Classes, objects: readonly ObjectMetadata[]): readonly string[] {
  const shown = objects.filter(({ rows, name }) => rows.kind === 'everyone' && !OF_CUSTOMERS.has(name));
  return [...classes].flatMap(([name, text]) =>
    shown
      .filter((object) => new RegExp(`\\bFROM ${object.name}\\b[^\\]]*WITH USER_MODE`).test(text))
      .map((object) => `${name}: ${object.name}`),
  );
}

/** Calls by which a method stops a guest before anything else. */
const ASKS_WHO = /\bisGuest\b|\bcontactId == null/;

/**
 * Calls of guests that query with the rights of whoever asks, be it by methods that they ask in turn: guests have the right to no
 * object. A method that asks whether a guest is there is taken to come no further with one.
 */
export function guestQueries(classes: Classes, calls: readonly string[]): readonly string[] {
  const methods = methodsOf(classes);
  const queries = (key: string, seen: Set<string>): boolean => {
    const body = methods.get(key);
    if (body === undefined || seen.has(key) || ASKS_WHO.test(body)) return false;
    seen.add(key);
    return body.includes('WITH USER_MODE') || callsOf(key, body).some((next) => queries(next, seen));
  };
  return [...classes.keys()].flatMap((name) =>
    calls.map((call) => `${name}.${call}`).filter((key) => queries(key, new Set())),
  );
}

/** Queries of readings that may pass the platform's limit of rows, which counts those that are summed up, too. */
export function endlessReadings(classes: Classes): readonly string[] {
  return [...classes].flatMap(([name, text]) =>
    [...text.matchAll(/\[\s*SELECT([^\]]*)\bFROM Usage_Reading__c\b([^\]]*)\]/g)].flatMap(
      ([, fields = '', rest = '']) => {
        const isSum = /\b(?:SUM|AVG|MIN|MAX|COUNT)\(/.test(fields);
        const isBound = /\bDay__c <?= ?:/.test(rest) || (!isSum && /\bLIMIT \d/.test(rest));
        return isBound ? [] : [name];
      },
    ),
  );
}

function isReadOnly({ rows, customer }: ObjectMetadata): boolean {
  return rows.kind === 'everyone' || (rows.kind === 'contact' && customer.update.length === 0);
}

/** The type of a variable, a parameter or the answer of a method, or the type of its entries. */
function typeOf(name: string, text: string): string | undefined {
  return new RegExp(`(?:List<(\\w+)>|\\b([A-Z]\\w+)) ${name}\\b(?= =|[;,)(])`)
    .exec(text)
    ?.slice(1)
    .find(Boolean);
}
