import { sample } from '@parlour/vitest/sample'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Coming } from '../../app/testing/limit-actions.ts'
import { drivers, type Driver } from '../../app/testing/limit-drivers.ts'
import { DomainError } from '../http/domain-error.ts'
import { day } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { recordHits } from './hits.ts'
import { countHere } from './count-here.ts'
import { countOrRefuse } from './count-unless-full.ts'
import type { LimitKey } from './limit-state.ts'
import type { Limit, LimitWindow } from './rate-limit.ts'
import { limits, type LimitName } from './rate-limits.ts'

let site: TestGateway
let coming = 0
let round = 0
beforeAll(async () => void (site = await startTestGateway({ addressFactor: 1, proxies: 1 })))
afterAll(() => site.close())

/** A limit key without hits, on a day of its own. */
function fresh({ limit }: Driver) {
  site.advance(2 * day)
  round += 1
  const of = limit.startsWith('login')
    ? `someone${round}`
    : limit.endsWith('device')
      ? `device-of-${round}`
      : String(round)
  const network = `192.${Math.floor(round / 250)}.${round % 250}`
  return (): Coming => ({ of, n: (coming += 1), network })
}

/**
 * Comes until the window is full; where the driver says how, all but
 * two hits are written down without calls. Answers when the first came.
 */
async function fill(driver: Driver, next: () => Coming, gateways: readonly TestGateway[] = [site]): Promise<number> {
  const limit: Limit = limits[driver.limit]
  const { count } = limit.windows[driver.window] as LimitWindow
  const first = site.gateway.clock.now()
  const by = driver.written && limit.kept === 'database' ? Math.max(0, count - 2) : 0
  if (driver.written && by > 0) {
    const subject = `${driver.limit}/${driver.written(next())}`
    await recordHits(
      site.gateway.db,
      Array.from({ length: by }, () => subject),
      first,
    )
  }
  for (let came = by; came < count; came++) {
    const at = gateways[came % gateways.length] ?? site
    expect(await driver.come(at, next()), `coming ${came + 1} of ${count}`).toMatchObject({ over: false })
    site.advance(driver.pace ?? 0)
  }
  return first
}

/** When a full window has room again. */
const freeAt = ({ pace = 0 }: Driver, { count, span, lock }: LimitWindow, first: number): number =>
  lock === undefined ? first + span : first + (count - 1) * pace + lock

async function countPlain({ gateway }: TestGateway, subject: LimitKey): Promise<void> {
  if (limits[subject.limit].kept === 'database') await countOrRefuse(gateway, [subject], gateway.clock.now())
  else countHere(gateway, subject)
}

/** Counts for itself what is only counted by calls of other areas. */
const plain = (limit: LimitName, window: number, pace: number): Driver => ({
  limit,
  window,
  pace,
  written: ({ of }) => of,
  async come(at, { of }) {
    const refusal: unknown = await countPlain(at, { limit, of }).catch((error: unknown) => error)
    if (!(refusal instanceof DomainError)) return { over: false }
    return { over: true, wait: Number(refusal.headers['Retry-After']) }
  },
})

const driven = new Set<string>(drivers.map(({ limit }) => limit))
const others = (Object.entries(limits) as [LimitName, Limit][])
  .filter(([limit]) => !driven.has(limit))
  .flatMap(([limit, { windows }]) =>
    windows.map((_, at) =>
      plain(limit, at, at === 0 ? 0 : Math.ceil((windows[0]?.span ?? 0) / (windows[0]?.count ?? 1))),
    ),
  )

const each = [...drivers, ...others].map((driver) => {
  const limit: Limit = limits[driver.limit]
  const window = limit.windows[driver.window] as LimitWindow
  return { name: `${driver.limit} ${window.count} in ${window.span / 1000} s`, driver, limit, window }
})

test('every window of every limit is driven', () => {
  const windows = Object.entries<Limit>(limits).flatMap(([name, { windows: all }]) =>
    all.map((_, at) => `${name}/${at}`),
  )
  expect([...drivers, ...others].map(({ limit, window }) => `${limit}/${window}`).toSorted()).toEqual(
    windows.toSorted(),
  )
})

describe.each(sample(each, 4))('$name', ({ driver, limit, window }) => {
  test('lets in up to its count, refuses the next until the window moves on, and says how long', async () => {
    const next = fresh(driver)
    const first = await fill(driver, next)
    const until = freeAt(driver, window, first)
    const refused = await driver.come(site, next())
    expect(refused.over).toBe(true)
    if (refused.wait !== undefined) expect(refused.wait).toBe(Math.ceil((until - site.gateway.clock.now()) / 1000))
    site.advance(until - site.gateway.clock.now() - 1)
    expect(await driver.come(site, next())).toMatchObject({ over: true })
    site.advance(1)
    expect(await driver.come(site, next())).toMatchObject({ over: false })
  })

  test('stays full when the clock is set back', async () => {
    const next = fresh(driver)
    await fill(driver, next)
    site.advance(-1000)
    expect(await driver.come(site, next())).toMatchObject({ over: true })
    site.advance(1000)
  })

  test(limit.kept === 'database' ? 'outlives a restart' : 'begins anew after a restart', async () => {
    const next = fresh(driver)
    await fill(driver, next)
    const again = await site.twin()
    expect(await driver.come(again, next())).toMatchObject({ over: limit.kept === 'database' })
  })

  test(limit.kept === 'database' ? 'is one count for two gateways' : 'is a count of each gateway', async () => {
    const next = fresh(driver)
    const twin = await site.twin()
    if (limit.kept === 'process') {
      await fill(driver, next)
      expect(await driver.come(twin, next())).toMatchObject({ over: false })
    } else {
      await fill(driver, next, [site, twin])
      expect(await driver.come(twin, next())).toMatchObject({ over: true })
    }
    expect(await driver.come(site, next())).toMatchObject({ over: true })
  })
})

test.each(sample(drivers, 4))(
  '$limit ($window) is not talked out of it by an address that the visitor writes',
  async (driver) => {
    const bare = await site.twin({ proxies: 0 })
    const next = fresh(driver)
    const home = (): Coming => ({ ...next(), network: '127.0.0' })
    await fill(driver, home)
    expect(await driver.come(bare, { ...home(), network: '203.0.113' })).toMatchObject({
      over: limits[driver.limit].kept === 'database',
    })
  },
)

test('of many at once on two gateways exactly as many pass as there is room for', async () => {
  const twin = await site.twin()
  const subject = { limit: 'register.network', of: 'a crowd' } as const
  const tries = Array.from({ length: 24 }, (_, at) =>
    countPlain(at % 2 ? twin : site, subject).then(
      () => 'in',
      () => 'out',
    ),
  )
  const came = await Promise.all(tries)
  expect(came.filter((result) => result === 'in')).toHaveLength(limits['register.network'].windows[0]?.count ?? 0)
})
