/** A value of an element: a text, or elements in their order; a list stands for elements of one name. */
type XmlValue = string | number | boolean | XmlElements | readonly (string | XmlElements)[];

/** Elements by their names. */
export interface XmlElements {
  readonly [name: string]: XmlValue | undefined;
}

/** A file of metadata, as the platform's developer tools write it. */
export function metadataFile(type: string, elements: XmlElements, attributes = ''): string {
  const namespace = `xmlns="http://soap.sforce.com/2006/04/metadata"${attributes}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${type} ${namespace}>\n${textOf(elements, '    ')}</${type}>\n`;
}

function textOf(elements: XmlElements, indent: string): string {
  return Object.entries(elements)
    .flatMap(([name, value]) => {
      if (value === undefined) return [];
      const values = Array.isArray(value) ? value : [value];
      return values.map((each) => elementOf(name, each, indent));
    })
    .join('');
}

function elementOf(name: string, value: XmlValue, indent: string): string {
  const tag = name.split(' ', 1)[0] ?? name;
  if (typeof value !== 'object') return `${indent}<${name}>${escapeText(String(value))}</${tag}>\n`;
  // Lists were taken apart before.
  return `${indent}<${name}>\n${textOf(value as XmlElements, `${indent}    `)}${indent}</${tag}>\n`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
