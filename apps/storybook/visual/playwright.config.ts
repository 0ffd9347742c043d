import { chromiumArgs, chromiumPath } from '@parlour/vitest/chromium'
import { defineConfig } from '@playwright/test'

const address = 'http://127.0.0.1:6007'

/**
 * Compares the key stories of the built Storybook with their pictures. A pixel counts as other when its colour is a
 * fifth away (edges of letters are left out); half a hundredth of a picture may be other, which is what another build
 * of Chromium or another font renderer changes in text, and less than one control that moved by a pixel row.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['line'], ['html', { outputFolder: '../test-results/visual-report', open: 'never' }]],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    baseURL: address,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    locale: 'en',
    timezoneId: 'Asia/Manila',
  },
  webServer: { command: 'pnpm run preview', cwd: '..', url: address, reuseExistingServer: true },
})
