import type { OrgDescription, OrgField, OrgObject } from '@energy-portal/portal/publish';
import type { OrgConnection } from '../../tests/conformance/index.ts';
import type { OrgFinding } from './org-finding.ts';

/** The description of an org, and the objects that it does not show. */
interface LiveOrg {
  readonly description: OrgDescription;
  readonly findings: readonly OrgFinding[];
}

/**
 * Describes the objects of an org by asking it, as far as the token's user sees them.
 *
 * @param names API names of the objects that screens may name
 * @param base path of the record interface, such as `/services/data/v64.0/ui-api`
 */
export async function describeLiveOrg(
  connection: OrgConnection,
  names: readonly string[],
  base: string,
): Promise<LiveOrg> {
  const objects: Record<string, OrgObject> = {};
  const findings: OrgFinding[] = [];
  // One after the other: an org counts what is asked at the same time.
  for (const name of names) {
    const info = await connection.send({ method: 'GET', path: `${base}/object-info/${name}` });
    if (info.status !== 200) {
      findings.push({
        code: 'object-hidden',
        place: `Object ${name}`,
        message: `The org does not show the object ${name}: it answers ${info.status}.`,
        remedy: `Create ${name}, or give the customers' profile read access to it.`,
      });
      continue;
    }
    const lists = await connection.send({ method: 'GET', path: `${base}/list-ui/${name}` });
    objects[name] = readObject(info.body, lists.status === 200 ? lists.body : undefined);
  }
  return { description: { objects }, findings };
}

/** The members of an object of JSON; none for anything else. */
function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(membersOf) : [];
}

function readObject(info: unknown, lists: unknown): OrgObject {
  const { fields, childRelationships } = membersOf(info);
  return {
    fields: Object.fromEntries(
      Object.entries(membersOf(fields)).map(([name, field]) => [name, readField(membersOf(field))]),
    ),
    listViews: listOf(membersOf(lists)['lists']).map(({ apiName }) => String(apiName)),
    relatedLists: Object.fromEntries(
      listOf(childRelationships).map(({ relationshipName, childObjectApiName }) => [
        String(relationshipName),
        String(childObjectApiName),
      ]),
    ),
  };
}

function readField(field: Readonly<Record<string, unknown>>): OrgField {
  const { dataType, length, createable, updateable, sortable, relationshipName, referenceToInfos } = field;
  const target = listOf(referenceToInfos)[0]?.['apiName'];
  return {
    type: String(dataType),
    ...(typeof length === 'number' && length > 0 ? { length } : {}),
    ...(createable === true || updateable === true ? { updateable: true } : {}),
    ...(sortable === true ? { sortable: true } : {}),
    ...(typeof relationshipName === 'string' && typeof target === 'string'
      ? { leadsTo: { object: target, as: relationshipName } }
      : {}),
  };
}
