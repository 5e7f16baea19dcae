import type { CSSProperties } from 'react';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { contextOf } from './form-context.ts';

/** The fields of a step in twelfths. Hidden fields are not rendered at all. */
export function ObjectFieldTemplate({ properties, registry }: ObjectFieldTemplateProps) {
  const { fields } = contextOf(registry);
  return (
    <div className="fields">
      {properties
        .filter(({ name }) => fields[name]?.visible !== false)
        .map(({ name, content }) => (
          <div key={name} className="fields-cell" style={widthOf(fields[name]?.width)}>
            {content}
          </div>
        ))}
    </div>
  );
}

/** React types no custom properties; the style sheet reads this one. */
const widthOf = (width = 12) => ({ '--width': width }) as CSSProperties;
