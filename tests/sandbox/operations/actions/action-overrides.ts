import { APPS } from '../../metadata/apps.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readFlag, readList, readText } from '../../protocol/parameters.ts';
import { illegalParameter, notFound } from '../../protocol/problem.ts';
import { OVERRIDES, OVERRIDE_TYPES } from '../../services/actions/overrides.ts';
import { offeredActions } from '../../services/actions/quick-actions.ts';
import { findObject } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { readChoice } from '../metadata/metadata-parameters.ts';
import type { Operation } from '../operation.ts';

/** The components of a page whose formulas the org evaluates. */
const FEATURES = ['HighlightsPanel'];

/** GET what replaces the standard actions of an object. */
export const getActionOverrides: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const object = findObject(readApiName(call, 'objectApiName'), services);
    const isDefaultOnly = readFlag(call, 'defaultTemplateOnly', false);
    const type = call.parameters.has('type')
      ? readChoice(call, 'type', { choices: OVERRIDE_TYPES, fallback: 'View' })
      : undefined;
    const found = OVERRIDES.filter(
      (override) =>
        override.object === object.name &&
        (type === undefined || override.type === type) &&
        (override.isDefault || !isDefaultOnly),
    );
    const overrides = found.map(({ type: overridden, component, isDefault }) => ({
      component,
      isDefaultTemplate: isDefault,
      type: overridden,
    }));
    const body = { objectApiName: object.name, overrides };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** GET which quick actions the panel of each object shows: those that the customer may perform. */
export const getFormulaActivations: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    if (!FEATURES.includes(readText(call, 'actionFeature'))) throw notFound();
    assertApplication(call);
    const offered = offeredActions(services.repository.schema);
    const entries = readObjects(call, services).map((object) => {
      const own = offered.filter(({ action }) => action.source === object.name);
      return [object.name, Object.fromEntries(own.map(({ action }) => [action.name, true]))] as const;
    });
    const body = { activations: Object.fromEntries(entries) };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

function assertApplication(call: Call): void {
  if (!call.parameters.has('application')) return;
  const name = readText(call, 'application');
  if (!APPS.some((app) => app.name === name && !app.hidden)) throw notFound();
}

function readObjects(call: Call, services: Pick<Services, 'repository'>): readonly ObjectMetadata[] {
  const shown = services.repository.schema.objects.filter((object) => object.hidden !== true);
  if (!call.parameters.has('objectApiNames')) return shown;
  const names = readList(call, 'objectApiNames');
  if (names.length === 0) throw illegalParameter('objectApiNames must not be empty');
  return names.map((name) => findObject(name, services));
}
