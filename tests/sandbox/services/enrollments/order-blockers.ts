import type { Row } from '../../database/statements.ts';
import { listBlockers } from './blockers.ts';
import type { Blocker, RequirementFacts } from './blockers.ts';
import type { Enrollment } from './enrollments.ts';
import type { Services } from '../services.ts';
import { depositOf } from '../deposits/order-deposit.ts';

/** What an order needs to have shown, each with its documents, the newest first. */
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

/** What holds the start date of an order; nothing does once the order has left the pending ones. */
export function blockersOf(
  services: Pick<Services, 'clock' | 'documents' | 'enrollments' | 'outbox' | 'payments' | 'repository'>,
  order: Row,
): readonly Blocker[] {
  if (order['Status'] !== 'Pending') return [];
  const enrollment = services.enrollments.find(String(order['Id']));
  const requirements = requirementsOf(services, enrollment);
  return listBlockers({ deposit: depositOf(services, order), enrollment, requirements });
}
