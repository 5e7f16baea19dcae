// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { EntityTables } from '../spec/entity.ts';

/** Rules by which entities are identified, ordered and merged. */
export const entities: EntityTables = {
  Favorite: {
    name: "Favorite",
    key: ["id"],
    version: [],
    mergeByMember: [],
    lifetime: 300000,
    shape: { kind: "plain" },
  },
  LayoutUserState: {
    name: "LayoutUserState",
    key: ["id"],
    version: [],
    mergeByMember: ["sectionUserStates"],
    lifetime: 900000,
    shape: { kind: "plain" },
  },
  ListInfo: {
    name: "ListInfo",
    key: ["listReference.objectApiName", "listReference.listViewApiName"],
    version: [],
    mergeByMember: [],
    lifetime: "ListInfo",
    caseless: true,
    shape: { kind: "plain" },
  },
  ListPreferences: {
    name: "ListPreferences",
    key: ["listReference.objectApiName", "listReference.listViewApiName"],
    version: [],
    mergeByMember: [],
    lifetime: 900000,
    caseless: true,
    shape: { kind: "plain" },
  },
  ObjectInfo: {
    name: "ObjectInfo",
    key: ["apiName"],
    version: [],
    mergeByMember: [],
    lifetime: 900000,
    caseless: true,
    shape: { kind: "plain" },
  },
  RecordRepresentation: {
    name: "RecordRepresentation",
    key: ["id"],
    version: ["weakEtag", "systemModstamp"],
    mergeByMember: ["fields", "childRelationships"],
    lifetime: 30000,
    reports: ["apiName", "recordTypeId"],
    select: { members: "fields", via: "value", prefix: "apiName" },
    shape: {
      kind: "object",
      members: {
        childRelationships: {
          kind: "map",
          values: {
            kind: "object",
            members: { records: { kind: "list", items: { kind: "entity", entity: "RecordRepresentation" } } },
          },
        },
        fields: {
          kind: "map",
          values: {
            kind: "object",
            members: { value: { kind: "entity", entity: "RecordRepresentation", or: "any" } },
          },
        },
      },
    },
  },
  RelatedListPreferences: {
    name: "RelatedListPreferences",
    key: ["preferencesId"],
    version: [],
    mergeByMember: [],
    lifetime: 900000,
    shape: { kind: "plain" },
  },
};
