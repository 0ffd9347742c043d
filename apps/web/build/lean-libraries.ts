import type { Plugin } from 'vite'

/** Modules of libraries that the first chunk would carry for nothing, and what stands in for each. */
const unused: Readonly<Record<string, string>> = {
  // The client reads Retry-After itself, by the server's clock, and always answers `shouldRetry` with yes or no.
  '/ky/distribution/core/retry-timing.js':
    'export const getRetryTimingHeader = () => undefined, calculateRetryTimingDelay = () => undefined',
  // To the client every failure of fetch is the network's; it does not ask which browser says it how.
  '/ky/distribution/utils/is-network-error.js': 'export default () => false',
  // No call asks for the progress of an upload or a download.
  '/ky/distribution/utils/body.js':
    'export const streamRequest = (request) => request, streamResponse = (response) => response',
  // Its own loads the page again whenever a part is missing; that is for one place to decide.
  '/react-router/dist/esm/lazyRouteComponent.js': "export { lazyRouteComponent } from '/src/platform/lazy-route.ts'",
  // Links of the site are the kit's (shell/app-link.tsx); addresses
  // are read and written by the router's own options (router.ts).
  '/react-router/dist/esm/link.js':
    'export const Link = () => null, useLinkProps = () => ({}), createLink = () => Link, linkOptions = (options) => options',
  '/router-core/dist/esm/searchParams.js':
    'export const defaultParseSearch = () => ({}), defaultStringifySearch = () => "", parseSearchWith = () => defaultParseSearch, stringifySearchWith = () => defaultStringifySearch',
  // No query suspends, and none throws into a boundary: screens draw what is missing themselves.
  '/react-query/build/modern/suspense.js':
    'export const defaultThrowOnError = () => false, ensureSuspenseTimers = () => undefined, shouldSuspend = () => false, fetchOptimistic = () => undefined',
  '/react-query/build/modern/errorBoundaryUtils.js':
    'export const ensurePreventErrorBoundaryRetry = () => undefined, useClearResetErrorBoundary = () => undefined, getHasError = () => false',
  '/react-query/build/modern/QueryErrorResetBoundary.js':
    'export const useQueryErrorResetBoundary = () => undefined, QueryErrorResetBoundary = () => null',
  // Timers are the browser's; no caller replaces them.
  '/query-core/build/modern/timeoutManager.js':
    'export const timeoutManager = globalThis, defaultTimeoutProvider = globalThis, systemSetTimeoutZero = (run) => setTimeout(run, 0)',
  // The client checks answers itself, and asks for another try by `shouldRetry` alone.
  '/ky/distribution/errors/SchemaValidationError.js': 'export class SchemaValidationError extends Error {}',
  '/ky/distribution/errors/ForceRetryError.js': 'export class ForceRetryError extends Error {}',
  // Every route draws in the browser, from queries: none reads what its loader gave.
  '/react-router/dist/esm/ClientOnly.js':
    'export const ClientOnly = ({ children }) => children, useHydrated = () => true',
  '/react-router/dist/esm/useLoaderData.js': 'export const useLoaderData = () => undefined',
  '/react-router/dist/esm/useLoaderDeps.js': 'export const useLoaderDeps = () => undefined',
  // React has it itself since version 18.
  '/use-sync-external-store/cjs/use-sync-external-store-shim.production.js':
    "exports.useSyncExternalStore = require('react').useSyncExternalStore",
}

/** What is written otherwise in a module of a library: all that is found, and what takes its place. */
const rewritten: Readonly<Record<string, readonly (readonly [found: RegExp, instead: string])[]>> = {
  // Bodies are texts: whether the browser could send a stream need not be found out by making one.
  '/ky/distribution/core/constants.js': [
    [/(?<=export const supportsRequestStreams = )\(\(\) => \{.*?\n\}\)\(\)/gs, 'false'],
  ],
  // What a query in pages does comes with who asks in pages: listings, which load late.
  '/query-core/build/modern/query.js': [
    [/import \{ infiniteQueryBehavior \} from "[^"]+";/g, ''],
    [
      /\(this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : this\.options\.behavior\)/g,
      'this.options.behavior',
    ],
  ],
  '/query-core/build/modern/infiniteQueryObserver.js': [
    [/(?<=import \{ hasNextPage, hasPreviousPage)(?= \} from)/g, ', infiniteQueryBehavior'],
    [
      /options\._type = "infinite";/g,
      'options._type = "infinite"; options.behavior = infiniteQueryBehavior(options.pages);',
    ],
  ],
}

/**
 * Leaves out of the bundle what the site never reaches in its
 * libraries; the build fails when one of them has changed its files.
 */
export function leanLibraries(): Plugin {
  const missing = new Set([...Object.keys(unused), ...Object.keys(rewritten)])
  const found = (file: string) => void missing.delete(file)
  return {
    name: 'parlour-lean-libraries',
    // The server's half has no first chunk to keep small.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load(id) {
      const [file, instead] = Object.entries(unused).find(([path]) => id.endsWith(path)) ?? []
      if (file) found(file)
      return instead ?? null
    },
    transform(code, id) {
      const [file, edits = []] = Object.entries(rewritten).find(([path]) => id.endsWith(path)) ?? []
      if (!file || !edits.every(([what]) => code.search(what) >= 0)) return null
      found(file)
      return { code: edits.reduce((text, [what, instead]) => text.replace(what, instead), code), map: null }
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(
          `nothing stands in for ${[...missing].join(', ')}: the libraries have changed, see lean-libraries.ts`,
        )
    },
  }
}
