import type { Row } from '../../database/statements.ts';
import { depositOf } from '../deposits/order-deposit.ts';
import type { Services } from '../services.ts';
import { listBlockers } from './blockers.ts';
import type { Blocker, RequirementFacts } from './blockers.ts';
import type { Enrollment } from './enrollments.ts';

/** Returns the requirements of an order, each with its documents, the newest first. */
export function requirementsOf(
  services: Pick<Services, 'documents'>,
  enrollment: Enrollment,
): readonly RequirementFacts[] {
  const { orderId, submittedAt } = enrollment;
  const documents = services.documents.list(orderId, submittedAt);
  return services.documents.requirements(orderId).map((requirement) => ({
    requirement,
    documents: documents.filter(({ requirementId }) => requirementId === requirement.requirementId),
  }));
}

/** Returns the blockers of an order's start date; there are none once the order has left the pending ones. */
export function blockersOf(
  services: Pick<Services, 'clock' | 'documents' | 'enrollments' | 'outbox' | 'payments' | 'repository'>,
  order: Row,
): readonly Blocker[] {
  if (order['Status'] !== 'Pending') return [];
  const enrollment = services.enrollments.find(String(order['Id']));
  const requirements = requirementsOf(services, enrollment);
  return listBlockers({ deposit: depositOf(services, order), enrollment, requirements });
}
