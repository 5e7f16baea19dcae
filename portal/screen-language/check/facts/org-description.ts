/** The objects of the org as far as screens name them: `screen-configs/org.json`. */
export interface OrgDescription {
  readonly objects: { readonly [object: string]: OrgObject };
}

/** An object of the org. */
export interface OrgObject {
  readonly fields: { readonly [field: string]: OrgField };
  readonly listViews: readonly string[];
  /** The objects of its related lists, by the list's id. */
  readonly relatedLists: { readonly [list: string]: string };
}

/** A field of an object. */
export interface OrgField {
  readonly type: string;
  /** Greatest number of characters; not there for types without one. */
  readonly length?: number;
  /** Customers may set it. */
  readonly updateable?: true;
  /** Lists can be sorted by it. */
  readonly sortable?: true;
  /** The object that it leads to, and the name by which paths go on there. */
  readonly leadsTo?: { readonly object: string; readonly as: string };
}

/** Returns true for a description that has all that the checker reads of it, whoever wrote it. */
export function isOrgDescription(value: unknown): value is OrgDescription {
  return isRecord(value) && isRecord(value['objects']) && Object.values(value['objects']).every(isOrgObject);
}

function isOrgObject(value: unknown): value is OrgObject {
  if (!isRecord(value)) return false;
  const { fields, listViews, relatedLists } = value;
  return (
    isRecord(fields) &&
    Object.values(fields).every(isOrgField) &&
    Array.isArray(listViews) &&
    listViews.every(isText) &&
    isRecord(relatedLists) &&
    Object.values(relatedLists).every(isText)
  );
}

function isOrgField(value: unknown): value is OrgField {
  if (!isRecord(value) || !isText(value['type'])) return false;
  const { leadsTo } = value;
  return leadsTo === undefined || (isRecord(leadsTo) && isText(leadsTo['object']) && isText(leadsTo['as']));
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A step of a path that leads nowhere, and the names that there are instead. */
interface LostPath {
  readonly what: 'object' | 'field';
  readonly name: string;
  /** The object that lacks the field. */
  readonly object: string;
  readonly known: readonly string[];
}

/** The field at a path such as `Case.Contact.Name`, or where the path is lost. */
export function fieldAt(path: string, { objects }: OrgDescription): OrgField | LostPath {
  const [first = '', ...names] = path.split('.');
  const last = names.pop() ?? '';
  let object = first;
  if (!Object.hasOwn(objects, object))
    return { what: 'object', name: first, object: first, known: Object.keys(objects) };
  for (const name of names) {
    const relations = Object.values(objects[object]?.fields ?? {}).flatMap(({ leadsTo }) => leadsTo ?? []);
    const next = relations.find(({ as }) => as === name);
    if (next === undefined || !Object.hasOwn(objects, next.object))
      return { what: 'field', name, object, known: relations.map(({ as }) => as) };
    object = next.object;
  }
  const fields = objects[object]?.fields ?? {};
  const field = Object.hasOwn(fields, last) ? fields[last] : undefined;
  return field ?? { what: 'field', name: last, object, known: Object.keys(fields) };
}
