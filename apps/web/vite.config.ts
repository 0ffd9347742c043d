import { createRequire } from 'node:module'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { leanIntl } from './build/lean-intl.ts'
import { leanLibraries } from './build/lean-libraries.ts'
import { messages } from './build/messages-plugin.ts'
import { minifyAgain } from './build/minify-again.ts'
import { plainImport } from './build/plain-import.ts'
import type { BrandPlatform } from './src/platform/brand-platform.ts'

const inSource = (path: string) => fileURLToPath(new URL(`src/${path}.ts`, import.meta.url))
/** `PARLOUR_PLATFORM=contract` builds for `brand-platform-contract.ts`. */
const brandPlatform = inSource(['brand-platform', process.env.PARLOUR_PLATFORM].filter(Boolean).join('-'))
const { platform } = (await import(pathToFileURL(brandPlatform).href)) as { platform: BrandPlatform }
const source = '@parlour/source'
const noParser = createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser/no-parser.js')
const gateway = `http://localhost:${process.env.PORT ?? 4100}`

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    messages(),
    plainImport(),
    leanIntl(),
    leanLibraries(),
    minifyAgain(),
  ],
  resolve: {
    conditions: [source, ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
    // Messages are compiled ahead of time: no parser reaches the browser.
    alias: [
      { find: '#brand-platform', replacement: brandPlatform },
      { find: '#brand-cipher', replacement: inSource(`platform/ciphers/${platform.cipher}`) },
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser },
    ],
  },
  // The server's half runs in a process without NODE_ENV: which build of React it is, is decided here.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  ssr: { noExternal: true, resolve: { conditions: [source, ...defaultServerConditions] } },
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/client',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // A hundredth smaller than the bundler's own; the browser's half is built once a release.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, unsafe_methods: true, unsafe_arrows: true },
    },
    modulePreload: false,
    reportCompressedSize: false,
  },
  server: { proxy: { '/wps': gateway, '/img': gateway } },
}))
