/** Does what a customer would: hands in a file where the component takes one, else presses its first button. */
export function press(component: HTMLElement): void {
  const input = component.querySelector<HTMLInputElement>('input[type=file]');
  if (input !== null) {
    component.querySelector<HTMLInputElement>('input[type=radio]')?.click();
    requestAnimationFrame(() => hand(input));
    return;
  }
  if (component.querySelector('form') === null) component.querySelector('button')?.click();
}

/** Puts a file into the control as the browser's own dialog would. */
function hand(input: HTMLInputElement): void {
  const files = new DataTransfer();
  files.items.add(new File(['%PDF-1.7 sample'], 'lease.pdf', { type: 'application/pdf' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
