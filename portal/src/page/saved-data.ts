/** Returns true where the customer has asked the browser to load little. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }; // not in the DOM library
  return connection?.saveData === true;
}
