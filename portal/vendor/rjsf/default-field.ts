/** Stands in for the fields of the form library: the theme brings those that compiled screens have. */
export default function refuse(): never {
  throw new Error('A field of a compiled screen is one of the theme.');
}
