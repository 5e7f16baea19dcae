export { createToyClient, type ToyClient } from './toy-client.ts';
export { createFakeClock, type FakeClock } from './fake-clock.ts';
export { createFakeTimer, type FakeTimer } from './fake-timer.ts';
export { createScriptedFetch, settled, type ScriptedFetch, type SentRequest } from './scripted-fetch.ts';
export { createToyShelf, tokenOf, type ToyShelf } from './toy-shelf.ts';
export * from './toy-api.ts';
export { getThings, getTrackedThing, type ToyResult, type ToyResults } from './toy-traits.ts';
