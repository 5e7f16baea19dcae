import type { FieldName, FieldsOf, KnownFieldName, ObjectName, RelationsOf } from './object-types.ts';

/** The way in which names of fields lead to values in entities, as `x-entity.select` says. Types only. */
export interface EntityFields {
  /** The entity as it is without names of fields. */
  readonly entity: object;
  /** The member that holds the fields. */
  readonly members: string;
  /** The member of a field with its value. */
  readonly via: string;
  /** The member with the name of the object. */
  readonly prefix: string;
}

/** The names of fields in the configuration of a read, and the place of the entities in its answer. Types only. */
export interface SelectedFields extends EntityFields {
  /** The member of the configuration that lists fields that are surely there. */
  readonly required: string;
  /** The one that lists fields that may be missing. */
  readonly optional: string;
  /** Members with which other fields come, too; true where some always do. */
  readonly others: string | true;
  /** Members on the way to the entities. */
  readonly at: string;
  /** The member with groups, each with names of its own. */
  readonly groups?: string;
}

/**
 * The configuration of a call: as the operation has it, with names of fields that are known. It is inferred as
 * `TGiven`.
 */
export type GivenConfig<TConfig, TFields, TGiven> = unknown extends TFields
  ? TConfig
  : [ObjectName] extends [never]
    ? TConfig
    : // Never so, but it is here that TGiven is inferred.
      [TGiven] extends [never]
      ? TGiven
      : CheckedConfig<TConfig, TFields, TGiven>;

type CheckedConfig<TConfig, TFields, TGiven> = TFields extends SelectedFields
  ? {
      [TMember in keyof TConfig]: TMember extends TFields['required'] | TFields['optional']
        ? CheckedNames<NamesAt<TGiven, TMember>, TConfig[TMember]>
        : TMember extends GroupsMember<TFields>
          ? CheckedGroups<TConfig[TMember], TFields, GroupIn<TGiven, TFields>>
          : TConfig[TMember];
    }
  : TConfig;

type CheckedGroups<TGroups, TFields, TGiven> = TGroups extends readonly (infer TGroup)[]
  ? readonly CheckedConfig<TGroup, TFields, TGiven>[]
  : TGroups;

/** The groups of a configuration, or what it is itself. */
type GroupIn<TGiven, TFields> = [GroupsMember<TFields>] extends [never]
  ? TGiven
  : TGiven extends { readonly [TMember in GroupsMember<TFields>]: readonly (infer TGroup)[] }
    ? TGroup
    : TGiven;

type GroupsMember<TFields> = TFields extends { readonly groups: infer TName extends string } ? TName : never;

type CheckedNames<TName extends string, TList> =
  | Exclude<TList, readonly string[]>
  | ([string] extends [TName] ? TList : readonly (FieldName | KnownFieldName<TName>)[]);

/** The names that a member of a configuration lists. */
type NamesAt<TGiven, TMember> = TMember extends keyof TGiven
  ? NonNullable<TGiven[TMember]> extends readonly (infer TName extends string)[]
    ? TName
    : never
  : never;

/** The answer to a call: entities have the fields that were asked for, where the objects are declared. */
export type AnswerTo<TData, TFields, TGiven> = unknown extends TFields
  ? TData
  : [ObjectName] extends [never]
    ? TData
    : TFields extends SelectedFields
      ? AnswerWith<TData, TFields, EntityOfGiven<TFields, GroupIn<TGiven, TFields>>>
      : TData;

/** The entity that is asked for, of several groups any of theirs. */
type EntityOfGiven<TFields extends SelectedFields, TGiven> = TGiven extends unknown
  ? EntityAskedFor<
      TFields,
      NamesAt<TGiven, TFields['required']>,
      NamesAt<TGiven, TFields['optional']>,
      HasOthers<TFields, TGiven>
    >
  : never;

type HasOthers<TFields extends SelectedFields, TGiven> = TFields['others'] extends true
  ? true
  : [keyof TGiven & TFields['others']] extends [never]
    ? false
    : true;

/** An answer with another type for its entities. */
export type AnswerWith<TData, TFields extends EntityFields & { readonly at: string }, TEntity> = [
  TEntity,
] extends [TFields['entity']]
  ? [TFields['entity']] extends [TEntity]
    ? TData
    : Replaced<TData, TFields, TEntity>
  : Replaced<TData, TFields, TEntity>;

