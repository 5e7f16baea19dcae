export { createFakeClock, type FakeClock } from './fake-clock.ts';
export { createFakeTimer, type FakeTimer } from './fake-timer.ts';
export { createScriptedFetch, settled, type ScriptedFetch, type SentRequest } from './scripted-fetch.ts';
export { createTestClient, type TestClient } from './test-client.ts';
