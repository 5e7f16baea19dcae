import { field, reference, standardFields } from './field.ts';
import type { ObjectMetadata } from './types.ts';

const NOTHING_DIRECTLY = { create: [], update: [], remove: false } as const;
const FILE_FIELDS = [
  field('Title', 'String', { required: true, searchable: true }),
  field('Description', 'TextArea', { length: 1000 }),
  field('FileExtension', 'String', { label: 'File Extension', length: 40, system: true }),
  field('FileType', 'String', { label: 'File Type', length: 20, system: true }),
  field('ContentSize', 'Int', { label: 'Size', system: true }),
] as const;

/** A file with all of its versions. */
export const contentDocument: ObjectMetadata = {
  name: 'ContentDocument',
  label: 'Content Document',
  labelPlural: 'Content Documents',
  keyPrefix: '069',
  custom: false,
  color: 'BAAC93',
  icon: 'document',
  nameFields: ['Title'],
  fields: [
    ...standardFields(),
    ...FILE_FIELDS.map((each) => (each.name === 'Title' ? { ...each, nameField: true } : each)),
    reference('OwnerId', 'User', { label: 'Owner ID', system: true }),
    reference('LatestPublishedVersionId', 'ContentVersion', {
      label: 'Latest Published Version ID',
      system: true,
    }),
  ],
  children: [
    { name: 'ContentVersions', object: 'ContentVersion', field: 'ContentDocumentId' },
    { name: 'ContentDocumentLinks', object: 'ContentDocumentLink', field: 'ContentDocumentId' },
  ],
  layouts: {
    Compact: ['Title', 'FileExtension', 'ContentSize'],
    Full: ['Title', 'Description', 'FileExtension', 'ContentSize', 'OwnerId', 'CreatedDate'],
  },
  listViews: [
    {
      name: 'MyFiles',
      label: 'My Files',
      columns: ['Title', 'FileExtension', 'ContentSize', 'LastModifiedDate'],
      filters: [],
      scope: 'mine',
      orderBy: ['-LastModifiedDate'],
    },
  ],
  rows: { kind: 'owner', field: 'OwnerId' },
  customer: NOTHING_DIRECTLY,
};

/** One version of a file. Its bytes are in the service `files`. */
export const contentVersion: ObjectMetadata = {
  name: 'ContentVersion',
  label: 'Content Version',
  labelPlural: 'Content Versions',
  keyPrefix: '068',
  custom: false,
  color: 'BAAC93',
  icon: 'document',
  nameFields: ['Title'],
  fields: [
    ...standardFields(),
    ...FILE_FIELDS.map((each) => (each.name === 'Title' ? { ...each, nameField: true } : each)),
    reference('ContentDocumentId', 'ContentDocument', { label: 'Content Document ID', required: true }),
    field('PathOnClient', 'String', { label: 'Path On Client', system: true }),
    field('VersionNumber', 'String', { label: 'Version Number', length: 20, system: true }),
    field('IsLatest', 'Boolean', { label: 'Is Latest', defaultValue: true, system: true }),
    field('Checksum', 'String', { length: 32, system: true }),
  ],
  children: [],
  layouts: {
    Compact: ['Title', 'VersionNumber', 'ContentSize'],
    Full: ['Title', 'Description', 'VersionNumber', 'FileExtension', 'ContentSize', 'CreatedDate'],
  },
  listViews: [],
  rows: { kind: 'parent', field: 'ContentDocumentId', object: 'ContentDocument' },
  customer: NOTHING_DIRECTLY,
};

/** The link of a file to what it belongs to: its owner, a case, any record. */
export const contentDocumentLink: ObjectMetadata = {
  name: 'ContentDocumentLink',
  label: 'Content Document Link',
  labelPlural: 'Content Document Links',
  keyPrefix: '06A',
  custom: false,
  color: 'BAAC93',
  icon: 'document',
  nameFields: [],
  fields: [
    ...standardFields(),
    reference('ContentDocumentId', 'ContentDocument', { label: 'Content Document ID', required: true }),
    // Any record can be linked, so this reference has no target of its own.
    field('LinkedEntityId', 'Id', { label: 'Linked Entity ID', required: true }),
    field('ShareType', 'String', { label: 'Share Type', length: 10, defaultValue: 'I' }),
  ],
  children: [],
  layouts: {
    Compact: ['ContentDocumentId', 'LinkedEntityId'],
    Full: ['ContentDocumentId', 'LinkedEntityId', 'ShareType'],
  },
  listViews: [],
  rows: { kind: 'parent', field: 'ContentDocumentId', object: 'ContentDocument' },
  customer: NOTHING_DIRECTLY,
};
