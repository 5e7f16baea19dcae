/** An object of JSON. Nothing is known of it but that. */
export interface JsonObject {
  readonly [member: string]: unknown;
}

/** The way from one version of the screen language to the next one: pure functions, for whatever stands in a file. */
export interface Migration {
  /** The version that it leads to; it begins with the one before. */
  readonly to: number;
  /** The changes, for people: one sentence. */
  readonly summary: string;
  /** Turns a screen into the same one in words of the next version. `version` itself is written for it. */
  readonly config: (config: JsonObject) => JsonObject;
  /** Turns the answers of a customer's draft into those that the next version gives. Left out where they stay. */
  readonly draft?: (answers: JsonObject) => JsonObject;
}

/** Returns true for an object of JSON that is no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
