/** Stands in for the form library's fields for grids and for choices between schemas: compiled screens have neither. */
export default function refuse(): never {
  throw new Error('A compiled screen has plain fields only.');
}
