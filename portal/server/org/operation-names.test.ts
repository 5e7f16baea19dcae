import { expect, it } from 'vitest';
import { readOperationNames } from './operation-names.ts';

const operationAt = await readOperationNames();
const uiApi = '/services/data/v64.0/ui-api';

it.each([
  ['GET', `${uiApi}/records/003RM0000068xVCYAY?fields=Contact.Email`, 'getRecord'],
  ['PATCH', `${uiApi}/records/003RM0000068xVCYAY`, 'updateRecord'],
  ['GET', `${uiApi}/records/batch/003RM0000068xVCYAY,003RM0000068xVD`, 'getRecords'],
  ['POST', '/lwr/apex/v64.0/PortalDataController/logIn', 'logIn'],
  ['POST', '/lwr/apex/v64.0/portaldatacontroller/LOGIN', 'logIn'],
  ['GET', '/lwr/apex/v64.0/PortalDataController/logIn', 'other'],
  ['PATCH', `${uiApi}/RECORDS/003RM0000068xVCYAY`, 'other'],
  ['GET', `${uiApi}/records`, 'other'],
  ['GET', '/', 'other'],
  ['BREW', `${uiApi}/records/003RM0000068xVCYAY`, 'other'],
])('%s %s is %s', (method, target, want) => {
  expect(operationAt(method, target)).toBe(want);
});
