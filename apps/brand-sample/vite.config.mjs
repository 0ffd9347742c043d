import { env } from 'node:process'

/** The platform this site speaks to; the site itself only knows its own origin. */
const platform = env.PLATFORM ?? 'http://localhost:4100'
const playOrigin = env.VITE_PLAY_ORIGIN ?? 'http://play.localhost:4100'
// The platform sees this site's own host: it tells games which page holds them.
const proxied = { target: platform, changeOrigin: false }
const proxy = { '/wps': proxied, '/img': proxied }

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  `frame-src ${playOrigin}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** @type {import('vite').UserConfig} */
export default {
  build: { target: 'baseline-widely-available', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { port: 5180, proxy },
  preview: {
    port: 5180,
    strictPort: true,
    proxy,
    headers: {
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  },
}
