import type { Chance, GatewayConfig } from '../../kernel/config/index.ts'
import { gameTickets } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError, freshSecret, hashOf, languageOf } from '../../kernel/http/index.ts'
import type { Call, Language } from '../../kernel/http/index.ts'
import type { Game } from '../../kernel/ports/index.ts'

const ticketMs = 60_000

/** What a ticket opens: a game, a room of it, for a login session or (without one) for a trial. */
export interface Opens {
  readonly game: Pick<Game, 'id' | 'engine'>
  readonly room: number | null
  readonly sessionHash: string | null
}

/** Writes a ticket that is good once, for a minute; no other answer carries its text. */
export async function openTicket(
  db: Database,
  random: Chance,
  { game, room, sessionHash }: Opens,
  now: number,
): Promise<string> {
  const ticket = freshSecret(random)
  await db
    .insert(gameTickets)
    .values({ ticketHash: hashOf(ticket), sessionHash, gameId: game.id, room, expiresAt: now + ticketMs })
  return ticket
}

/**
 * What a frame has to know of the visit: the site that holds it, the language, where a window of its own leads back to,
 * and for a lottery whether its lobby shows first.
 */
export interface Visit {
  readonly site: string
  readonly language: Language
  readonly back: string | null
  readonly view?: 'betting' | 'lobby'
}

/**
 * What a launch says of the visit, checked.
 * @throws DomainError game.back.invalid when the way back does not lead to the site
 */
export function visitOf(
  { gateway: { config }, origin, language }: Call,
  asked: { readonly language?: string | undefined; readonly backUrl?: string | undefined },
): Visit {
  const { siteOrigins } = config
  const site = siteOrigins.includes(origin) ? origin : (siteOrigins[0] ?? origin)
  const back = asked.backUrl && URL.canParse(asked.backUrl, site) ? new URL(asked.backUrl, site) : null
  const isOurs = back && siteOrigins.includes(back.origin) && !back.username && !back.password
  if (asked.backUrl && !isOurs) throw new DomainError('game.back.invalid')
  return { site, language: asked.language ? languageOf(asked.language) : language, back: back?.href ?? null }
}

/** The address of a game: the ticket travels behind the `#`, where no log keeps it, and never the login token. */
export function gameAddress(
  { playOrigin }: GatewayConfig,
  game: Opens['game'],
  ticket: string,
  { site, language, back, view }: Visit,
): string {
  const fragment = new URLSearchParams({
    s: ticket,
    lang: language,
    o: site,
    ...(back ? { b: back } : {}),
    ...(view ? { v: view } : {}),
  })
  return `${playOrigin}/${game.engine}/${game.id}#${fragment.toString()}`
}
