import type { Viewer } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { createRecordId } from '../../metadata/record-id.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { standardViews } from './list-view.ts';
import type { ListView, ListViewDefinition } from './list-view.ts';

/** The list views of all objects: those that come with them, and those that users made for themselves. */
interface ListViews {
  /** By any spelling of the name; others' own views are not there. */
  find(object: ObjectMetadata, name: string, viewer: Viewer): ListView | undefined;
  findById(id: string, viewer: Viewer): ListView | undefined;
  list(object: ObjectMetadata, viewer: Viewer): readonly ListView[];
  /** Saves a view of the user's own and answers it. */
  create(view: NewListView, viewer: Viewer): ListView;
  update(view: ListView, change: { readonly name: string; readonly definition: ListViewDefinition }): void;
  remove(view: ListView): void;
}

/** A view to create. */
interface NewListView {
  readonly object: ObjectMetadata;
  readonly name: string;
  readonly definition: ListViewDefinition;
}

/** Standard views have the numbers below. */
const FIRST_OWN_NUMBER = 100_000;

export const LIST_VIEW_TABLES = `
  CREATE TABLE sandbox_list_view (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, object TEXT NOT NULL, name TEXT NOT NULL COLLATE NOCASE,
    definition TEXT NOT NULL, UNIQUE (owner, object, name)
  ) STRICT;
`;

/** List views kept in the database. */
export function createListViews(statements: Statements, repository: Repository): ListViews {
  const { schema } = repository;
  const ownViews = (object: ObjectMetadata, viewer: Viewer): readonly ListView[] => {
    const sql = 'SELECT * FROM sandbox_list_view WHERE owner = ? AND object = ? ORDER BY name';
    return statements.all(sql, [viewer.userId, object.name]).map((row) => toView(object, row));
  };
  const list: ListViews['list'] = (object, viewer) => [
    ...standardViews(schema, object),
    ...ownViews(object, viewer),
  ];
  return {
    list,
    find: (object, name, viewer) =>
      list(object, viewer).find((view) => view.name?.toLowerCase() === name.toLowerCase()),
    findById(id, viewer) {
      const sql = 'SELECT * FROM sandbox_list_view WHERE id = ? AND owner = ?';
      const row = statements.get(sql, [id, viewer.userId]);
      const object = row === undefined ? undefined : schema.object(String(row['object']));
      if (row !== undefined && object !== undefined) return toView(object, row);
      const shown = schema.objects.filter((each) => each.hidden !== true);
      const standard = shown.flatMap((each) => standardViews(schema, each));
      return standard.find((view) => view.id === id);
    },
    create({ object, name, definition }, viewer) {
      const id = createRecordId('00B', repository.nextNumber('ListView', FIRST_OWN_NUMBER));
      const sql =
        'INSERT INTO sandbox_list_view (id, owner, object, name, definition) VALUES (?, ?, ?, ?, ?)';
      statements.run(sql, [id, viewer.userId, object.name, name, JSON.stringify(definition)]);
      return { ...definition, object, kind: 'own', id, name };
    },
    update(view, { name, definition }) {
      const sql = 'UPDATE sandbox_list_view SET name = ?, definition = ? WHERE id = ?';
      statements.run(sql, [name, JSON.stringify(definition), view.id]);
    },
    remove(view) {
      statements.run('DELETE FROM sandbox_list_view WHERE id = ?', [view.id]);
    },
  };
}

function toView(object: ObjectMetadata, row: Row): ListView {
  // Only this service writes the column, always a whole definition.
  const definition = JSON.parse(String(row['definition'])) as ListViewDefinition;
  return { ...definition, object, kind: 'own', id: String(row['id']), name: String(row['name']) };
}
