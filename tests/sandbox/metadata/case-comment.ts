import { constants } from '../contract/constants.ts';
import { field, reference, standardFields } from './field.ts';
import type { ObjectMetadata } from './types.ts';

export const caseComment: ObjectMetadata = {
  name: 'CaseComment',
  label: 'Case Comment',
  labelPlural: 'Case Comments',
  keyPrefix: '00a',
  custom: false,
  color: 'F2CF5B',
  icon: 'case_comment',
  nameFields: [],
  fields: [
    ...standardFields(),
    reference('ParentId', 'Case', { label: 'Parent Case ID', relationship: 'Parent', required: true }),
    field('CommentBody', 'TextArea', {
      label: 'Body',
      length: constants.messages.textMaxLength,
      required: true,
      searchable: true,
    }),
    field('IsPublished', 'Boolean', { label: 'Published', defaultValue: true }),
  ],
  children: [],
  layouts: {
    Compact: ['CommentBody', 'CreatedDate'],
    Full: ['CommentBody', 'CreatedDate', 'IsPublished', 'ParentId'],
  },
  listViews: [],
  rows: { kind: 'parent', field: 'ParentId', object: 'Case', onlyWhere: 'IsPublished' },
  customer: { create: ['ParentId', 'CommentBody'], update: ['CommentBody'], remove: true },
};
