import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startOffline } from './lib/offline.svelte';
import { router } from './lib/router.svelte';
import { startSettings } from './lib/settings.svelte';

startSettings();
router.start();

const target = document.getElementById('page');
if (target) mount(App, { target });

startOffline();
