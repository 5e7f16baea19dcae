import { optionalTime, timeOf } from '../../calendar/business-days.ts';
import { constants } from '../../contract/constants.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { readRecordId } from '../../protocol/parameters.ts';
import { notFound } from '../../protocol/problem.ts';
import { findOrder } from '../../services/accounts/customer-account.ts';
import { DOCUMENT_TYPES, MAX_BYTES } from '../../services/documents/document-types.ts';
import type { DocumentType } from '../../services/documents/document-types.ts';
import type { HandedDocument } from '../../services/documents/documents.ts';
import { judgeFile } from '../../services/documents/markers.ts';
import {
  isComplete,
  requirementState,
  reviewDueAt,
  reviewedSince,
} from '../../services/enrollments/blockers.ts';
import type { RequirementFacts } from '../../services/enrollments/blockers.ts';
import { requirementsOf } from '../../services/enrollments/order-blockers.ts';
import type { Services } from '../../services/services.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import { readUpload } from '../messages/attachments.ts';
import type { Operation } from '../operation.ts';

/** Documents that one order takes in a quarter of an hour. */
const MOST_DOCUMENTS = 40;
const LONGEST_NAME = constants.upload.maxNameLength;

/** GET the fourteen types with their rules. */
export const getDocumentTypes: Operation = {
  access: 'customer',
  changes: false,
  handle: (): Answer => ({
    status: 200,
    body: { types: DOCUMENT_TYPES.map((type) => ({ ...type, maxBytes: MAX_BYTES })) },
  }),
};

/** GET what an order needs. */
export const getRequiredDocuments: Operation<'documents' | 'enrollments' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const order = findOrder(readRecordId(call, 'orderId'), call, services);
    return requiredDocuments(String(order['Id']), services);
  },
};

/** POST what an uploaded file is; it stays in quarantine until it was scanned. */
export const registerDocument: Operation<
  'documents' | 'enrollments' | 'repository' | 'throttles' | 'uploads'
> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const body = bodyOf(call, 'registerDocument');
    const orderId = String(findOrder(body.orderId, call, services)['Id']);
    const type = DOCUMENT_TYPES.find((one) => one.type === body.documentType);
    if (type === undefined) throw apexProblem(400, 'DOCUMENT_TYPE_REQUIRED');
    refuseTooMany(services, `registerDocument:${orderId}`, MOST_DOCUMENTS);
    const upload = readUpload({ fileId: body.fileId, formats: type.formats }, call, services);
    if (upload.fileName.length > LONGEST_NAME) throw invalidInput('fileId');
    const facts = findRequirement(orderId, { requirementId: body.requirementId, type }, services);
    // The same is sent once more after an answer that was lost.
    const earlier = facts.documents.find(
      ({ fileId, documentType }) => fileId === upload.fileId && documentType === type.type,
    );
    if (earlier !== undefined) return { status: 200, body: describeDocument(earlier) };
    const replaced = body.replacesDocumentId ?? null;
    if (replaced !== null && !facts.documents.some(({ documentId }) => documentId === replaced))
      throw notFound();
    const { submittedAt } = services.enrollments.find(orderId);
    // What was asked for after the rest was submitted, or was refused, is still to come.
    const isWanted = ['missing', 'refused', 'infected'].includes(requirementState(facts));
    if (submittedAt !== null && !isWanted) throw unableToProcess();
    const { requirementId } = facts.requirement;
    const handed = { orderId, requirementId, documentType: type.type, upload, replacesDocumentId: replaced };
    const documentId = services.documents.add({ ...handed, verdict: judgeFile(upload) });
    const saved = services.documents.list(orderId, submittedAt).find((one) => one.documentId === documentId);
    if (saved === undefined) throw notFound();
    return { status: 200, body: describeDocument(saved) };
  },
};

/** POST to take a document back, until the documents are submitted. */
export const removeDocument: Operation<'documents' | 'enrollments' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const body = bodyOf(call, 'removeDocument');
    const orderId = String(findOrder(body.orderId, call, services)['Id']);
    const { submittedAt } = services.enrollments.find(orderId);
    const documents = services.documents.list(orderId, submittedAt);
    if (!documents.some(({ documentId }) => documentId === body.documentId)) throw notFound();
    if (submittedAt !== null) throw unableToProcess();
    services.documents.remove(orderId, body.documentId);
    return requiredDocuments(orderId, services);
  },
};

