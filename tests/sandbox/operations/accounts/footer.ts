import { SYSTEM } from '../../database/access.ts';
import type { Viewer } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import type { Row } from '../../database/statements.ts';
import { SERVICE_FIELDS } from '../../metadata/brand-customer-service.ts';
import type { Answer } from '../../protocol/answer.ts';
import { readRecordId, readText } from '../../protocol/parameters.ts';
import { illegalParameter, notFound } from '../../protocol/problem.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Operation } from '../operation.ts';

// The footer speaks for the org itself: what guests may know is decided here, field by field.

/** GET the brand of the customer's account; others' contacts read as not there. */
export const getUserAccountInformation: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const viewer = viewerOf(call);
    const contact = findRow('Contact', readRecordId(call, 'contactId'), {
      repository: services.repository,
      viewer,
    });
    const accounts = services.repository.schema.object('Account');
    // Who has just registered has an order, and no account yet.
    const account = accounts && services.repository.find(accounts, String(contact['AccountId']), viewer);
    return { status: 200, body: { Account_Brand__c: account?.['Account_Brand__c'] ?? null } };
  },
};

/** GET name and phone of the utility of an order. Guests ask this, too, with the order id out of a link. */
export const getUtilityInfo: Operation<'repository'> = {
  access: 'anyone',
  changes: false,
  handle(call, services): Answer {
    const order = findRow('Order', readRecordId(call, 'orderId'), {
      repository: services.repository,
      viewer: SYSTEM,
    });
    const utility = findRow('Utility__c', String(order['Utility__c']), {
      repository: services.repository,
      viewer: SYSTEM,
    });
    return {
      status: 200,
      body: { Name: utility['Name'], Utility_Phone__c: utility['Utility_Phone__c'] ?? null },
    };
  },
};

/** GET phone, hours and legal texts of a brand. */
export const getBrandCustomerServiceInfo: Operation<'repository'> = {
  access: 'anyone',
  changes: false,
  handle(call, services): Answer {
    const brandName = readText(call, 'brandName');
    if (brandName.length > 80) throw illegalParameter('brandName is too long');
    const object = services.repository.schema.object('Brand_Customer_Service__c');
    if (object === undefined) throw notFound();
    const conditions = [{ sql: '"Name" = ?', values: [brandName] }];
    const [row] = services.repository.list(object, { conditions, orderBy: [], limit: 1, offset: 0 }, SYSTEM);
    if (row === undefined) throw notFound();
    return { status: 200, body: Object.fromEntries(SERVICE_FIELDS.map((name) => [name, row[name] ?? null])) };
  },
};

function findRow(
  objectName: string,
  id: string,
  { repository, viewer }: { readonly repository: Repository; readonly viewer: Viewer },
): Row {
  const object = repository.schema.object(objectName);
  const row = object === undefined ? undefined : repository.find(object, id, viewer);
  if (row === undefined) throw notFound();
  return row;
}
