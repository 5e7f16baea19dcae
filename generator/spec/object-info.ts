/** One field of an object, as its object information describes it. */
export interface FieldInfo {
  readonly name: string;
  readonly label: string;
  readonly dataType: string;
  readonly isRequired: boolean;
  readonly isCreateable: boolean;
  readonly isUpdateable: boolean;
  /** The name under which names of fields go on to what it refers to. */
  readonly relationship?: string;
  /** API names of the objects that it may refer to. */
  readonly targets: readonly string[];
  /** Values of a picklist, where an answer says them. */
  readonly values?: readonly string[];
}

/** One object with its fields, in the order of their names. */
export interface ObjectInfo {
  readonly name: string;
  readonly label: string;
  readonly isCreateable: boolean;
  readonly isUpdateable: boolean;
  readonly fields: readonly FieldInfo[];
}
