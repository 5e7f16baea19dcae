import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { batchAnswer } from '../../protocol/batch-answer.ts';
import { readApiName, readList } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { describeEntry, describeObject } from '../../services/object-info/object-info.ts';
import { findObject } from '../../services/records/visible-records.ts';
import type { Operation } from '../operation.ts';

/** GET the description of one object. */
export const getObjectInfo: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const object = findObject(readApiName(call, 'objectApiName'), services);
    return taggedAnswer(describeObject(services.repository.schema, object), call.ifNoneMatch);
  },
};

/** GET the descriptions of several objects; each has its own status. */
export const getObjectInfos: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const names = readList(call, 'objectApiNames');
    const isName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_]{0,254}$/.test(name);
    if (names.length === 0 || names.length > 100 || !names.every(isName)) {
      throw illegalParameter('objectApiNames takes 1 to 100 names of objects');
    }
    return batchAnswer(names, (name) =>
      describeObject(services.repository.schema, findObject(name, services)),
    );
  },
};

/** GET every object in short. */
export const getObjectInfoDirectory: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const shown = services.repository.schema.objects.filter((object) => object.hidden !== true);
    const entries = shown.map(
      (object) => [object.name, describeEntry(object, `${call.pathname}/${object.name}`)] as const,
    );
    const body = { objects: Object.fromEntries(entries) };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};
