import type { AppMetadata } from '../../metadata/apps.ts';
import type { components } from '../../generated/types/ui-api.gen.ts';
import { createMetadataId } from '../../metadata/metadata-id.ts';
import { findShownObject } from '../../metadata/schema.ts';
import type { ObjectMetadata, Schema } from '../../metadata/types.ts';
import type { Call } from '../../protocol/call.ts';
import { findPlace } from '../../services/favorites/favorite-place.ts';
import type { UserNavItem } from '../../services/navigation/user-navigation.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';

type NavItem = components['schemas']['NavItem'];

/** The item of an object in the navigation of an app, unless the object is kept from customers. */
export function describeItem(name: string, schema: Schema) {
  const object = findShownObject(schema, name);
  return object === undefined ? [] : [describeObjectItem(object)];
}

/** The items of an app as the user arranged them, before whom some records may not be any more. */
export function describeUserItems(
  app: AppMetadata,
  call: Call,
  services: Pick<Services, 'listViews' | 'repository' | 'userNavigation'>,
) {
  return userItems(app, call, services).flatMap((item): readonly NavItem[] => {
    const object = findShownObject(services.repository.schema, item.object);
    if (object === undefined) return [];
    const home = { ...describeObjectItem(object), id: item.id };
    if (item.recordId === null) return [home];
    const place = { kind: 'Record', target: item.recordId } as const;
    const found = findPlace(place, viewerOf(call), services);
    return found === undefined ? [] : [describeRecordItem(home, item, found.name)];
  });
}

/** The stored items of an app; those of the app itself where the user has arranged nothing. */
export function userItems(
  app: AppMetadata,
  call: Call,
  { userNavigation }: Pick<Services, 'userNavigation'>,
): readonly UserNavItem[] {
  return userNavigation.read(viewerOf(call).userId, app.id) ?? ownItems(app);
}

/** The items of an app before a user arranges them. */
export function ownItems(app: AppMetadata): readonly UserNavItem[] {
  return app.objects.map((object) => ({
    id: createMetadataId('0Qk', `${app.name}/${object}`),
    label: null,
    object,
    recordId: null,
  }));
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

function describeRecordItem(home: ReturnType<typeof describeObjectItem>, item: UserNavItem, name: string) {
  const { recordId, label } = item;
  const attributes = { recordId, objectApiName: home.objectApiName, actionName: 'view' };
  const pageReference = { attributes, state: {}, type: 'standard__recordPage' };
  return { ...home, developerName: null, itemType: 'Record', label: label ?? name, pageReference };
}
