import { APPS } from '../../metadata/apps.ts';
import type { AppMetadata } from '../../metadata/apps.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readFlag, readRecordId } from '../../protocol/parameters.ts';
import { notFound } from '../../protocol/problem.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import { FORM_FACTORS, readChoice } from './metadata-parameters.ts';
import { describeItem, describeUserItems } from './nav-item.ts';

/** GET the apps that the customer may open on a device of the given size. */
export const getAllApps: Operation<'listViews' | 'repository' | 'userNavigation'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const apps = shownApps(readAppOptions(call)).map((app) => describeApp(app, call, services));
    const body = { apps };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** GET one app. */
export const getAppDetails: Operation<'listViews' | 'repository' | 'userNavigation'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    return taggedAnswer(describeApp(findApp(call), call, services), call.ifNoneMatch);
  },
};

/** GET the app that the customer is in: the first one that they may open, as no call chooses another. */
export const getSelectedApp: typeof getAppDetails = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const [app] = shownApps(readAppOptions(call));
    if (app === undefined) throw notFound();
    return taggedAnswer(describeApp(app, call, services), call.ifNoneMatch);
  },
};

/** The app that the path names. */
export function findApp(call: Call): AppMetadata {
  const id = readRecordId(call, 'appId');
  const app = shownApps(readAppOptions(call)).find((candidate) => candidate.id === id);
  if (app === undefined) throw notFound();
  return app;
}

/** The apps that a call asks for. */
interface AppOptions {
  readonly formFactor: string;
  readonly userCustomizations: boolean;
}

/** Reads the apps that a call asks for. */
export function readAppOptions(call: Call): AppOptions {
  return {
    formFactor: readChoice(call, 'formFactor', { choices: FORM_FACTORS, fallback: 'Large' }),
    userCustomizations: readFlag(call, 'userCustomizations', true),
  };
}

/** The apps that a customer may open. */
export function shownApps({ formFactor }: AppOptions): readonly AppMetadata[] {
  return APPS.filter((app) => !app.hidden && app.formFactors.includes(formFactor));
}

function describeApp(
  app: AppMetadata,
  call: Call,
  services: Pick<Services, 'listViews' | 'repository' | 'userNavigation'>,
) {
  const options = readAppOptions(call);
  const navItems = app.objects.flatMap((name) => describeItem(name, services.repository.schema));
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
    userNavItems: options.userCustomizations ? describeUserItems(app, call, services) : [],
  };
  return { ...body, eTag: createTag(body) };
}
