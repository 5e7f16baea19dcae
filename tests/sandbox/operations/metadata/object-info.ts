import { describeEntry, describeObject } from '../../services/object-info/object-info.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Handler } from '../../protocol/call.ts';
import { readApiName, readList } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { batchAnswer } from '../batch.ts';
import { findObject } from '../context.ts';

/** GET the description of one object. */
export const getObjectInfo: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const object = findObject(readApiName(call, 'objectApiName'), world);
    return taggedAnswer(describeObject(world.repository.schema, object), call.ifNoneMatch);
  },
};

/** GET the descriptions of several objects; each has its own status. */
export const getObjectInfos: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const names = readList(call, 'objectApiNames');
    const isName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_]{0,254}$/.test(name);
    if (names.length === 0 || names.length > 100 || !names.every(isName)) {
      throw illegalParameter('objectApiNames takes 1 to 100 names of objects');
    }
    return batchAnswer(names, (name) => describeObject(world.repository.schema, findObject(name, world)));
  },
};

/** GET every object in short. */
export const getObjectInfoDirectory: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const shown = world.repository.schema.objects.filter((object) => object.hidden !== true);
    const entries = shown.map(
      (object) => [object.name, describeEntry(object, `${call.pathname}/${object.name}`)] as const,
    );
    const body = { objects: Object.fromEntries(entries) };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};