type Replaced<
  TData,
  TFields extends EntityFields & { readonly at: string },
  TEntity,
> = TData extends TFields['entity']
  ? TEntity
  : TData extends readonly (infer TItem)[]
    ? readonly Replaced<TItem, TFields, TEntity>[]
    : TData extends object
      ? {
          [TMember in keyof TData]: TMember extends TFields['at']
            ? Replaced<TData[TMember], TFields, TEntity>
            : TData[TMember];
        }
      : TData;

/** The entity with the fields of these qualified names; as it is where a name is only known as a text. */
export type EntityAskedFor<
  TFields extends EntityFields,
  TRequired extends string,
  TOptional extends string = never,
  TOthers extends boolean = false,
> = [ObjectName] extends [never]
  ? TFields['entity']
  : [TRequired | TOptional] extends [never]
    ? TFields['entity']
    : string extends TRequired | TOptional
      ? TFields['entity']
      : EntityOfEach<TFields, HeadOf<TRequired | TOptional>, [TRequired, TOptional], TOthers>;

/** One entity for each object. */
type EntityOfEach<
  TFields extends EntityFields,
  TObject,
  TNames extends readonly [string, string],
  TOthers extends boolean,
> = TObject extends string
  ? EntityOf<TFields, TObject, RestOf<TNames[0], TObject>, RestOf<TNames[1], TObject>, TOthers>
  : never;

/** The entity of an object with fields by their paths. */
export type EntityOf<
  TFields extends EntityFields,
  TObject extends string,
  TRequired extends string,
  TOptional extends string = never,
  TOthers extends boolean = false,
> = TObject extends ObjectName
  ? {
      [TMember in keyof TFields['entity']]: TMember extends TFields['members']
        ? FieldsAskedFor<TFields, TObject, TRequired, TOptional, TOthers>
        : TMember extends TFields['prefix']
          ? TObject
          : TFields['entity'][TMember];
    }
  : TFields['entity'];

type FieldsAskedFor<
  TFields extends EntityFields,
  TObject,
  TRequired extends string,
  TOptional extends string,
  TOthers extends boolean,
> = {
  readonly [TName in HeadOf<TRequired> & NameOf<TObject>]: FieldOf<
    TFields,
    ValueOf<TFields, TObject, TName, RestOf<TRequired, TName>, RestOf<TOptional, TName>, TOthers>
  >;
} & (TOthers extends true
  ? MaybeFields<TFields, TObject, Exclude<NameOf<TObject>, HeadOf<TRequired>>, TOptional, TOthers>
  : [TOptional] extends [never]
    ? unknown
    : MaybeFields<
        TFields,
        TObject,
        Exclude<HeadOf<TOptional>, HeadOf<TRequired>> & NameOf<TObject>,
        TOptional,
        TOthers
      >);

type MaybeFields<
  TFields extends EntityFields,
  TObject,
  TName extends string,
  TOptional extends string,
  TOthers extends boolean,
> = {
  readonly [TField in TName]?:
    | FieldOf<TFields, ValueOf<TFields, TObject, TField, never, RestOf<TOptional, TField>, TOthers>>
    | undefined;
};

/** A field with a value of this type. */
type FieldOf<TFields extends EntityFields, TValue> = TFields['members'] extends keyof TFields['entity']
  ? TFields['entity'][TFields['members']] extends { readonly [name: string]: infer TField }
    ? { [TMember in keyof TField]: TMember extends TFields['via'] ? TValue : TField[TMember] }
    : never
  : never;

/** The value of a field, or the entity behind a relation, which nobody may see. */
type ValueOf<
  TFields extends EntityFields,
  TObject,
  TName,
  TRequired extends string,
  TOptional extends string,
  TOthers extends boolean,
> = TName extends keyof FieldsOf<TObject>
  ? FieldsOf<TObject>[TName]
  : TName extends keyof RelationsOf<TObject>
    ? EntityOf<TFields, RelationsOf<TObject>[TName] & string, TRequired, TOptional, TOthers> | null
    : never;

/** Names of fields and relations of an object. */
type NameOf<TObject> = (keyof FieldsOf<TObject> | keyof RelationsOf<TObject>) & string;

/** The first of the names in a dotted one. */
type HeadOf<TName extends string> = TName extends `${infer THead}.${string}` ? THead : TName;

/** The names behind the first one. */
type RestOf<TName extends string, THead extends string> = TName extends `${THead}.${infer TRest}`
  ? TRest
  : never;
