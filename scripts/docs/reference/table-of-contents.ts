import { listAt, objectAt, textAt } from '@energy-portal/generator';
import type { ApiModel, OperationModel } from '@energy-portal/generator';
import type { ApiPage } from './address.ts';

/** One tag of an api with its operations. */
export interface Tag {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly OperationModel[];
}

/** The tags of an api that have operations, in the order in which its spec lists them. */
export function tagsOf(api: ApiModel): readonly Tag[] {
  const listed = listAt(api.document, 'tags');
  const names = [...listed.map((tag) => textAt(tag, 'name')), ...api.operations.map(({ tag }) => tag)];
  return [...new Set(names)].flatMap((name): readonly Tag[] => {
    const operations = api.operations.filter(({ tag }) => tag === name);
    const description = textAt(
      listed.find((tag) => textAt(tag, 'name') === name),
      'description',
    );
    return operations.length === 0 ? [] : [{ name, description, operations }];
  });
}

/** The name of an api. */
export function titleOf(api: ApiModel): string {
  return textAt(objectAt(api.document, 'info'), 'title') || api.name;
}

/** The pages of an api beside those of its operations, by what its spec has. */
export function apiPages(api: ApiModel): readonly { readonly page: ApiPage; readonly title: string }[] {
  const all = [
    { page: 'schemas', title: 'Schemas', has: api.schemas },
    { page: 'lifetimes', title: 'Lifetimes', has: api.lifetimes },
    { page: 'constants', title: 'Constants', has: api.constants },
    { page: 'choices', title: 'Choices', has: api.choices },
  ] as const;
  return all.filter(({ has }) => Object.keys(has).length > 0);
}
