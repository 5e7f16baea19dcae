import { accountChecks } from './account-checks.ts';
import type { SecurityCheck } from './evidence.ts';
import { hostChecks } from './host-checks.ts';
import { pageChecks } from './page-checks.ts';

/** The checks by their numbers. */
export const securityChecks: readonly SecurityCheck[] = [...pageChecks, ...accountChecks, ...hostChecks];
