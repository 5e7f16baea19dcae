import { beforeAll, describe, expect, it } from 'vitest';
import { SERVICE_FIELDS } from '../../metadata/brand-customer-service.ts';
import { APEX, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

let maria: Visitor;
let guest: Visitor;
let strangersContact: string;

beforeAll(async () => {
  const org = createTestOrg();
  maria = createVisitor(org);
  guest = createVisitor(org);
  await maria.logIn('maria.lopez');
  strangersContact = (await createVisitor(org).logIn('james.carter')).body.contactId;
});

const json = (value: object) => encodeURIComponent(JSON.stringify(value));

describe('footer calls', () => {
  it.each([
    ['by name', 'getUserAccountInformation?contactId=003RM0000068xVCYAY', { Account_Brand__c: 'Brand A' }],
    [
      'with 15 characters',
      'getUserAccountInformation?contactId=003RM0000068xVC',
      { Account_Brand__c: 'Brand A' },
    ],
    [
      'with methodParams',
      `getUserAccountInformation?methodParams=${json({ contactId: '003RM0000068xVCYAY' })}`,
      { Account_Brand__c: 'Brand A' },
    ],
    [
      'of an order',
      'getUtilityInfo?orderId=801RM000000aBcDYAU',
      { Name: 'Lone Star Power Delivery', Utility_Phone__c: '888-555-0170' },
    ],
    [
      'of a brand',
      'getBrandCustomerServiceInfo?brandName=Brand%20C',
      { Customer_Service_Phone_Number__c: '800-555-0130' },
    ],
  ])('answer %s', async (_, path, body) => {
    expect(await maria.send('GET', `${APEX}/${path}`)).toMatchObject({ status: 200, body });
  });

  it.each([
    ['an order', 'getUtilityInfo?orderId=801RM000000aBcDYAU', 200],
    ['a brand', 'getBrandCustomerServiceInfo?brandName=Brand%20A', 200],
    ['an account', 'getUserAccountInformation?contactId=003RM0000068xVCYAY', 401],
  ])('answer guests about %s with the status they may have', async (_, path, status) => {
    expect((await guest.send('GET', `${APEX}/${path}`)).status).toBe(status);
  });

  it.each([
    ['no parameter', 'getUtilityInfo', 400, 'INVALID_INPUT'],
    ['an id that is none', 'getUtilityInfo?orderId=1%20OR%201', 400, 'INVALID_INPUT'],
    ['broken methodParams', 'getUtilityInfo?methodParams=%7B', 400, 'INVALID_INPUT'],
    ['methodParams that are a list', 'getUtilityInfo?methodParams=[]', 400, 'INVALID_INPUT'],
    ['nested methodParams', `getUtilityInfo?methodParams=${json({ orderId: {} })}`, 400, 'INVALID_INPUT'],
    ['an unknown order', 'getUtilityInfo?orderId=801000000000000', 404, 'NOT_FOUND'],
    ['a contact as order', 'getUtilityInfo?orderId=003RM0000068xVCYAY', 404, 'NOT_FOUND'],
    ['an unknown brand', 'getBrandCustomerServiceInfo?brandName=Brand%20D', 404, 'NOT_FOUND'],
  ])('refuse %s', async (_, path, status, errorCode) => {
    expect(await maria.send('GET', `${APEX}/${path}`)).toMatchObject({ status, body: [{ errorCode }] });
  });

  it("hide another customer's account", async () => {
    const answer = await maria.send('GET', `${APEX}/getUserAccountInformation?contactId=${strangersContact}`);
    expect(answer).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
  });

  it('carry one hostile disclaimer, so that cleaning it can be tested', async () => {
    const answer = await guest.send('GET', `${APEX}/getBrandCustomerServiceInfo?brandName=Brand%20B`);
    expect(Object.keys(answer.body)).toEqual([...SERVICE_FIELDS]);
    expect(answer.body.Disclaimer__c).toContain('<img src="x" onerror=');
  });
});
