/** Code whose tests are tried by changing it. */
export interface Area {
  readonly name: string;
  /** Files that are changed. */
  readonly code: readonly string[];
  /** Files of the tests that may notice; of them only those run that reach a change. */
  readonly tests: readonly string[];
  /** Per cent of the changes that are to be noticed; fewer are told. */
  readonly aim: number;
  /** Per cent below which a run fails: what was reached, with room for other machines. */
  readonly floor: number;
}

/** Areas of the code, the one with the costliest mistakes first. */
export const areas: readonly Area[] = [
  {
    name: 'payments',
    code: [
      'portal/src/screen/submission.ts',
      'portal/src/forms/submit-guards.ts',
      'portal/src/forms/fields/hosted-answer.ts',
      'portal/src/forms/fields/hosted-conversation.ts',
      'portal/src/page/card-numbers.ts',
      'sdk/src/network/retry/*.ts',
    ],
    tests: [
      'portal/src/screen/{submission,payload}.test.ts',
      'portal/src/forms/submit-guards.test.ts',
      'portal/src/page/card-numbers.test.ts',
      'portal/src/forms/fields/hosted-*.test.{ts,tsx}',
      'sdk/src/network/retry/*.test.ts',
    ],
    aim: 95,
    floor: 95,
  },
  {
    name: 'cache-writes',
    code: ['sdk/src/cache/write/*.ts', 'sdk/src/cache/{reducer,content}.ts'],
    tests: [
      'sdk/src/{cache,client,mutation,query,traits}/**/*.test.ts',
      'tests/cache-model/{work-counts,cache-model,tracked-fields}.test.ts',
    ],
    aim: 95,
    floor: 95,
  },
  {
    name: 'cache',
    code: ['sdk/src/cache/read/*.ts', 'sdk/src/cache/{records,state,store,counters}.ts'],
    tests: ['sdk/src/{cache,client,mutation,query,traits}/**/*.test.ts'],
    aim: 85,
    floor: 85,
  },
  {
    name: 'journal',
    code: ['sdk/src/extensions/journal/*.ts'],
    tests: ['sdk/src/extensions/{journal,persistence,tabs}/*.test.ts'],
    aim: 85,
    floor: 85,
  },
  {
    name: 'session',
    code: [
      'portal/src/app/{session-end,session-calls,return-address,persisted-data}.ts',
      'portal/server/auth/{session-cookie,sealed-session,token-session,token-renewal,cookie-keys}.ts',
    ],
    tests: ['portal/src/app/*.test.{ts,tsx}', 'portal/server/auth/*.test.ts'],
    aim: 85,
    floor: 90,
  },
  {
    name: 'screen-rules',
    code: [
      'portal/screen-language/model/{bindings,comparisons,conditions,expressions,rules,state,visibility,navigation,entries}.ts',
    ],
    tests: ['portal/screen-language/model/*.test.ts'],
    aim: 85,
    floor: 88,
  },
];
