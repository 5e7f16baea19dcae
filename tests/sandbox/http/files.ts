import { SYSTEM } from '../database/access.ts';
import type { Viewer } from '../database/access.ts';
import { textOf } from '../database/row-text.ts';
import { asId18 } from '../metadata/record-id.ts';
import { isReadable } from '../operations/messages/message-attachments.ts';
import { plainErrorAnswer } from '../protocol/error-body.ts';
import { notFound, sessionExpired } from '../protocol/problem.ts';
import { describeAccount, objectOf } from '../services/accounts/customer-account.ts';
import { billDocument, billOfDocument } from '../services/bills/bill-document.ts';
import { billingOf } from '../services/bills/billing.ts';
import { companyOf } from '../services/brands/companies.ts';
import { fileResponse } from '../services/files/file-response.ts';
import type { Services } from '../services/services.ts';
import { readCaller } from './caller.ts';
import type { EntryPoint } from './entry-point.ts';
import { toResponse } from './response.ts';

const PATH = /^\/services\/data\/v\d{1,3}\.0\/sobjects\/ContentVersion\/(\w{15}|\w{18})\/VersionData$/;

/** The bytes of a customer's own files, and of those that advisors sent, once the scan has found nothing in them. */
export const filesEntryPoint: EntryPoint = async ({ request, url, services }) => {
  const id = PATH.exec(url.pathname)?.[1];
  if (id === undefined || request.method !== 'GET') return undefined;
  const { viewer } = readCaller(request, services);
  if (viewer === undefined) {
    return toResponse(plainErrorAnswer(sessionExpired()));
  }
  const fileId = asId18(id);
  const billId = billOfDocument(fileId);
  if (billId !== undefined) return billFile(billId, viewer, services);
  const place = services.attachments.placeOf(fileId);
  const isSent = place !== undefined && isReadable(place, viewer, services);
  const upload = services.uploads.find(fileId, isSent ? SYSTEM : viewer);
  const bytes = services.files.read(fileId);
  if (upload === undefined || bytes === undefined || !services.attachments.isClean(fileId)) {
    return toResponse(plainErrorAnswer(notFound()));
  }
  return fileResponse(upload.fileName, bytes);
};

/** The PDF of a bill, made when it is asked for. */
function billFile(billId: string, viewer: Viewer, services: Services): Response {
  const usage = services.repository.find(objectOf(services, 'Usage__c'), billId, viewer);
  const accountId = textOf(usage, 'Account__c');
  const row =
    accountId === null
      ? undefined
      : services.repository.find(objectOf(services, 'Account'), accountId, viewer);
  if (row === undefined) return toResponse(plainErrorAnswer(notFound()));
  const account = describeAccount(row);
  const bill = billingOf(services, account).bills.find((one) => one.billId === billId);
  if (bill === undefined) return toResponse(plainErrorAnswer(notFound()));
  const bytes = billDocument(bill, {
    company: companyOf(account.brand),
    accountNumber: account.number,
    customer: textOf(row, 'Name') ?? '',
    address: account.address ?? '',
  });
  return fileResponse(`bill-${bill.billDate}.pdf`, bytes);
}
