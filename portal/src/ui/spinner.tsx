/** A turning ring; says nothing by itself, so put words beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
