import { defineConfig } from 'vitest/config'

const conditions = ['@parlour/source', 'node']

/** Short forms of the drills that need the built site; one at a time, since each starts servers and browsers. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['built/*.test.ts'], fileParallelism: false, testTimeout: 900_000 },
})
