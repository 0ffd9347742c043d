import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { bindCalls } from './calls/bind-calls.ts'
import { bindChat } from './chat/bind-chat.ts'
import type { GatewayConfig } from './config.ts'
import { loadContent } from './content/content.ts'
import type { Database } from './db/open-database.ts'
import { loadKeyring } from './encryption/keyring.ts'
import { loadCatalogue } from './games/catalogue.ts'
import type { Chance, Clock, Gateway } from './gateway.ts'
import { apiHeaders } from './http/api-headers.ts'
import { bindStrays } from './http/strays.ts'
import { makeWindows } from './http/windows.ts'
import { bindOperator } from './operator/bind-operator.ts'
import { bindCallbacks, ownReports } from './pay/bind-callbacks.ts'
import { bindPay } from './pay/bind-pay.ts'
import { bindPlay } from './play/bind-play.ts'
import { bindReports } from './site/csp-reports.ts'
import { bindSite } from './site/bind-site.ts'
import { bindWebClip } from './system/web-clip.ts'
import { liveModules } from './system/live-modules.ts'
import { watchState } from './system/platform-state.ts'
import { makePasswords } from './session/passwords.ts'
import { bindConnector } from './social/bind-connector.ts'
import { makeSocial } from './social/make-social.ts'
import { bindTestRoutes, movableClock } from './test-routes.ts'

/** What a gateway is made from; the database has its tables and its seed. */
export interface GatewayInput {
  readonly db: Database
  /** For reports; the same as `db` unless it is given. */
  readonly reports?: Database
  readonly clock: Clock
  readonly random: Chance
  readonly config: GatewayConfig
  readonly log: (line: string) => void
}

/** A gateway: `fetch` answers a request, whichever of its hosts it is for. */
export interface RunningGateway {
  readonly gateway: Gateway
  readonly fetch: (request: Request, bindings?: unknown) => Response | Promise<Response>
}

/** Makes a gateway over an open, seeded database. */
export async function createGateway({ db, reports = db, clock: systemClock, random, config: settings, log }: GatewayInput): Promise<RunningGateway> {
  const modules = liveModules(settings.modules)
  const config: GatewayConfig = { ...settings, modules: modules.on }
  const clock = movableClock(systemClock)
  const now = (): number => clock.now()
  const content = await loadContent(db)
  const gateway: Gateway = {
    db,
    reports,
    clock,
    random,
    config,
    log,
    catalogue: await loadCatalogue(db),
    content,
    state: watchState(db, content, (row) => modules.follow(row.modules)),
    keyring: await loadKeyring(db, random, now()),
    passwords: makePasswords(config.passwordCost),
    windows: makeWindows(now),
    social: makeSocial({ db, clock, random, config }),
  }

  const site = new Hono()
  for (const path of ['/wps/*', '/lgw/*', '/lotto/*', '/test/*', '/csp', '/csp/*', '/callbacks/*']) {
    site.use(path, compress({ threshold: 1400 }))
    site.use(path, apiHeaders(config))
  }
  bindCalls(site, gateway)
  bindReports(site, gateway)
  bindCallbacks(site, gateway)
  bindOperator(site, gateway)
  bindWebClip(site, gateway)
  if (config.test) bindTestRoutes(site, gateway, clock)
  bindStrays(site)
  await bindSite(site, gateway)

  const play = new Hono()
  bindPlay(play, gateway)

  const pay = new Hono()
  bindPay(pay, gateway, (request) => site.fetch(request, ownReports))

  const chat = new Hono()
  bindChat(chat, gateway)

  const connect = new Hono()
  bindConnector(connect, gateway, (request) => site.fetch(request, ownReports))

  const hosts = new Map([['play', play], ['pay', pay], ['chat', chat], ['connect', connect]])
  const hostOf = (request: Request): string => (request.headers.get('host') ?? new URL(request.url).host).split('.')[0] ?? ''
  return {
    gateway,
    fetch: (request, bindings) => (hosts.get(hostOf(request)) ?? site).fetch(request, bindings),
  }
}
