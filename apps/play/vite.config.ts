import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const sources = fileURLToPath(new URL('src/', import.meta.url))

/** One page an engine: every folder but the frame that all of them stand in. */
const engines = readdirSync(sources).filter((name) => name !== 'frame')

export default defineConfig({
  base: '/frames/',
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: { input: Object.fromEntries(engines.map((name) => [name, `${sources}${name}/main.tsx`])) },
  },
})
