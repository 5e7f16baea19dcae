import { Controller, createReducer, initialState, type State } from '@data-client/core';
import { Endpoint, Entity } from '@data-client/endpoint';
import type { BenchStore, Row } from '../store.ts';

class RowEntity extends Entity {
  id = '';
  pk(): string {
    return this.id;
  }
}

const row = new Endpoint(async (id: string): Promise<Row> => ({ __typename: 'Row', id }), {
  name: 'row',
  key: (id) => `row ${id}`,
  schema: RowEntity,
});
const page = new Endpoint(
  async (name: string): Promise<readonly Row[]> => [{ __typename: 'Row', id: name }],
  {
    name: 'page',
    key: (name) => `page ${name}`,
    schema: [RowEntity],
  },
);

/** data-client: an endpoint for rows and one for pages over the same entities. Its store is whatever keeps the state. */
export function createStore(): BenchStore {
  const listeners = new Set<() => void>();
  let state: State<unknown> = initialState;
  const controller: Controller = new Controller({
    getState: () => state,
    dispatch: async (action) => {
      state = reducer(state, action);
      for (const listener of listeners) listener();
    },
  });
  const reducer = createReducer(controller);
  const read = (id: string) => controller.getResponse(row, id, state).data;
  return {
    takeIn(name, rows) {
      void controller.setResponse(page, name, rows);
    },
    reader: (id) => () => read(id),
    pageReader: (name) => () => controller.getResponse(page, name, state).data ?? [],
    updater: (id) => (value) => {
      void controller.setResponse(row, id, value);
    },
    watch(id, listener) {
      let last = read(id);
      const notify = (): void => {
        const next = read(id);
        if (next !== last) listener();
        last = next;
      };
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
