import { lifetimeRow } from '../emit/lifetimes.ts';
import { sortChanges } from './change.ts';
import { compareSchemas } from './compare-schemas.ts';
import { objectAt, textAt } from '../spec/json.ts';
import type { Change } from './change.ts';
import type { Direction } from './compare-schemas.ts';
import type { ApiModel, Json, OperationModel } from '../spec/types.ts';

/** The changes of a document and of the SDK made from it, sorted for a changelog. */
export function compareApis(old: ApiModel, now: ApiModel): readonly Change[] {
  const apis = [old, now] as const;
  const found = new Set<OperationModel>();
  const changes = old.operations.flatMap((before): readonly Change[] => {
    const after = counterpart(before, now.operations);
    const subject = placeOf(before);
    if (after === undefined) return [{ isBreaking: true, subject, text: `\`${before.id}\` is gone.` }];
    found.add(after);
    return compareOperations(apis, before, after).map((change) => ({ subject, ...change }));
  });
  const added = now.operations
    .filter((operation) => !found.has(operation))
    .map((each) => ({ isBreaking: false, subject: placeOf(each), text: `\`${each.id}\` is new.` }));
  return sortChanges([...changes, ...added, ...compareTypes(old, now), ...compareBases(old, now)]);
}

function placeOf({ method, path }: OperationModel): string {
  return `${method} ${path}`;
}

/** The same operation in the other document: by its address, else by its id. */
function counterpart(
  operation: OperationModel,
  others: readonly OperationModel[],
): OperationModel | undefined {
  const address = (each: OperationModel): string => placeOf(each).replaceAll(/\{[^{}]*\}/g, '{}');
  return (
    others.find((each) => address(each) === address(operation) && each.id === operation.id) ??
    others.find((each) => address(each) === address(operation)) ??
    others.find((each) => each.id === operation.id)
  );
}

type OperationChange = Omit<Change, 'subject'>;

function compareOperations(
  apis: readonly [ApiModel, ApiModel],
  old: OperationModel,
  now: OperationModel,
): readonly OperationChange[] {
  const changed = (what: string, was: string, is: string): readonly OperationChange[] =>
    was === is ? [] : [{ isBreaking: true, text: `${what} was ${was} and is ${is}.` }];
  const documents = [apis[0].document, apis[1].document] as const;
  const compare = (direction: Direction, schemas: readonly [Json, Json]): readonly OperationChange[] =>
    compareSchemas({ direction, documents, schemas, path: '' });
  const [row, rowNow] = [lifetimeRow(apis[0], old), lifetimeRow(apis[1], now)];
  return [
    ...changed('The name of the operation', `\`${old.id}\``, `\`${now.id}\``),
    ...changed('The kind of call', old.kind, now.kind),
    // Clients that are in use send what they were made for.
    ...changed('The address', placeOf(old), placeOf(now)),
    ...changed('The media type of the body', bodyType(old), bodyType(now)),
    ...changed('The lifetime', freshness(apis[0], row), freshness(apis[1], rowNow)).map(({ text }) => ({
      isBreaking: false,
      text,
    })),
    ...compare('sent', [old.config, now.config]),
    ...compareAnswers(old, now, compare),
  ];
}

function bodyType({ body }: OperationModel): string {
  return body?.type ?? 'none';
}

function freshness(api: ApiModel, row: string): string {
  const fresh = objectAt(api.lifetimes, row)['fresh'];
  return fresh === undefined ? 'not stated' : `${String(fresh)} ms`;
}

function compareAnswers(
  old: OperationModel,
  now: OperationModel,
  compare: (direction: Direction, schemas: readonly [Json, Json]) => readonly OperationChange[],
): readonly OperationChange[] {
  return old.responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap((before): readonly OperationChange[] => {
      const after = now.responses.find(({ status }) => status === before.status);
      if (after === undefined) return [{ isBreaking: true, text: `The answer ${before.status} is gone.` }];
      if (before.type !== after.type) {
        const text = `The answer ${before.status} was ${before.type ?? 'empty'} and is ${after.type ?? 'empty'}.`;
        return [{ isBreaking: true, text }];
      }
      return compare('received', [before.schema ?? {}, after.schema ?? {}]).map(({ isBreaking, text }) => ({
        isBreaking,
        text: `In the answer ${before.status}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      }));
    });
}

/** Types that the SDK exports: one that is gone breaks whoever names it. */
function compareTypes(old: ApiModel, now: ApiModel): readonly Change[] {
  const gone = Object.keys(old.schemas).filter((name) => now.schemas[name] === undefined);
  const added = Object.keys(now.schemas).filter((name) => old.schemas[name] === undefined);
  const subject = 'types';
  return [
    ...gone.map((name) => ({ isBreaking: true, subject, text: `The type \`${name}\` is gone.` })),
    ...added.map((name) => ({ isBreaking: false, subject, text: `The type \`${name}\` is new.` })),
    ...old.entities.flatMap(({ name, extension }): readonly Change[] => {
      const other = now.entities.find((entity) => entity.name === name);
      const [key, keyNow] = [extension['key'], other?.extension['key']].map((each) =>
        JSON.stringify(each ?? null),
      );
      if (other === undefined || key === keyNow) return [];
      return [
        { isBreaking: true, subject, text: `\`${name}\` was identified by ${key} and is by ${keyNow}.` },
      ];
    }),
  ];
}

function compareBases(old: ApiModel, now: ApiModel): readonly Change[] {
  const version = (api: ApiModel): string => textAt(objectAt(api.document, 'info'), 'version');
  const base = (path: string): string => (path === '' ? '/' : path);
  const [one, other] = [base(old.basePath), base(now.basePath)];
  return [
    ...(one === other
      ? []
      : [{ isBreaking: true, subject: 'server', text: `The base path was ${one} and is ${other}.` }]),
    ...(version(old) === version(now)
      ? []
      : [
          {
            isBreaking: false,
            subject: 'document',
            text: `The version was ${version(old)} and is ${version(now)}.`,
          },
        ]),
  ];
}
