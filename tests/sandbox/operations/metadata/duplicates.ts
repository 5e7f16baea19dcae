import { findField } from '../../metadata/schema.ts';
import type { DuplicateRuleMetadata, ObjectMetadata, Scalar } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import { readApiName } from '../../protocol/parameters.ts';
import { Problem, invalidField } from '../../protocol/problem.ts';
import { findMatches } from '../../services/duplicates/duplicate-search.ts';
import type { RuleMatch } from '../../services/duplicates/duplicate-search.ts';
import { checkField } from '../../services/records/field-check.ts';
import { findObject, viewerOf } from '../../services/records/visible-records.ts';
import type { Operation } from '../operation.ts';
import { readRecordType } from './metadata-parameters.ts';

/** GET the rules that find duplicates of an object. */
export const getDuplicateConfiguration: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const object = findObject(readApiName(call, 'objectApiName'), services);
    readRecordType(call, object);
    const rules = object.duplicateRules ?? [];
    const body = {
      apiName: object.name,
      dedupeEnabled: rules.length > 0,
      dedupeFields: [...new Set(rules.flatMap((rule) => rule.fields))].sort(),
      duplicateRules: rules.map((rule) => describeRule(object, rule)),
      predupeEnabled: rules.length > 0,
    };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** POST a record that is not saved yet; records of others are never found. */
export const findDuplicates: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const { apiName, fields } = bodyOf(call, 'findDuplicates');
    const object = findObject(apiName, services);
    const search = { values: readValues(object, fields), viewer: viewerOf(call) };
    const matches = findMatches(services.repository, object, search);
    return { status: 200, body: describeMatches(object, matches) };
  },
};

/** Values in the form in which records hold them, and the defaults of fields that were not sent. */
function readValues(object: ObjectMetadata, fields: Readonly<Record<string, Scalar>>) {
  const defaults = object.fields.map((field) => [field.name, field.defaultValue ?? null] as const);
  const sent = Object.entries(fields).map(([name, value]) => {
    const field = findField(object, name);
    if (field === undefined) throw invalidField(name.slice(0, 100), object.name);
    const isCleared = value === null || value === '';
    const check = isCleared ? { ok: true as const, value: null } : checkField(field, value);
    if (!check.ok) throw new Problem(400, 'INVALID_INPUT', check.error.message);
    return [field.name, check.value] as const;
  });
  return Object.fromEntries([...defaults, ...sent]);
}

function describeRule(object: ObjectMetadata, rule: DuplicateRuleMetadata) {
  const { field, operation, value } = rule.filter;
  return {
    actionOnInsert: rule.action,
    actionOnUpdate: 'Allow',
    active: true,
    duplicateRuleFilters: [
      {
        booleanFilter: '1',
        filterItems: [{ field, operation, sortOrder: 1, value }],
        ruleCritera: null,
      },
    ],
    matchRules: [
      {
        matchEngine: `${rule.engine}MatchEngine`,
        matchFields: rule.fields,
        name: rule.matchRule,
        objectApiName: object.name,
      },
    ],
    name: rule.name,
    operationsOnInsert: ['Report'],
    operationsOnUpdate: [],
  };
}

function describeMatches(object: ObjectMetadata, matches: readonly RuleMatch[]) {
  const infos = matches.map(({ rule, recordIds }) => {
    const allowSave = rule.action === 'Allow';
    const info = { allowSave, matchResultInfo: { recordIds, rule: rule.matchRule }, rule: rule.name };
    return [rule.name, info] as const;
  });
  const recordIds = [...new Set(matches.flatMap((match) => match.recordIds))];
  return {
    allowSave: matches.every(({ rule }) => rule.action === 'Allow'),
    duplicateError: false,
    duplicateRules: matches.map(({ rule }) => rule.name),
    matches:
      matches.length === 0
        ? []
        : [{ duplicateResultInfos: Object.fromEntries(infos), objectApiName: object.name, recordIds }],
  };
}
