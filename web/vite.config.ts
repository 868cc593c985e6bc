import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './offline/plugin.ts';
import { policy } from './offline/policy.ts';

export default defineConfig({
  plugins: [svelte(), policy(), offline()],
  base: './',
  build: {
    target: 'es2022',
    // The rules and the boards are loaded when a game needs them; a warning about size would be about three.js alone.
    chunkSizeWarningLimit: 800,
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
});
