import type { Plugin } from 'vite'

const unused: Readonly<Record<string, string>> = {
  // The client reads Retry-After itself, by the server's clock, and always answers `shouldRetry` with yes or no.
  'core/retry-timing.js': 'export const getRetryTimingHeader = () => undefined, calculateRetryTimingDelay = () => undefined',
  // To the client every failure of fetch is the network's; it does not ask which browser says it how.
  'utils/is-network-error.js': 'export default () => false',
  // Nobody asks for the progress of an upload or a download.
  'utils/body.js': 'export const streamRequest = (request) => request, streamResponse = (response) => response',
}

/** Leaves the parts of ky that the client never reaches out of the bundle; the first chunk carries them otherwise. */
export function leanKy(): Plugin {
  return {
    name: 'parlour-lean-ky',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/ky\/distribution\/(core|utils)\// },
      handler: (id) => Object.entries(unused).find(([file]) => id.endsWith(file))?.[1] ?? null,
    },
  }
}
