import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { bindCalls } from './bind-calls.ts'
import { bindChat, bindReports, bindSite, bindWebClip, liveModules, loadContent, watchState } from '../content/index.ts'
import type { Chance, Clock, Gateway, GatewayConfig } from '../kernel/config/index.ts'
import { bindCallbacks, bindPay, ownReports, watchCases } from '../money/index.ts'
import { sharedSecret } from '../kernel/db/index.ts'
import type { Database } from '../kernel/db/index.ts'
import { loadKeyring } from '../kernel/encryption/index.ts'
import { bindPlay, loadCatalogue } from '../play/index.ts'
import {
  apiHeaders,
  bindNotFound,
  createSlidingWindowCounter,
  hostNameOf,
  misdirected,
  needsNoHost,
  notePeer,
  trustedProxies,
  withTransportSecurity,
} from '../kernel/http/index.ts'
import { countBooked, makeMemberHash, makeMetrics, silentLog, watchJobs } from '../kernel/observe/index.ts'
import type { Log } from '../kernel/observe/index.ts'
import type { Ports } from '../kernel/ports/index.ts'
import { observeCall } from '../kernel/calls/index.ts'
import { jobs } from './jobs/jobs.ts'
import { bindOperator } from './operator/bind-operator.ts'
import { bindConnector, makePasswords, makeSocial, withoutPublished } from '../identity/index.ts'
import { makePorts } from './make-ports.ts'
import { demoPassword, demoPaymentPassword } from './seed/people/names.ts'
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
  /** Ports in place of the gateway's own, such as the doubles of a test. */
  readonly ports?: Partial<Ports>
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
export async function createGateway({
  db: database,
  reports = database,
  clock: systemClock,
  random,
  config: settings,
  log = silentLog,
  ports = {},
  dump,
}: GatewayInput): Promise<RunningGateway> {
  const metrics = makeMetrics()
  const db = countBooked(database, metrics)
  const modules = liveModules(settings.modules)
  const config: GatewayConfig = { ...settings, modules: modules.on }
  const clock = movableClock(systemClock)
  const now = (): number => clock.now()
  const passwords = makePasswords(config.passwordCost, turnsOfNetwork * config.addressFactor)
  const content = await loadContent(db)
  const state = watchState(db, content, (row) => modules.follow(row.modules))
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
    state,
    ports: { ...makePorts({ db, content, state, clock }), ...ports },
    keyring: await loadKeyring(db, random, now()),
    passwords:
      config.seed === 'demo'
        ? passwords
        : withoutPublished(passwords, { account: demoPassword, payment: demoPaymentPassword }),
    windows: createSlidingWindowCounter(now),
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
    site: config.siteOrigins[0] ?? '',
    play: config.playOrigin,
    pay: config.payOrigin,
    chat: config.chatOrigin,
    connect: config.connectOrigin,
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
