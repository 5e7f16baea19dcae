/** Operations by their ids, for programs that learn only at run time what they call. */
export { operationModules, type AnyOperation, type OperationModule } from '../generated/catalogue.gen.ts';
