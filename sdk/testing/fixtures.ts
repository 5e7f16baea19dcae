import { fixtures } from '../src/generated/fixtures/index.gen.ts';

export type { Fixture, FixtureAnswer } from '../src/spec/fixture.ts';
export { fixtures };

/** The ids of the operations with their fixtures. */
export type Fixtures = typeof fixtures;
