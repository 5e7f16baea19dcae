import { chromeApi } from './chrome.ts';

// The page that the developer tools load: all it does is to add the panel.
chromeApi().devtools?.panels.create('Cache', '', 'panel.html');
