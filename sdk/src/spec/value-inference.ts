import type { AnswerWith, EntityFields, EntityOf } from './field-inference.ts';
import type { CreateValues, ObjectName, UpdateValues } from './object-types.ts';

/** The members of a write's configuration with an object and the values of its fields. Types only. */
export interface WrittenFields extends EntityFields {
  /** The member with the name of the object. */
  readonly object: string;
  /** The member with the values. */
  readonly values: string;
  /** The kind of record: a new one, or one that is changed. */
  readonly as: 'create' | 'update';
  /** Members on the way to the entities in the answer. */
  readonly at: string;
}

/** The configuration of a write: values that the object's fields take, where it is declared. Inferred as `TGiven`. */
export type GivenValues<TConfig, TFields, TGiven> = unknown extends TFields
  ? TConfig
  : [ObjectName] extends [never]
    ? TConfig
    : // Never so, but it is here that TGiven is inferred.
      [TGiven] extends [never]
      ? TGiven
      : CheckedValues<TConfig, TFields, TGiven>;

type CheckedValues<TConfig, TFields, TGiven> = TFields extends WrittenFields
  ? {
      [TMember in keyof TConfig]: TMember extends TFields['object']
        ? CheckedObject<TConfig[TMember], ObjectIn<TFields, TGiven>>
        : TMember extends TFields['values']
          ? ValuesOf<TConfig[TMember], TFields, ObjectIn<TFields, TGiven>>
          : TConfig[TMember];
    }
  : TConfig;

/** The name of an object in a configuration. */
type ObjectIn<TFields extends WrittenFields, TGiven> = TFields['object'] extends keyof TGiven
  ? TGiven[TFields['object']] & string
  : never;

type CheckedObject<TMember, TObject> = [string] extends [TObject]
  ? TMember
  : ObjectName | Exclude<TMember, string>;

type ValuesOf<TValues, TFields extends WrittenFields, TObject> = [TObject] extends [never]
  ? TValues
  : [TObject] extends [ObjectName]
    ? (TFields['as'] extends 'create' ? CreateValues<TObject> : UpdateValues<TObject>) & NamedOf<TValues>
    : TValues;

/** The members that a type names, without what it only allows: the id of a record that is changed. */
type NamedOf<TValues> = string extends keyof TValues
  ? [NamedKey<TValues>] extends [never]
    ? unknown
    : Pick<TValues, NamedKey<TValues>>
  : unknown;

type NamedKey<TValues> = keyof { [TKey in keyof TValues as string extends TKey ? never : TKey]: unknown } &
  keyof TValues;

/** The answer to a write: entities have the fields of the object that was named. */
export type AnswerToValues<TData, TFields, TGiven> = unknown extends TFields
  ? TData
  : [ObjectName] extends [never]
    ? TData
    : TFields extends WrittenFields
      ? [ObjectIn<TFields, TGiven>] extends [ObjectName]
        ? [ObjectIn<TFields, TGiven>] extends [never]
          ? TData
          : AnswerWith<TData, TFields, EntityOf<TFields, ObjectIn<TFields, TGiven>, never, never, true>>
        : TData
      : TData;
