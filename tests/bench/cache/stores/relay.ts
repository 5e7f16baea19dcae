import relay from 'relay-runtime';
import type { BenchStore } from '../store.ts';

const { createOperationDescriptor, Environment, Network, RecordSource, Store } = relay;

const scalar = (name: string): object => ({
  alias: null,
  args: null,
  kind: 'ScalarField',
  name,
  storageKey: null,
});
const FIELDS = ['id', ...Array.from({ length: 20 }, (_, field) => `field${field}`)].map(scalar);

/** The request that Relay's compiler makes of `query { name(argument: $argument) { id ... } }`. */
function requestOf(name: string, argument: string, plural: boolean): object {
  const argumentDefinitions = [{ defaultValue: null, kind: 'LocalArgument', name: argument }];
  const selections = [
    {
      alias: null,
      args: [{ kind: 'Variable', name: argument, variableName: argument }],
      concreteType: 'Row',
      kind: 'LinkedField',
      name,
      plural,
      selections: FIELDS,
      storageKey: null,
    },
  ];
  const common = { argumentDefinitions, name, selections };
  return {
    kind: 'Request',
    fragment: { ...common, kind: 'Fragment', metadata: null, type: 'Query', abstractKey: null },
    operation: { ...common, kind: 'Operation' },
    params: { cacheID: name, id: null, metadata: {}, name, operationKind: 'query', text: `query ${name}` },
  };
}

const FRAGMENT = {
  argumentDefinitions: [],
  kind: 'Fragment',
  metadata: null,
  name: 'Whole',
  selections: FIELDS,
  type: 'Row',
  abstractKey: null,
};
const PAGE = requestOf('rows', 'page', true);
const ROW = requestOf('row', 'id', false);

/** Relay's store and environment, with artifacts written by hand. */
export function createStore(): BenchStore {
  const environment = new Environment({
    network: Network.create(() => {
      throw new Error('Nothing is fetched here');
    }),
    store: new Store(new RecordSource()),
  });
  const operationOf = (request: object, variables: object) => {
    const operation = createOperationDescriptor(request, variables);
    environment.retain(operation);
    return operation;
  };
  const owner = operationOf(ROW, { id: '' }).request;
  const selectorOf = (dataID: string) => ({
    kind: 'SingularReaderSelector',
    dataID,
    isWithinUnmatchedTypeRefinement: false,
    clientEdgeTraversalPath: null,
    node: FRAGMENT,
    owner,
    variables: {},
  });
  return {
    takeIn: (page, rows) => environment.commitPayload(operationOf(PAGE, { page }), { rows }),
    reader(id) {
      const selector = selectorOf(id);
      return () => environment.lookup(selector).data;
    },
    pageReader(page) {
      const { fragment } = operationOf(PAGE, { page });
      return () => environment.lookup(fragment).data.rows;
    },
    updater(id) {
      const operation = operationOf(ROW, { id });
      return (row) => environment.commitPayload(operation, { row });
    },
    watch(id, listener) {
      const subscription = environment.subscribe(environment.lookup(selectorOf(id)), listener);
      return () => subscription.dispose();
    },
  };
}
