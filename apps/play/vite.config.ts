import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const sources = fileURLToPath(new URL('src/', import.meta.url))

/** One page an engine: every folder with a `main.tsx`; the frame and the test kit have none. */
const engines = readdirSync(sources).filter((name) => existsSync(`${sources}${name}/main.tsx`))

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
