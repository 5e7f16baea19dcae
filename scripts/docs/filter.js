/** Narrows the items of a page down to those that have all words of the box. */
const form = document.querySelector('[data-filter]');
const items = [...document.querySelectorAll('[data-filter-item]')];
const groups = [...document.querySelectorAll('[data-filter-group]')];

function narrow(box, status) {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const item of items) {
    const text = item.textContent.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) count += 1;
  }
  for (const group of groups) group.hidden = !group.querySelector('[data-filter-item]:not([hidden])');
  status.textContent = words.length === 0 ? '' : `${count} of ${items.length}`;
}

if (form) {
  const box = form.querySelector('input');
  const status = form.querySelector('[role=status]');
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  box.addEventListener('input', () => narrow(box, status));
  // A browser that goes back may have filled the box again.
  narrow(box, status);
}
