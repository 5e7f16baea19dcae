/**
 * Replaces hashes of sorted JSON. A form keeps them of answers that it has tidied for another schema, and answers to
 * compiled screens are never tidied: their text does as well.
 */
function textOf(value: unknown): string {
  return JSON.stringify(value);
}

export { textOf as default, textOf as hashObject, textOf as hashString, textOf as sortedJSONStringify };
