import './studio.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Studio } from './studio.tsx';

const root = document.getElementById('studio');
if (root === null) throw new Error('The document has no #studio.');
createRoot(root).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
);
