import type { AppMetadata } from '../../metadata/apps.ts';
import { createRecordId, asId18 } from '../../metadata/record-id.ts';
import { findShownObject } from '../../metadata/schema.ts';
import type { components } from '../../generated/types/ui-api.gen.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { askedAddress } from '../../protocol/asked-address.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readList, readWhole } from '../../protocol/parameters.ts';
import { illegalParameter, invalidBody } from '../../protocol/problem.ts';
import { findPlace } from '../../services/favorites/favorite-place.ts';
import type { UserNavItem } from '../../services/navigation/user-navigation.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import { findApp, readAppOptions, shownApps } from './apps.ts';
import { describeItem, describeUserItems, ownItems, userItems } from './nav-item.ts';

type NavItemInput = components['schemas']['NavItemInput'];
type NavServices = Pick<Services, 'listViews' | 'repository' | 'userNavigation'>;

/** GET a page of the places that the customer may go to. Pages count from 0. */
export const getNavItems: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const options = readAppOptions(call);
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
      currentPageUrl: askedAddress(call, { page }),
      navItems: items.slice(start, start + pageSize),
      nextPageUrl: start + pageSize < items.length ? askedAddress(call, { page: page + 1 }) : null,
    };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** GET the navigation of an app as the user arranged it. */
export const getUserNavItems: Operation<'listViews' | 'repository' | 'userNavigation'> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => answerUserItems(findApp(call), call, services),
};

/** PUT the navigation of an app in the order that the user wants. */
export const updateUserNavItems: Operation<'listViews' | 'repository' | 'userNavigation'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const app = findApp(call);
    const { navItems } = bodyOf(call, 'updateUserNavItems');
    if (navItems.filter(({ id }) => id === undefined).length > 1) {
      throw invalidBody('One call adds one item at most');
    }
    services.repository.transaction(() => {
      const items = navItems.map((input) => toItem(input, app, { call, services }));
      if (new Set(items.map(({ id }) => id)).size < items.length) throw invalidBody('An item is named twice');
      services.userNavigation.save(viewerOf(call).userId, app.id, items);
    });
    return answerUserItems(app, call, services);
  },
};

function answerUserItems(app: AppMetadata, call: Call, services: NavServices): Answer {
  const navItems = describeUserItems(app, call, services);
  const body = { currentPageUrl: askedAddress(call), navItems, nextPageUrl: null };
  const ifNoneMatch = call.route.method === 'GET' ? call.ifNoneMatch : null;
  return taggedAnswer({ ...body, eTag: createTag(body) }, ifNoneMatch);
}

interface Asked {
  readonly call: Call;
  readonly services: NavServices;
}

function toItem({ id, label, pageReference }: NavItemInput, app: AppMetadata, asked: Asked): UserNavItem {
  if (id === undefined) return newItem(label ?? null, pageReference, asked);
  const items = [...userItems(app, asked.call, asked.services), ...ownItems(app)];
  const known = items.find((item) => item.id === asId18(id));
  if (known === undefined) throw invalidBody(`There is no navigation item ${id}`);
  if (label !== undefined && known.recordId === null)
    throw invalidBody('Only records get a name of their own');
  return { ...known, label: label ?? known.label };
}

/** A new item leads to the home of an object or to a record that the user sees. */
function newItem(
  label: string | null,
  pageReference: NavItemInput['pageReference'],
  { call, services }: Asked,
): UserNavItem {
  const { objectApiName, recordId } = pageReference?.attributes ?? {};
  const id = createRecordId('0Qk', services.repository.nextNumber('NavItem', 1));
  if (pageReference?.type === 'standard__objectPage' && typeof objectApiName === 'string') {
    const object = findShownObject(services.repository.schema, objectApiName);
    if (object !== undefined) return { id, label: null, object: object.name, recordId: null };
  }
  if (pageReference?.type === 'standard__recordPage' && typeof recordId === 'string') {
    const place = findPlace({ kind: 'Record', target: recordId }, viewerOf(call), services);
    if (place !== undefined) {
      return { id, label, object: place.object.name, recordId: place.target };
    }
  }
  throw invalidBody('An item needs an id, or the page of an object or a record that the user sees');
}
