import type { Clock } from '../../calendar/clock.ts';
import type { Repository } from '../../database/repository.ts';
import type { Row } from '../../database/statements.ts';
import { depositOf } from '../deposits/order-deposit.ts';
import type { Payments } from '../deposits/payments.ts';
import type { Documents } from '../documents/documents.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { listBlockers } from './blockers.ts';
import type { Blocker, RequirementFacts } from './blockers.ts';
import type { Enrollment, Enrollments } from './enrollments.ts';

/** The services that know what holds an order. */
interface BlockerServices {
  readonly clock: Clock;
  readonly documents: Documents;
  readonly enrollments: Enrollments;
  readonly outbox: Outbox;
  readonly payments: Payments;
  readonly repository: Repository;
}

/** Returns the requirements of an order, each with its documents, the newest first. */
export function requirementsOf(
  services: Pick<BlockerServices, 'documents'>,
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
export function blockersOf(services: BlockerServices, order: Row): readonly Blocker[] {
  if (order['Status'] !== 'Pending') return [];
  const enrollment = services.enrollments.find(String(order['Id']));
  const requirements = requirementsOf(services, enrollment);
  return listBlockers({ deposit: depositOf(services, order), enrollment, requirements });
}
