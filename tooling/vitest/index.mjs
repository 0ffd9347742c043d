import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from './chromium.mjs'
import { suiteNow } from './clock.mjs'
import { neighbours, readManifest } from './neighbours.mjs'
import { isWhole } from './scope.mjs'

const source = '@parlour/source'
// What a test put in place of a function or a global is gone before the next one.
const restored = { restoreMocks: true, unstubGlobals: true }
// A busy machine is no fault: these only end what hangs.
const timeouts = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 15_000 } } }
/** Every file of tests begins at the moment of the suites, and knows whether all of its cases are wanted. */
const clock = {
  provide: { suiteNow: suiteNow(), whole: isWhole() },
  setupFiles: [fileURLToPath(new URL('./set-clock.mjs', import.meta.url))],
}
/** What takes long and has a sample in `npm test`; runs in `npm run test:all`. */
const leftOut = [...configDefaults.exclude, ...(isWhole() ? [] : ['**/*.long.test.{ts,tsx}'])]

const nodeProject = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  // Vitest loads a global setup in an environment of its own.
  environments: { __vitest__: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  test: {
    name: 'node',
    environment: 'node',
    include: ['{src,e2e}/**/*.test.ts'],
    exclude: leftOut,
    ...timeouts,
    ...restored,
    ...clock,
  },
}

/** @type {import('vitest/node').BrowserCommand<['reduce' | 'no-preference']>} */
const setMotion = ({ page }, reducedMotion) => page.emulateMedia({ reducedMotion })

/** @param {Required<BrowserTests>} options */
const browserProject = ({ prepared, plugins, jsx, motion, bundleNeighbours }) => ({
  plugins: [react({ jsxImportSource: jsx }), ...plugins],
  resolve: { conditions: [source, ...defaultClientConditions] },
  // Each file of tests loads its modules in a frame of its own: they stay in the browser, which begins empty at each run.
  server: { headers: { 'Cache-Control': 'max-age=31536000, immutable' } },
  test: {
    name: 'browser',
    include: ['src/**/*.test.tsx'],
    exclude: leftOut,
    ...timeouts,
    ...restored,
    ...clock,
    setupFiles: [...clock.setupFiles, fileURLToPath(new URL('./lighten.mjs', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: { reducedMotion: motion ? 'no-preference' : 'reduce' },
        launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
      }),
      commands: { setMotion },
      instances: [{ browser: 'chromium' }],
    },
  },
  // What is found late makes the page reload in the middle of a test.
  // Neighbours are sources: their bundle is made at each run, since no lockfile tells that one has changed.
  optimizeDeps: {
    include: ['@parlour/vitest > axe-core', ...(bundleNeighbours ? neighbours(source) : []), ...prepared],
    // A neighbour that imports this package gets its sources, as the tests do, and no second copy.
    exclude: [readManifest(process.cwd()).name],
    extensions: ['.tsx'],
    force: true,
  },
})

/**
 * @typedef {object} BrowserTests
 * @property {readonly string[]} [prepared] packages that the tests' scan does not find
 * @property {readonly import('vite').Plugin[]} [plugins] what the sources need in the browser beside React
 * @property {string} [jsx] whose runtime draws them
 * @property {boolean} [motion] whether things move: by itself the page asks for reduced motion, and a file of tests
 *   that looks at movement calls `withMotion`
 * @property {boolean} [bundleNeighbours] whether the packages that this one imports come as one bundle, not file by file
 */

/**
 * `*.test.ts` runs in Node; with `browser: true`, `*.test.tsx` runs in real Chromium; `*.long.test.*` in
 * `npm run test:all` alone.
 * @param {BrowserTests & { browser?: boolean, workers?: number }} [options] `workers`: how many files run at once; for a
 *   suite that takes so long that it is the last one at work
 */
export const definePackageTests = ({
  browser = false,
  workers,
  prepared = [],
  plugins = [],
  jsx = 'react',
  motion = false,
  bundleNeighbours = true,
} = {}) =>
  defineConfig({
    test: {
      projects: browser
        ? [nodeProject, browserProject({ prepared, plugins, jsx, motion, bundleNeighbours })]
        : [nodeProject],
      passWithNoTests: false,
      maxWorkers: workers,
    },
  })

/**
 * The tests that a broken line must make fail (`pnpm mutation`): of `*.test.ts`, those that `include` names, on one set
 * of modules, which makes a run several times faster.
 * @param {{ include?: readonly string[], exclude?: readonly string[] }} [options] globs from the package's folder
 */
export const defineMutationTests = ({ include = nodeProject.test.include, exclude = [] } = {}) =>
  defineConfig({
    test: {
      projects: [
        {
          ...nodeProject,
          test: {
            ...nodeProject.test,
            include: [...include],
            exclude: [...exclude, '**/node_modules/**'],
            isolate: false,
          },
        },
      ],
      passWithNoTests: false,
    },
  })
