import { readFile } from 'node:fs/promises';

const EXTENSIONS = new URL('../../specs/extensions/', import.meta.url);

/** A library with a reader's books: the smallest spec that uses every extension. Lines are counted by tests. */
export const toyFiles: { readonly [path: string]: string } = {
  'specs/toy/openapi.yaml': `openapi: 3.1.0
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
info:
  title: Library
  version: 1.0.0
  license: { name: MIT, identifier: MIT }
servers:
  - url: /toy/v1
security:
  - session: []
tags:
  - name: books
    description: Books and who wrote them
x-query-encodings: [names, methodParams]
x-lifetimes:
  Book: { fresh: 30000 }
  Shelf: { fresh: 1000, readings: { slow: 2000 } }
x-constants:
  pageSize: { books: 20 }
paths:
  /books/{bookId}:
    $ref: paths.yaml#/book
  /books:
    $ref: paths.yaml#/books
components:
  securitySchemes:
    session: { type: apiKey, in: cookie, name: sid }
`,
  'specs/toy/paths.yaml': `book:
  get:
    operationId: getBook
    summary: Read one book
    description: Answers the book.
    tags: [books]
    x-read:
      entity: Book
      key: { id: bookId }
      selects: { required: fields }
      needs: { any: [fields, layout] }
      normalise: { bookId: id18, fields: comma-list }
      errors: { remember: [404], lifetime: Book }
    parameters:
      - { name: bookId, in: path, required: true, description: Its id., schema: { type: string } }
      - name: fields
        in: query
        explode: false
        description: Fields wanted.
        schema: { type: array, items: { type: string } }
      - { name: layout, in: query, description: Layout wanted., schema: { type: string } }
    responses:
      '200':
        description: The book.
        content:
          application/json:
            schema: { $ref: schemas.yaml#/Book }
            examples: { ok: { value: { id: b1, title: Emma, version: 1, author: null } } }
      '404': { $ref: '#/missing' }
  patch:
    operationId: updateBook
    summary: Change one book
    description: Changes what is given.
    tags: [books]
    x-write:
      needs: { all: [fields] }
      otherwise: Invalid book
      take: { bookId: fields.Id }
      normalise: { bookId: id18, ifUnmodifiedSince: http-date }
      evict: { on: [204], entity: Book, key: { id: bookId } }
      invalidates:
        - { operation: getBooks, match: { authorName: response.author.name } }
    parameters:
      - { name: bookId, in: path, required: true, description: Its id., schema: { type: string } }
      - { name: If-Unmodified-Since, in: header, description: Since when., schema: { type: string } }
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: schemas.yaml#/BookInput }
          examples: { title: { value: { fields: { Title: Emma } } } }
    responses:
      '200':
        description: The book.
        content:
          application/json:
            schema: { $ref: schemas.yaml#/Book }
            examples: { ok: { value: { id: b1, title: Emma, version: 1, author: null } } }
      '204': { description: Changed and out of sight. }
      '404': { $ref: '#/missing' }
books:
  get:
    operationId: getBooks
    summary: Read a shelf
    description: Answers a page of books.
    tags: [books]
    x-read:
      lifetime: Shelf
      defaults: { pageSize: { constant: pageSize.books } }
      pages: { token: page, size: pageSize, next: next, items: books }
    parameters:
      - { name: authorName, in: query, description: Who wrote them., schema: { type: string } }
      - { name: page, in: query, description: Token of a page., schema: { type: string } }
      - { name: pageSize, in: query, description: Size of a page., schema: { type: integer } }
    responses:
      '200':
        description: The page.
        content:
          application/json:
            schema: { $ref: schemas.yaml#/Shelf }
            examples: { empty: { value: { books: [], next: null } } }
      '404': { $ref: '#/missing' }
missing:
  description: There is no such thing.
  content:
    application/json:
      schema: { $ref: schemas.yaml#/Errors }
      examples: { missing: { value: [{ errorCode: NOT_FOUND }] } }
`,
  'specs/toy/schemas.yaml': `Book:
  type: object
  required: [id, title, version, author]
  properties:
    id: { type: string }
    title: { type: string }
    version: { type: integer }
    author:
      anyOf:
        - { $ref: '#/Author' }
        - { type: 'null' }
  x-entity:
    key: [id]
    version: [version]
    lifetime: Book
Author:
  type: object
  required: [name]
  properties:
    name: { type: string }
    favourite: { $ref: '#/Book' }
  x-entity:
    key: [name]
    lifetime: Book
Shelf:
  type: object
  required: [books, next]
  properties:
    books:
      type: array
      items: { $ref: '#/Book' }
    next: { type: [string, 'null'] }
BookInput:
  type: object
  required: [fields]
  properties:
    note: { type: string, maxLength: 10 }
    fields:
      type: object
      additionalProperties: { type: string }
Errors:
  type: array
  items:
    type: object
    required: [errorCode]
    properties:
      errorCode: { type: string }
`,
};

/** One change of a toy file: the first occurrence of `find` becomes `put`. */
export interface ToyChange {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** Reads the toy spec with some changes, and the real descriptions of the extensions. */
export function createToyReader(changes: readonly ToyChange[] = []): (path: string) => Promise<string> {
  return async (path) => {
    if (path.startsWith('specs/extensions/')) return readFile(new URL(path.slice(17), EXTENSIONS), 'utf8');
    const text = toyFiles[path];
    if (text === undefined) throw Object.assign(new Error(`no file ${path}`), { code: 'ENOENT' });
    return changes.filter((change) => change.file === path).reduce(applyChange, text);
  };
}

/** The toy spec, as the generator is given it. */
export const toySpecs = [{ api: 'toy', file: 'specs/toy/openapi.yaml', strict: true }];

function applyChange(text: string, change: ToyChange): string {
  if (!text.includes(change.find)) throw new Error(`"${change.find}" is not in ${change.file}`);
  return text.replace(change.find, () => change.put);
}
