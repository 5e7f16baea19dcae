import { describeMock } from './mock-suite.ts';

await describeMock('apex');
