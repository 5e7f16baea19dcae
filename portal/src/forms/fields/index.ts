import './form.css';

export type { Choice, FieldView, FormContext, FormWords } from './form-context.ts';
export { fields } from './theme.ts';
