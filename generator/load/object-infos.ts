import { byText, isObject, listAt, objectAt, textAt } from '../spec/json.ts';
import type { FieldInfo, ObjectInfo } from '../spec/object-info.ts';
import type { JsonObject } from '../spec/types.ts';

/** The address of a picklist's values, which names object and field. */
const PICKLIST = /\/object-info\/([^/]+)\/picklist-values\/[^/]+\/([^/?]+)/;

/**
 * The objects that answers describe, wherever in them: answers of `getObjectInfo` and `getObjectInfos`, or any that
 * hold such, and those of `getPicklistValues` and `getPicklistValuesByRecordType`. An object that several answers
 * describe is that with the most fields.
 */
export function readObjectInfos(answers: readonly unknown[]): readonly ObjectInfo[] {
  const infos = new Map<string, JsonObject>();
  const picklists = new Map<string, Set<string>>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isObject(node)) return;
    if (isObjectInfo(node)) {
      const name = textAt(node, 'apiName');
      if (fieldCount(node) > fieldCount(infos.get(name))) infos.set(name, node);
    }
    const [, object, field] = PICKLIST.exec(textAt(node, 'url')) ?? [];
    if (object !== undefined && Array.isArray(node['values'])) {
      const key = picklistKey(object, field ?? '');
      const known = picklists.get(key) ?? new Set();
      for (const value of listAt(node, 'values')) known.add(textAt(value, 'value'));
      picklists.set(key, known);
    }
    Object.values(node).forEach(visit);
  };
  visit(answers);
  return [...infos.values()]
    .map((info) => createInfo(info, picklists))
    .sort((a, b) => byText(a.name, b.name));
}

function isObjectInfo(node: JsonObject): boolean {
  const fields = Object.values(objectAt(node, 'fields'));
  return textAt(node, 'apiName') !== '' && fields.some((field) => textAt(field, 'dataType') !== '');
}

function fieldCount(info: JsonObject | undefined): number {
  return Object.keys(objectAt(info, 'fields')).length;
}

/** Letter case does not count in an address. */
function picklistKey(object: string, field: string): string {
  return `${object}.${field}`.toLowerCase();
}

function createInfo(info: JsonObject, picklists: ReadonlyMap<string, ReadonlySet<string>>): ObjectInfo {
  const name = textAt(info, 'apiName');
  const fields = Object.values(objectAt(info, 'fields')).flatMap((field) => {
    const values = picklists.get(picklistKey(name, textAt(field, 'apiName')));
    return isObject(field) ? [createField(field, values)] : [];
  });
  return {
    name,
    label: textAt(info, 'label'),
    // A capture that was shortened says nothing of rights.
    isCreateable: info['createable'] !== false,
    isUpdateable: info['updateable'] !== false,
    fields: fields.filter((field) => field.name !== '').sort((a, b) => byText(a.name, b.name)),
  };
}

function createField(field: JsonObject, values: ReadonlySet<string> | undefined): FieldInfo {
  const relationship = textAt(field, 'relationshipName');
  const targets = listAt(field, 'referenceToInfos').map((target) => textAt(target, 'apiName'));
  return {
    name: textAt(field, 'apiName'),
    label: textAt(field, 'label'),
    dataType: textAt(field, 'dataType'),
    isRequired: field['required'] === true,
    isCreateable: field['createable'] === true,
    isUpdateable: field['updateable'] === true,
    ...(relationship === '' ? {} : { relationship }),
    targets: targets.filter((target) => target !== '').sort(byText),
    ...(values === undefined ? {} : { values: [...values] }),
  };
}
