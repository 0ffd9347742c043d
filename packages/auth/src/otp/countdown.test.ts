import { expect, test } from 'vitest'
import { createCodeWorld, type CodePage } from '../testing/code-world.ts'
import { createMemoryStore } from '../testing/create-test-session.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const target = { dialingCode: '63', number: '9171234567' }

const good = (value: object | null) => Response.json({ success: true, value })
const tooMany = (value: object | null, headers: Record<string, string> = {}) =>
  Response.json(
    { success: false, errorCode: 'TOO_MANY_REQUESTS', message: 'Too many', value },
    { status: 429, headers },
  )

/** What the server says, and how long the countdown then runs, in seconds. */
const answers: readonly (readonly [name: string, answer: (now: number) => Response, seconds: number])[] = [
  ['a moment', (now) => good({ expirationTime: now + 45 * second }), 45],
  ['minutes', () => good({ expiredMinutes: 1 }), 60],
  ['more minutes', () => good({ expiredMinutes: 2 }), 120],
  ['neither', () => good({}), 60],
  ['a moment and minutes', (now) => good({ expirationTime: now + 90 * second, expiredMinutes: 1 }), 90],
  ['a moment that has passed', (now) => good({ expirationTime: now - hour, expiredMinutes: 2 }), 120],
  ['a moment in years', (now) => good({ expirationTime: now + 9_000 * hour }), 60],
  ['no minutes at all', () => good({ expiredMinutes: 0 }), 60],
  ['too soon, with a moment', (now) => tooMany({ expirationTime: now + 37 * second }), 37],
  ['too soon, with Retry-After in seconds', () => tooMany(null, { 'Retry-After': '52' }), 52],
  [
    'too soon, with Retry-After as a date',
    (now) => tooMany(null, { 'Retry-After': new Date(now + 33 * second).toUTCString() }),
    33,
  ],
  ['too soon, with no time', () => tooMany(null), 60],
]

/**
 * How far the machine's clock is off, in milliseconds; under two seconds a header of whole seconds corrects nothing.
 */
const skews = [0, 900, -400, 2 * minute, -3 * minute, 25 * hour, -25 * hour]

type Way = (world: ReturnType<typeof createCodeWorld>, page: CodePage, skew: number) => Promise<CodePage>

const ways: Readonly<Record<string, Way>> = {
  'nothing else': async (_world, page) => page,
  'a reload': (world, page, skew) => world.open({ skew, store: page.store }),
  'a reload with the clock set anew': (world, page, skew) => world.open({ skew: skew - 2 * hour, store: page.store }),
  'a second tab': (world, _page, skew) => world.open({ skew, store: createMemoryStore() }),
}

const left = (page: CodePage): number => {
  const state = page.request.state(target)
  return 'until' in state && state.until !== null ? Math.ceil((state.until - page.api.clock.now()) / second) : 0
}

const cases = answers.flatMap(([name, answer, seconds]) =>
  skews.flatMap((skew) => Object.entries(ways).map(([way, go]) => ({ name, answer, seconds, skew, way, go }))),
)

test.for(cases)(
  '[REG-06] [S10] [T9] $name, the clock off by $skew ms, $way: the same seconds',
  async ({ answer, seconds, skew, go }) => {
    const world = createCodeWorld(answer)
    const page = await world.open({ skew })
    await page.request.ask(target)
    expect(Math.abs(left(page) - seconds)).toBeLessThanOrEqual(2)
    world.pass(12 * second)
    const before = left(page)
    const later = await go(world, page, skew)
    expect(Math.abs(left(later) - before)).toBeLessThanOrEqual(1)
    expect(await later.request.ask(target)).toEqual({ type: 'blocked' })
    world.pass((seconds - 12 - 3) * second)
    expect(await later.request.ask(target)).toEqual({ type: 'blocked' })
    expect(world.asked()).toBe(1)
    world.pass(6 * second)
    expect(later.request.state(target).step).toBe('ready')
    await later.request.ask(target)
    expect(world.asked()).toBe(2)
  },
)

const throttled = [0, 1, 250, 500, 750, 998, 999].flatMap((early) =>
  [1_000, 1_001, 5_000].map((late) => ({ early, late })),
)

test.for(throttled)(
  '[REG-06] [T9] after a refusal a press $early ms later is none, one $late ms later asks',
  async ({ early, late }) => {
    const world = createCodeWorld(() =>
      Response.json({ success: false, errorCode: 'system.error', message: 'No', value: null }),
    )
    const { request } = await world.open({ skew: 0 })
    expect((await request.ask(target)).type).toBe('refused')
    world.pass(early)
    expect(await request.ask(target)).toEqual({ type: 'blocked' })
    expect(request.state(target)).toMatchObject({ step: 'refused', until: null })
    world.pass(late - early)
    await request.ask(target)
    expect(world.asked()).toBe(2)
  },
)

test('[T9] there are at least 300 cases', () => expect(cases.length + throttled.length).toBeGreaterThanOrEqual(300))
