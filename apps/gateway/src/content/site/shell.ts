import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  listAnnouncements,
  listGames,
  listHotGames,
  listProviders,
  ResponseOf,
} from '@parlour/api-client/endpoints'
import type { GatewayConfig } from '../../kernel/config/index.ts'
import type { Language } from '../../kernel/http/index.ts'

/** What the first screen shows; a missing part is drawn as its skeleton. */
export interface FirstData {
  readonly announcements: ResponseOf<typeof listAnnouncements> | null
  readonly providers: ResponseOf<typeof listProviders> | null
  readonly hotGames: ResponseOf<typeof listHotGames> | null
  readonly newGames: ResponseOf<typeof listGames> | null
}

/**
 * What the first screen shows, and the answers that it is from, by the names of their records, as a guest gets them.
 */
export interface FirstAnswers {
  readonly data: FirstData
  readonly answers: Readonly<Record<string, unknown>>
}

/** What the HTML of one page is made from. */
export interface ShellInput extends FirstAnswers {
  readonly path: string
  readonly language: Language
  readonly nonce: string
  /** Origin of the site that the visitor is on. */
  readonly origin: string
  /** Origins that games are framed from. */
  readonly playOrigins: readonly string[]
  /** Origin of the windows of sign-ins elsewhere. */
  readonly connectOrigin: string
  /** Origin that the chat is framed from. */
  readonly chatOrigin: string
  /** Origin of the pages that deposits are paid on. */
  readonly payOrigin: string
}

/** Makes the HTML of a page: the server half of the built site. */
export interface Shell {
  readonly render: (input: ShellInput) => string
}

const isShell = (module: unknown): module is Shell =>
  typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'

/** Loads the server half of the built site, or null where nothing is built. */
export async function loadShell({ webFolder }: GatewayConfig): Promise<Shell | null> {
  const module = join(webFolder, 'server', 'shell.js')
  // The template is written last: without it the build is not at its end.
  if (!existsSync(join(webFolder, 'server', 'template.json'))) return null
  const loaded: unknown = await import(pathToFileURL(module).href)
  if (!isShell(loaded)) throw new Error(`${module} does not export render`)
  return loaded
}
