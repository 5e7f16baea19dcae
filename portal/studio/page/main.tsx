import './studio.css';
import './documents.css';
import './structure.css';
import './node-form.css';
import './picker.css';
import './kinds.css';
import './text-dialog.css';
import './places.css';
import './rules.css';
import './flow.css';
import './tour.css';
import './conflict.css';
import './texts.css';
import './diagnostics.css';
import './history.css';
import './staging.css';
import './preview.css';
import './pictures.css';
import './team.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './entrance.tsx';

const root = document.getElementById('studio');
if (root === null) throw new Error('The document has no #studio.');
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
