import { APPS } from '../../metadata/apps.ts';
import type { AppMetadata } from '../../metadata/apps.ts';
import { findShownObject } from '../../metadata/schema.ts';
import type { ObjectMetadata, Schema } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readFlag, readList, readRecordId, readWhole } from '../../protocol/parameters.ts';
import { illegalParameter, notFound } from '../../protocol/problem.ts';
import type { Operation } from '../operation.ts';
import { FORM_FACTORS, readChoice } from './metadata-parameters.ts';

/** GET the apps that the customer may open on a device of the given size. */
export const getAllApps: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const options = readOptions(call);
    const apps = shownApps(options).map((app) => describeApp(app, services.repository.schema, options));
    const body = { apps };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** GET one app. */
export const getAppDetails: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const options = readOptions(call);
    const id = readRecordId(call, 'appId');
    const app = shownApps(options).find((candidate) => candidate.id === id);
    if (app === undefined) throw notFound();
    return taggedAnswer(describeApp(app, services.repository.schema, options), call.ifNoneMatch);
  },
};

/** GET a page of the places that the customer may go to. Pages count from 0. */
export const getNavItems: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const options = readOptions(call);
    const names = call.parameters.has('navItemNames') ? readList(call, 'navItemNames') : undefined;
    if (names?.length === 0) throw illegalParameter('navItemNames must not be empty');
    const page = readWhole(call, 'page', { min: 0, max: 100_000, fallback: 0 });
    const pageSize = readWhole(call, 'pageSize', { min: 1, max: 2000, fallback: 50 });
    const objects = shownApps(options).flatMap((app) => app.objects);
    const items = [...new Set(objects)]
      .flatMap((name) => describeItem(name, services.repository.schema))
      .filter((item) => names?.includes(item.developerName) ?? true);
    const start = page * pageSize;
    const body = {
      currentPageUrl: pageUrl(call, page),
      navItems: items.slice(start, start + pageSize),
      nextPageUrl: start + pageSize < items.length ? pageUrl(call, page + 1) : null,
    };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

interface AppOptions {
  readonly formFactor: string;
  readonly userCustomizations: boolean;
}

function readOptions(call: Call): AppOptions {
  return {
    formFactor: readChoice(call, 'formFactor', { choices: FORM_FACTORS, fallback: 'Large' }),
    userCustomizations: readFlag(call, 'userCustomizations', true),
  };
}

function shownApps({ formFactor }: AppOptions): readonly AppMetadata[] {
  return APPS.filter((app) => !app.hidden && app.formFactors.includes(formFactor));
}

function describeApp(app: AppMetadata, schema: Schema, options: AppOptions) {
  const navItems = app.objects.flatMap((name) => describeItem(name, schema));
  const body = {
    appId: app.id,
    description: app.description,
    developerName: app.name,
    formFactors: app.formFactors,
    headerColor: app.color,
    iconUrl: null,
    isNavAutoTempTabsDisabled: false,
    isNavPersonalizationDisabled: false,
    isNavTabPersistenceDisabled: false,
    isOmniPinnedViewEnabled: false,
    label: app.name.replaceAll('_', ' '),
    logoUrl: 'https://org.example.com/logo.png',
    mobileStartUrl: null,
    navItems,
    selected: true,
    startUrl: app.startUrl,
    type: 'Lightning',
    // No call arranges the navigation, so the user's own is the app's.
    userNavItems: options.userCustomizations ? navItems : [],
  };
  return { ...body, eTag: createTag(body) };
}

function describeItem(name: string, schema: Schema) {
  const object = findShownObject(schema, name);
  return object === undefined ? [] : [describeObjectItem(object)];
}

function describeObjectItem(object: ObjectMetadata) {
  return {
    availableInClassic: true,
    availableInLightning: true,
    color: object.color,
    content: null,
    custom: object.custom,
    developerName: object.custom ? object.name : `standard-${object.name}`,
    iconUrl: `https://org.example.com/img/icon/${object.icon}_120.png`,
    id: object.name,
    itemType: 'Entity',
    label: object.labelPlural,
    objectApiName: object.name,
    objectLabel: object.label,
    objectLabelPlural: object.labelPlural,
    pageReference: {
      attributes: { objectApiName: object.name, actionName: 'home' },
      state: {},
      type: 'standard__objectPage',
    },
    standardType: null,
  };
}

/** The address of a page keeps what else was asked for. */
function pageUrl(call: Call, page: number): string {
  const query = new URLSearchParams([...call.parameters].filter(([name]) => name !== 'page'));
  query.set('page', String(page));
  return `${call.pathname}?${query.toString()}`;
}
