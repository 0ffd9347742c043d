import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { bindCalls } from './calls/bind-calls.ts'
import { bindChat } from './chat/bind-chat.ts'
import type { GatewayConfig } from './config.ts'
import { watchCases } from './cases/watch-cases.ts'
import { loadContent } from './content/content.ts'
import type { Database } from './db/open-database.ts'
import { sharedSecret } from './db/shared-secret.ts'
import { loadKeyring } from './encryption/keyring.ts'
import { loadCatalogue } from './games/catalogue.ts'
import type { Chance, Clock, Gateway } from './gateway.ts'
import { apiHeaders } from './http/api-headers.ts'
import { notePeer } from './http/address.ts'
import { hostNameOf, misdirected, needsNoHost } from './http/hosts.ts'
import { bindNotFound } from './http/not-found.ts'
import { withTransportSecurity } from './http/transport-security.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { makeWindows } from './http/windows.ts'
import { countBooked } from './observe/booked.ts'
import { silentLog, type Log } from './observe/log.ts'
import { makeMemberHash } from './observe/member-hash.ts'
import { makeMetrics } from './observe/make-metrics.ts'
import { observeCall } from './observe/observe-call.ts'
import { watchJobs } from './observe/watch-jobs.ts'
import { jobs } from './jobs/jobs.ts'
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
import { withoutPublished } from './session/published-passwords.ts'
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
  /** Nothing is written without one. */
  readonly log?: Log
  /** How an embedded database is written to one file. */
  readonly dump?: () => Promise<Uint8Array>
}

/** A gateway: `fetch` answers a request, whichever of its hosts it is for. */
export interface RunningGateway {
  readonly gateway: Gateway
  readonly fetch: (request: Request, bindings?: unknown) => Response | Promise<Response>
}

/** Turns that are kept for the logins of one network: more than these may not log in within an hour either. */
const turnsOfNetwork = 100

/** Makes a gateway over an open, seeded database. */
export async function createGateway({ db: database, reports = database, clock: systemClock, random, config: settings, log = silentLog, dump }: GatewayInput): Promise<RunningGateway> {
  const metrics = makeMetrics()
  const db = countBooked(database, metrics)
  const modules = liveModules(settings.modules)
  const config: GatewayConfig = { ...settings, modules: modules.on }
  const clock = movableClock(systemClock)
  const now = (): number => clock.now()
  const passwords = makePasswords(config.passwordCost, turnsOfNetwork * config.addressFactor)
  const content = await loadContent(db)
  const gateway: Gateway = {
    db,
    reports,
    clock,
    random,
    config,
    log,
    metrics,
    dump: dump ?? null,
    memberHash: makeMemberHash(await sharedSecret({ db, random }, 'log', now())),
    catalogue: await loadCatalogue(db),
    content,
    state: watchState(db, content, (row) => modules.follow(row.modules)),
    keyring: await loadKeyring(db, random, now()),
    passwords: config.seed === 'demo' ? passwords : withoutPublished(passwords),
    windows: makeWindows(now),
    social: makeSocial({ db, clock, random, config }),
  }

  watchJobs(gateway, jobs)
  watchCases(gateway)

  const site = new Hono()
  for (const path of ['/wps/*', '/lgw/*', '/lotto/*', '/test/*', '/csp', '/csp/*', '/callbacks/*']) {
    site.use(path, compress({ threshold: 1400 }))
    site.use(path, apiHeaders(clock, config.siteOrigins))
  }
  bindCalls(site, gateway)
  bindReports(site, gateway)
  bindCallbacks(site, gateway)
  bindOperator(site, gateway)
  bindWebClip(site, gateway)
  if (config.test) bindTestRoutes(site, gateway, clock)
  bindNotFound(site)
  await bindSite(site, gateway)

  const play = new Hono()
  bindPlay(play, gateway)

  const pay = new Hono()
  bindPay(pay, gateway, (request) => site.fetch(request, ownReports))

  const chat = new Hono()
  bindChat(chat, gateway)

  const connect = new Hono()
  bindConnector(connect, gateway, (request) => site.fetch(request, ownReports))

  const hosts = { site, play, pay, chat, connect }
  const trusted = trustedProxies(config.proxyAddresses)
  const origins = {
    site: config.siteOrigins[0] ?? '', play: config.playOrigin, pay: config.payOrigin, chat: config.chatOrigin, connect: config.connectOrigin,
  }
  return {
    gateway,
    fetch: (request, bindings) => {
      const name = hostNameOf(config, request) ?? (needsNoHost(request) ? 'site' : null)
      if (!name) return misdirected()
      notePeer(bindings, trusted)
      const answer = observeCall(gateway, request, name, () => hosts[name].fetch(request, bindings))
      return origins[name].startsWith('https:') ? withTransportSecurity(answer) : answer
    },
  }
}
