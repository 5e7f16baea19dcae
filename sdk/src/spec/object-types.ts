/**
 * The objects of an org by their API names. Empty until a program declares its own, as the file does that
 * `generate objects` writes; from then on the names of fields are checked, and data has their types.
 *
 * @example
 * declare module '@energy-portal/sdk' {
 *   interface ObjectTypes {
 *     Contact: { fields: Contact; relations: { Account: 'Account' }; required: 'LastName'; createable: 'LastName'; updateable: 'LastName' };
 *   }
 * }
 */
// Programs add to it.
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface ObjectTypes {}

/** One entry of {@link ObjectTypes}. */
export interface ObjectType {
  /** Values by the names of fields. */
  readonly fields: object;
  /** API names of the objects behind a relation, by its name; `string` where nobody knows them. */
  readonly relations: object;
  /** Names of the fields that a new record has to have. */
  readonly required: string;
  /** Names of the fields that a new record may have, the required ones among them. */
  readonly createable: string;
  /** Names of the fields that may be changed. */
  readonly updateable: string;
}

/** API name of an object that was declared; `never` while none is. */
export type ObjectName = keyof ObjectTypes & string;

/** One side of a declared object. */
type SideOf<TObject, TSide extends keyof ObjectType> = TObject extends ObjectName
  ? TSide extends keyof ObjectTypes[TObject]
    ? ObjectTypes[TObject][TSide]
    : never
  : never;

/** Values of an object's records by the names of fields. */
export type FieldsOf<TObject> = SideOf<TObject, 'fields'>;

/** Names of objects behind the relations of an object, by the name of the relation. */
export type RelationsOf<TObject> = SideOf<TObject, 'relations'>;

/** Qualified name of a field, such as `Contact.Email`; any text while no objects are declared. */
export type FieldName = [ObjectName] extends [never]
  ? string
  : { [TObject in ObjectName]: `${TObject}.${keyof FieldsOf<TObject> & string}` }[ObjectName];

/** A name that is known, or those that it may have meant. */
export type KnownFieldName<TName extends string> = string extends TName
  ? TName
  : TName extends `${infer TObject}.${infer TPath}`
    ? TObject extends ObjectName
      ? KnownPath<`${TObject}.`, TObject, TPath>
      : FieldName
    : FieldName;

/** A path from an object, or the ones that it may have meant; all are known behind what nobody declared. */
type KnownPath<TStart extends string, TObject, TPath extends string> = TObject extends ObjectName
  ? TPath extends keyof FieldsOf<TObject>
    ? `${TStart}${TPath}`
    : TPath extends `${infer TRelation}.${infer TRest}`
      ? TRelation extends keyof RelationsOf<TObject>
        ? KnownPath<`${TStart}${TRelation}.`, RelationsOf<TObject>[TRelation], TRest>
        : `${TStart}${keyof FieldsOf<TObject> & string}`
      : `${TStart}${keyof FieldsOf<TObject> & string}`
  : `${TStart}${TPath}`;

/**
 * The field values of a new record: its required fields, and any other that may be set.
 *
 * @example
 * const contact: CreateValues<'Contact'> = { LastName: 'Reyes' };
 */
export type CreateValues<TObject extends ObjectName> = {
  readonly [TField in SideOf<TObject, 'required'> & keyof FieldsOf<TObject>]: FieldsOf<TObject>[TField];
} & {
  readonly [
    TField in Exclude<SideOf<TObject, 'createable'>, SideOf<TObject, 'required'>> & keyof FieldsOf<TObject>
  ]?: FieldsOf<TObject>[TField];
};

/**
 * Field values of a record that may be changed.
 *
 * @example
 * const changes: UpdateValues<'Contact'> = { Phone: null };
 */
export type UpdateValues<TObject extends ObjectName> = {
  readonly [TField in SideOf<TObject, 'updateable'> & keyof FieldsOf<TObject>]?: FieldsOf<TObject>[TField];
};
