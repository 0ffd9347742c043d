import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from './chromium.mjs'

const source = '@parlour/source'
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 }
const browserTests = 'src/**/*.test.tsx'

const nodeProject = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  // Vitest loads a global setup in an environment of its own.
  environments: { __vitest__: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  test: { name: 'node', environment: 'node', include: ['src/**/*.test.ts'], ...timeouts },
}

const browserProject = {
  plugins: [react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  test: {
    name: 'browser',
    include: [browserTests],
    ...timeouts,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

/**
 * `*.test.ts` runs in Node; with `browser: true`, `*.test.tsx` runs in real Chromium.
 * @param {{ browser?: boolean }} [options]
 */
export const definePackageTests = ({ browser = false } = {}) =>
  defineConfig({ test: { projects: browser ? [nodeProject, browserProject] : [nodeProject], passWithNoTests: false } })
