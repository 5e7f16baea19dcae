import type { AnyOperation } from '../operation.ts';
import { changePlan, getPlanChange } from './plan-change.ts';
import { enrollInPlan } from './plan-enrollment.ts';
import { getPlanYear } from './plan-year.ts';
import { getPlan, getPlans } from './plans.ts';

/** Plans, and enrolling in one. */
export const plansOperations: Readonly<Record<string, AnyOperation>> = {
  changePlan,
  enrollInPlan,
  getPlan,
  getPlanChange,
  getPlanYear,
  getPlans,
};
