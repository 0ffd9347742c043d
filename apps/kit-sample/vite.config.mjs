/** @type {import('vite').UserConfig} */
export default {
  build: { target: 'baseline-widely-available', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { port: 5190 },
  preview: { port: 5190, strictPort: true },
}
