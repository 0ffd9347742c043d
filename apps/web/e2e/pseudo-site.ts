import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { agentPages } from '@parlour/agent'
import { memberPages } from '@parlour/member'
import type { BrowserContext } from '@playwright/test'

type Render = (input: object) => string

const folder = fileURLToPath(new URL('../dist-pseudo/', import.meta.url))

/** The pages that are read in pseudo-locales. */
export const screens = ['/', '/rng', '/register', '/nowhere'] as const

/** Those of the member centre and of the agent centre. */
export const memberScreens = memberPages.map((page) => `/member/${page}`)
export const agentScreens = agentPages.map((page) => `/agent/${page}`)
const served: readonly string[] = [...screens, ...memberScreens, ...agentScreens]

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }

/** Answers documents and assets from the build of `pnpm pseudo`, in a pseudo-locale; every call still goes to the gateway. */
export async function servePseudoSite(context: BrowserContext, language: 'XA' | 'XB', origin: string): Promise<void> {
  const { render } = (await import(pathToFileURL(join(folder, 'server/shell.js')).href)) as { render: Render }
  const data = { announcements: null, providers: null, hotGames: null, newGames: null }
  await context.addInitScript((code) => localStorage.setItem('lang', code), language)
  const pages = (url: URL): boolean => url.origin === origin && served.includes(url.pathname)
  const assets = (url: URL): boolean => url.origin === origin && url.pathname.startsWith('/assets/')
  await context.route(pages, (route) => {
    const { pathname } = new URL(route.request().url())
    const body = render({ path: pathname, language, nonce: 'n', origin, playOrigins: [], data, answers: {} })
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })
  await context.route(assets, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({
      contentType: types[pathname.split('.').at(-1) ?? ''] ?? '',
      body: readFileSync(join(folder, 'client', pathname)),
    })
  })
}
