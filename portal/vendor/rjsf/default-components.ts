/** Stands in for the form library's own widgets and templates: the theme brings all that compiled screens use. */
export default function noParts(): Record<string, never> {
  return {};
}
