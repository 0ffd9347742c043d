import { chromiumArgs, chromiumPath } from '@parlour/vitest/chromium'
import { suiteNow, suiteNowVariable } from '@parlour/vitest/clock'
import { isWhole } from '@parlour/vitest/scope'
import { defineConfig } from '@playwright/test'
import { operatorToken } from './e2e/operator-token.ts'

const port = Number(process.env.E2E_PORT ?? 4190)
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 }

/**
 * Journeys in the system's Chromium, against the real gateway
 * on the built site; `e2e/run.mjs` says which run side by side.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // A busy machine is no fault: these only end what hangs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    // A click waits until what moves has come to rest: in `npm test` the pages ask for reduced motion.
    contextOptions: { reducedMotion: isWhole() ? 'no-preference' : 'reduce' },
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@timed|@long/ },
    { name: 'phone', use: phone, grepInvert: /@once|@timed|@long/ },
    { name: 'timed', use: desktop, grep: /@timed/ },
    { name: 'long', use: desktop, grep: /@long/ },
  ],
  webServer: {
    command: 'pnpm --silent --filter @parlour/gateway start',
    url: `http://localhost:${port}/wps/system/whitelabel`,
    env: {
      PORT: String(port),
      PARLOUR_DATA: ':memory:',
      PARLOUR_TEST: '1',
      [suiteNowVariable]: suiteNow(),
      PARLOUR_LOG_LEVEL: 'error',
      PARLOUR_OPERATOR_TOKEN: operatorToken,
    },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
