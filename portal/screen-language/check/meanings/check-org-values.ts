import type { Binding } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { itemsOf } from '../facts/block-items.ts';
import { valuesIn } from '../facts/source-types.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { meaningOf, meaningWords, orgFieldOf } from '../facts/meaning.ts';
import type { MeaningContext } from '../facts/meaning.ts';
import type { OrgDescription } from '../facts/org-description.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly org: OrgDescription | undefined;
}

/** Ids of records, and what is read of them: a user is no contact, and a list of one object has no records of another. */
export function checkOrgValues({ screen, catalogue, org }: Context, report: Report): void {
  if (org === undefined) return;
  const about = { screen, catalogue, org, items: [] };
  for (const [name, { with: given = {} }] of Object.entries(screen.config.reads ?? {})) {
    const path = ['reads', name, 'with'];
    const fields = [given['fields'], given['optionalFields']]
      .flat()
      .filter((one) => typeof one === 'string')
      .map((one) => one.split('.')[0] ?? '');
    const list = given['relatedListId'];
    checkRecord(
      { binding: given['recordId'], path: [...path, 'recordId'], objects: fields.slice(0, 1) },
      about,
      report,
    );
    if (typeof list !== 'string') continue;
    const parents = Object.entries(org.objects).filter(([, { relatedLists }]) =>
      Object.hasOwn(relatedLists, list),
    );
    const objects = parents.map(([object]) => object);
    checkRecord(
      { binding: given['parentRecordId'], path: [...path, 'parentRecordId'], objects },
      about,
      report,
    );
    const listed = parents.map(([, { relatedLists }]) => relatedLists[list]);
    const other = fields.find((object) => !listed.includes(object));
    if (other === undefined || listed.length === 0) continue;
    const message = `The list "${list}" has no records of ${other}, whose fields are read here.`;
    report([...path, 'relatedListId'], {
      rule: 'other-object',
      message,
      remedy: `It lists ${listed.join(' or ')}.`,
    });
  }
  for (const placed of screen.blocks) checkOwner(placed, about, report);
}

/** The id of a record is one of the objects that are meant. */
function checkRecord(
  {
    binding,
    path,
    objects,
  }: { readonly binding: Binding | undefined; readonly path: JsonPath; readonly objects: readonly string[] },
  about: OrgContext,
  report: Report,
): void {
  if (binding === undefined || objects.length === 0) return;
  for (const { from, place } of valuesIn(binding, path)) {
    const object = objectOf(from, about);
    if (object === undefined || objects.includes(object)) continue;
    const message = `"${from}" is the id of ${object}, and ${objects.join(' or ')} is read here.`;
    report(place, { rule: 'other-object', message, remedy: `Take the id of ${objects.join(' or ')}.` });
  }
}

type OrgContext = MeaningContext & { readonly org: OrgDescription };

/** The object that an id leads to; undefined where there is no telling. */
function objectOf(from: string, about: OrgContext): string | undefined {
  const field = orgFieldOf(from, about);
  if (field !== undefined) return field.leadsTo?.object;
  const name = /^(?:session|route)\.(\w+)Id$/.exec(from)?.[1] ?? '';
  const object = name.slice(0, 1).toUpperCase() + name.slice(1);
  return Object.hasOwn(about.org.objects, object) ? object : undefined;
}

/** Whoever wrote an entry of a thread is compared with an id of the same object: with any other one, nothing is the customer's own. */
function checkOwner(placed: PlacedBlock, about: OrgContext, report: Report): void {
  const { block, path } = placed;
  if (block.block !== 'thread') return;
  const inside = { ...about, items: itemsOf(placed, about) };
  checkText({ author: block.author, place: [...path, 'author'] }, inside, report);
  if (block.own === undefined) return;
  const { value, is } = block.own;
  const given = meaningOf(value, inside);
  const place = [...path, 'own'];
  if (given !== undefined && given !== 'id') {
    const message = `"${value}" is ${meaningWords[given]}, and by it nobody is known.`;
    return report([...place, 'value'], {
      rule: 'other-meaning',
      message,
      remedy: 'Take the id of who wrote it.',
    });
  }
  const [own] = valuesIn(is, [...place, 'is']);
  if (own === undefined) return;
  const [wanted, found] = [objectOf(value, inside), objectOf(own.from, inside)];
  const isOther = wanted !== undefined && found !== undefined && wanted !== found;
  const meant =
    meaningOf(own.from, inside) ??
    (/^session\.(?!\w*Id$)|^(?:language|pageLanguage|today)$/.test(own.from) ? 'text' : undefined);
  if (!isOther && (meant === undefined || meant === 'id')) return;
  const message = isOther
    ? `"${own.from}" is the id of ${found}, and "${value}" that of ${wanted}: they are never the same.`
    : `"${own.from}" is no id, and "${value}" is one: they are never the same.`;
  report(own.place, { rule: 'other-id', message, remedy: 'Compare ids of the same kind.' });
}

/** The writer of an entry is a name or an id: no day, and no text of several lines. */
function checkText(
  { author, place }: { readonly author: string | undefined; readonly place: JsonPath },
  about: OrgContext,
  report: Report,
): void {
  const field = author === undefined ? undefined : orgFieldOf(author, about);
  if (author === undefined || field === undefined) return;
  if (['Reference', 'String', 'Id'].includes(field.type)) return;
  const message = `"${author}" does not say who wrote an entry.`;
  report(place, { rule: 'other-meaning', message, remedy: 'Name the field with the name or the id.' });
}
