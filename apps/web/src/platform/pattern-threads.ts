import { browserThreads } from '@parlour/validation/react'
import address from './pattern-thread.ts?worker&url'

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

/** The one script that this site starts by its address is its own; the policy answers no other. */
const createScriptURL = (url: string): string => {
  if (new URL(url, window.location.href).origin !== window.location.origin)
    throw new TypeError('only scripts of this site')
  return url
}

const { trustedTypes } = window as { trustedTypes?: ScriptPolicies }
const policy = trustedTypes?.createPolicy('app-script-url', { createScriptURL }) ?? { createScriptURL }

/** Workers for patterns, under the site's policies: `worker-src 'self'`, and Trusted Types. */
export const patternThreads = browserThreads(() => new Worker(policy.createScriptURL(address), { type: 'module' }))
