import ts from 'typescript';
import { reachedSchemas } from '../spec/references.ts';
import { comment } from './literal.ts';
import { schemaTypeName } from './names.ts';
import { objectMembers, printType, textOf } from './type-printer.ts';
import { textAt } from '../spec/json.ts';
import type { PrintOptions, TypeNames } from './type-printer.ts';
import type { ApiModel, Json, OperationModel } from '../spec/types.ts';

/** A declaration to be made: its name, and its documentation. */
interface Declared {
  readonly name: string;
  readonly doc: readonly string[];
}

/** The types of one spec under names of their own. Names of schemas that a text uses are noted in `used`. */
export interface NamedTypes {
  /** The exported declarations of all component schemas. */
  readonly schemas: () => string;
  /** The type of a member on the way from an operation, such as `['parameters', 'path', 'recordId']`. */
  readonly memberOf: (operation: OperationModel, path: readonly string[], used: Set<string>) => string;
  /** An exported declaration of the type at the end of such a way. */
  readonly declare: (
    operation: OperationModel,
    path: readonly string[],
    declared: Declared & { readonly used: Set<string> },
  ) => string;
}

/** Takes the types of a spec out of what openapi-typescript has printed of it. */
export function createNamedTypes(apis: readonly ApiModel[], api: ApiModel, text: string): NamedTypes {
  const tree = treeOf(text);
  const namesIn = (used?: Set<string>): TypeNames => ({
    resolve: tree.resolve,
    nameOf: (schema) => {
      const name = schemaTypeName(apis, api.name, schema);
      used?.add(name);
      return name;
    },
  });
  return {
    schemas() {
      const sent = sentSchemas(api);
      return Object.entries(api.schemas)
        .map(([schema, { title, description }]) => {
          const node = tree.at(['components', 'schemas', schema]);
          const declared = {
            name: schemaTypeName(apis, api.name, schema),
            doc: [textAt({ description }, 'description') || textAt({ title }, 'title')],
          };
          return node === undefined
            ? ''
            : `\n${declaration(node, declared, { ...namesIn(), isOpen: sent.has(schema) })}`;
        })
        .join('');
    },
    memberOf({ id }, path, used) {
      const node = tree.at(['operations', id, ...path]);
      return node === undefined
        ? 'unknown'
        : printType(node, { ...namesIn(used), isFlat: true, isOpen: true }, '  ');
    },
    declare({ id }, path, { used, ...declared }) {
      const node = tree.at(['operations', id, ...path]);
      return node === undefined ? '' : declaration(node, declared, namesIn(used));
    },
  };
}

/** An interface of a type that is an object, for editors to show its name; an alias of any other. */
function declaration(node: ts.TypeNode, { name, doc }: Declared, options: PrintOptions): string {
  const members = objectMembers(node, options);
  const text =
    members === undefined
      ? `export type ${name} = ${printType(node, options)};\n`
      : `export interface ${name} {\n${members}}\n`;
  return comment(doc) + text;
}

/** The schemas of what is sent, which stay as open as the spec says. */
function sentSchemas({ schemas, routes }: ApiModel): ReadonlySet<string> {
  const sent = routes.map(({ body, parameters }): Json => [
    body?.schema ?? null,
    ...parameters.map(({ schema }) => schema),
  ]);
  return new Set(reachedSchemas(schemas, sent));
}

/** Parsed types: of a component, or of what an operation takes and answers. */
interface TypeTree {
  /** The type at the end of a way through members; through references, too. */
  readonly at: (path: readonly string[]) => ts.TypeNode | undefined;
  readonly resolve: TypeNames['resolve'];
}

/** The trees of the texts that came last: while documents are watched, most come again. */
const trees = new Map<string, TypeTree>();
const KEPT_TREES = 4;

function treeOf(text: string): TypeTree {
  const tree = trees.get(text) ?? createTypeTree(text);
  trees.delete(text);
  trees.set(text, tree);
  for (const oldest of trees.keys()) if (trees.size > KEPT_TREES) trees.delete(oldest);
  return tree;
}

function createTypeTree(text: string): TypeTree {
  // The printer reads comments as text.
  const parsing: ts.CreateSourceFileOptions = {
    languageVersion: ts.ScriptTarget.ES2022,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  const file = ts.createSourceFile('types.ts', text, parsing, true, ts.ScriptKind.TS);
  const roots = new Map(
    file.statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) ? [[statement.name.text, statement.members]] : [],
    ),
  );
  const tables = new Map<Members, ReadonlyMap<string, ts.TypeNode>>();
  const member = (members: Members | undefined, name: string): ts.TypeNode | undefined => {
    if (members === undefined) return undefined;
    const table = tables.get(members) ?? tableOf(members);
    tables.set(members, table);
    return table.get(name);
  };
  const at: TypeTree['at'] = ([root = '', first = '', ...rest]) =>
    rest.reduce<ts.TypeNode | undefined>(
      (node, name) => node && inner(node, name),
      member(roots.get(root), first),
    );
  const inner = (node: ts.TypeNode, name: string): ts.TypeNode | undefined => {
    if (ts.isTypeLiteralNode(node)) return member(node.members, name);
    if (ts.isParenthesizedTypeNode(node)) return inner(node.type, name);
    if (ts.isIntersectionTypeNode(node)) return firstOf(node.types.map((each) => inner(each, name)));
    const target = resolve(node);
    return target && inner(target, name);
  };
  const resolve: TypeTree['resolve'] = (node) => {
    if (!ts.isIndexedAccessTypeNode(node)) return undefined;
    const path: string[] = [];
    let here: ts.TypeNode = node;
    for (; ts.isIndexedAccessTypeNode(here); here = here.objectType)
      path.unshift(textOf(here.indexType) ?? '');
    return at([here.getText(), ...path]);
  };
  return { at, resolve };
}

type Members = ts.NodeArray<ts.TypeElement>;

function tableOf(members: Members): ReadonlyMap<string, ts.TypeNode> {
  return new Map(
    members.flatMap((each) => {
      if (!ts.isPropertySignature(each) || each.type === undefined) return [];
      const { name } = each;
      return [
        [ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText(), each.type],
      ];
    }),
  );
}

function firstOf<TValue>(values: readonly (TValue | undefined)[]): TValue | undefined {
  return values.find((value) => value !== undefined);
}
