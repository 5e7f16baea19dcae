import { mount } from 'svelte';
import App from './app.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no #app.');
mount(App, { target });
