import { createClient } from '@energy-portal/sdk';
import { clientPlugin } from '@energy-portal/sdk/vue';
import { createApp } from 'vue';
import App from './app.vue';

createApp(App).use(clientPlugin, createClient()).mount('#app');
