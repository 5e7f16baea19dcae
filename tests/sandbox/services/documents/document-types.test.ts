import { expect, it } from 'vitest';
import { constants } from '../../contract/constants.ts';
import { DOCUMENT_TYPES } from './document-types.ts';

it('describes every type of the specs, in their order', () => {
  expect(DOCUMENT_TYPES.map(({ type }) => type)).toEqual(constants.documents.types);
});
