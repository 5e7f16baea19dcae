/** The plan of the tests of screens, and what they reach. */
export { coverageOf, missingIn, writeCoverage } from './plan/coverage.ts';
export { planProject } from './plan/plan-project.ts';
