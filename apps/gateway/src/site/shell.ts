import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GatewayConfig } from '../config.ts'
import type { Language } from '../http/messages.ts'

/** The banner that a page opens with. */
export interface ShellBanner {
  readonly title: string
  readonly url: string
  readonly mobileUrl: string
}

/** What the HTML of one page is made from. */
export interface ShellInput {
  readonly path: string
  readonly language: Language
  readonly nonce: string
  readonly banner: ShellBanner | null
  readonly origins: { readonly site: readonly string[]; readonly play: string }
  readonly theme: 'dark' | 'light'
}

/** Makes the HTML of a page. */
export interface Shell {
  readonly render: (input: ShellInput) => string
  /** Whether the site's router knows a path; left out where the shell cannot tell. */
  readonly knows?: (path: string) => boolean
}

/**
 * Loads what makes the HTML: the server half of the built site (`server/shell.js`), else its `index.html` with the text
 * `__NONCE__` filled in, else null where nothing is built.
 */
export async function loadShell({ webFolder }: GatewayConfig): Promise<Shell | null> {
  const module = join(webFolder, 'server', 'shell.js')
  if (existsSync(module)) return (await import(pathToFileURL(module).href)) as Shell
  const page = join(webFolder, 'index.html')
  if (!existsSync(page)) return null
  const html = await readFile(page, 'utf8')
  return { render: ({ nonce }) => html.replaceAll('__NONCE__', nonce) }
}
