export { createToyClient, type ToyClient } from './toy-client.ts';
export { createToyShelf, tokenOf, type ToyShelf } from './toy-shelf.ts';
export * from './toy-api.ts';
export { getThings, getTrackedThing, type ToyResult, type ToyResults } from './toy-traits.ts';
export * from '../testing/index.ts';