/** POST that everything is there; begins the review. */
export const submitDocuments: Operation<'documents' | 'enrollments' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { orderId: id, balanceSettled, switchHoldRemoved } = bodyOf(call, 'submitDocuments');
    const orderId = String(findOrder(id, call, services)['Id']);
    const { submittedAt, balance, switchHold } = services.enrollments.find(orderId);
    const documents = requirementsOf(services, services.enrollments.find(orderId));
    if (submittedAt !== null || documents.length === 0) throw unableToProcess();
    const hasBalance = typeof balanceSettled === 'boolean';
    const hasHold = typeof switchHoldRemoved === 'boolean';
    if (balance.state === 'unanswered' && !hasBalance) throw apexProblem(400, 'BALANCE_ANSWER_REQUIRED');
    if (switchHold.state === 'unanswered' && !hasHold) throw invalidInput('switchHoldRemoved');
    if (!isComplete(documents)) throw apexProblem(409, 'DOCUMENTS_MISSING');
    services.repository.transaction(() => {
      if (hasBalance && isOpen(balance.state)) services.enrollments.answerBalance(orderId, balanceSettled);
      if (hasHold && isOpen(switchHold.state))
        services.enrollments.answerSwitchHold(orderId, switchHoldRemoved);
      services.enrollments.submitDocuments(orderId);
    });
    return requiredDocuments(orderId, services);
  },
};

/** POST whether the balance with the previous provider is settled. */
export const answerOutstandingBalance: Operation<'documents' | 'enrollments' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { orderId: id, settled } = bodyOf(call, 'answerOutstandingBalance');
    const orderId = String(findOrder(id, call, services)['Id']);
    if (!isOpen(services.enrollments.find(orderId).balance.state)) throw unableToProcess();
    services.enrollments.answerBalance(orderId, settled);
    return requiredDocuments(orderId, services);
  },
};

/** POST whether the previous provider has removed the switch hold. */
export const answerSwitchHold: Operation<'documents' | 'enrollments' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { orderId: id, removed } = bodyOf(call, 'answerSwitchHold');
    const orderId = String(findOrder(id, call, services)['Id']);
    if (!isOpen(services.enrollments.find(orderId).switchHold.state)) throw unableToProcess();
    services.enrollments.answerSwitchHold(orderId, removed);
    return requiredDocuments(orderId, services);
  },
};

/** An answer can be changed until the other company has confirmed it. */
function isOpen(state: string): boolean {
  return state !== 'notApplicable' && state !== 'resolved';
}

/** The requirement that was named, or the first that takes the type. */
function findRequirement(
  orderId: string,
  wanted: { readonly requirementId: string | undefined; readonly type: DocumentType },
  services: Pick<Services, 'documents' | 'enrollments'>,
): RequirementFacts {
  const all = requirementsOf(services, services.enrollments.find(orderId));
  const fitting = all.filter(({ requirement }) => requirement.acceptedTypes.includes(wanted.type.type));
  if (wanted.requirementId === undefined) {
    const [first] = fitting;
    if (first === undefined) throw invalidInput('documentType');
    return first;
  }
  const named = all.find(({ requirement }) => requirement.requirementId === wanted.requirementId);
  if (named === undefined) throw notFound();
  if (!fitting.includes(named)) throw invalidInput('documentType');
  return named;
}

function requiredDocuments(orderId: string, services: Pick<Services, 'documents' | 'enrollments'>): Answer {
  const enrollment = services.enrollments.find(orderId);
  const requirements = requirementsOf(services, enrollment);
  const { submittedAt, balance, switchHold } = enrollment;
  const body = {
    orderId,
    requirements: requirements.map((facts) => ({
      ...facts.requirement,
      state: requirementState(facts),
      documents: facts.documents.map(describeDocument),
    })),
    isComplete: isComplete(requirements),
    submittedAt: optionalTime(submittedAt),
    answerDueAt: submittedAt === null ? null : timeOf(reviewDueAt(reviewedSince(submittedAt, requirements))),
    balanceState: balance.state,
    switchHoldState: switchHold.state,
  };
  return { status: 200, body };
}

function describeDocument(document: HandedDocument): object {
  const { documentId, fileId, documentType, fileName, sizeBytes } = document;
  const { state, reason, uploadedAt, replacesDocumentId } = document;
  const isWaiting = state === 'quarantined' || state === 'clean';
  return {
    documentId,
    fileId,
    documentType,
    fileName,
    sizeBytes,
    state,
    reason,
    uploadedAt: timeOf(uploadedAt),
    answerDueAt: isWaiting ? timeOf(reviewDueAt(uploadedAt)) : null,
    replacesDocumentId,
  };
}
