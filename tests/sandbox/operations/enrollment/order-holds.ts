import type { Row } from '../../database/statements.ts';
import { listBlockers } from '../../services/enrollments/blockers.ts';
import type { Blocker, RequirementFacts } from '../../services/enrollments/blockers.ts';
import type { Enrollment } from '../../services/enrollments/enrollments.ts';
import type { World } from '../../protocol/call.ts';
import { depositOf } from '../payments/deposit-facts.ts';

/** What an order needs to have shown, each with its documents, the newest first. */
export function requirementsOf(world: World, enrollment: Enrollment): readonly RequirementFacts[] {
  const { orderId, submittedAt } = enrollment;
  const documents = world.documents.list(orderId, submittedAt);
  return world.documents.requirements(orderId).map((requirement) => ({
    requirement,
    documents: documents.filter(({ requirementId }) => requirementId === requirement.requirementId),
  }));
}

/** What holds the start date of an order; nothing does once the order has left the pending ones. */
export function blockersOf(world: World, order: Row): readonly Blocker[] {
  if (order['Status'] !== 'Pending') return [];
  const enrollment = world.enrollments.find(String(order['Id']));
  const requirements = requirementsOf(world, enrollment);
  return listBlockers({ deposit: depositOf(world, order), enrollment, requirements });
}
