import type { Plugin } from 'vite'

/** Modules of libraries that the first chunk would carry for nothing, and what stands in for each. */
const unused: Readonly<Record<string, string>> = {
  // The client reads Retry-After itself, by the server's clock, and always answers `shouldRetry` with yes or no.
  '/ky/distribution/core/retry-timing.js': 'export const getRetryTimingHeader = () => undefined, calculateRetryTimingDelay = () => undefined',
  // To the client every failure of fetch is the network's; it does not ask which browser says it how.
  '/ky/distribution/utils/is-network-error.js': 'export default () => false',
  // Nobody asks for the progress of an upload or a download.
  '/ky/distribution/utils/body.js': 'export const streamRequest = (request) => request, streamResponse = (response) => response',
  // React has it itself since version 18.
  '/use-sync-external-store/cjs/use-sync-external-store-shim.production.js': "exports.useSyncExternalStore = require('react').useSyncExternalStore",
}

// Bodies are texts: whether the browser could send a stream need not be found out by making one.
const probe = /(?<=export const supportsRequestStreams = )\(\(\) => \{.*?\n\}\)\(\)/s

/** Leaves out of the bundle what the site never reaches in its libraries. */
export function leanLibraries(): Plugin {
  return {
    name: 'parlour-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    load: (id) => Object.entries(unused).find(([file]) => id.endsWith(file))?.[1] ?? null,
    transform: {
      filter: { id: /\/ky\/distribution\/core\/constants\.js$/ },
      handler: (code) => ({ code: code.replace(probe, 'false'), map: null }),
    },
  }
}
