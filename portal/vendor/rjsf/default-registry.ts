import type { Registry } from '@rjsf/utils';

/**
 * Replaces the registry that a form begins with. The theme has all fields, templates and texts that compiled screens
 * use; the library's own are 22 KB.
 */
export default function getDefaultRegistry(): Omit<Registry, 'schemaUtils'> {
  return {
    fields: {},
    // The theme brings those that a form of ours asks for.
    templates: {} as Registry['templates'],
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
}
