import { getCaptcha } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { createCaptcha } from '../index.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A captcha whose answers come when the test says so, on a clock that the test moves. */
function open() {
  let ticks = 0
  const answers: ((response: Response) => void)[] = []
  const waits: { for: number; over: () => void }[] = []
  const fetch = () => new Promise<Response>((resolve) => void answers.push(resolve))
  const wait = (milliseconds: number) => new Promise<void>((over) => void waits.push({ for: milliseconds, over }))
  const captcha = createCaptcha(createTestClient(createFakeServer(), { fetch, monotonic: () => ticks }), { wait })
  return {
    captcha,
    answers,
    waits,
    at: (time: number) => void (ticks = time),
    answer: (index: number, value: string) => answers[index]?.(Response.json({ success: true, value })),
    fail: (index: number) =>
      answers[index]?.(Response.json({ success: false, errorCode: 'system.busy', value: null }, { status: 500 })),
  }
}

const orders = (items: readonly number[]): number[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))

const races = [2, 3, 4].flatMap((count) => orders(Array.from({ length: count }, (_, index) => index)))
const lost = [2, 3].flatMap((count) =>
  orders(Array.from({ length: count }, (_, index) => index)).flatMap((order) =>
    order.map((missing) => ({ order, missing })),
  ),
)

test.each(races.map((order) => [order.join(' ')]))(
  '[T9][S11] answers that come in the order %s show the picture asked for last',
  async (text) => {
    const order = text.split(' ').map(Number)
    const { captcha, answers, at, answer } = open()
    for (const index of order.toSorted((a, b) => a - b)) {
      at(index * 1_000)
      void captcha.load()
      await expect.poll(() => answers.length).toBe(index + 1)
    }
    for (const index of order) answer(index, `picture ${index}`)
    await expect.poll(() => captcha.get()).toEqual({ picture: `picture ${order.length - 1}`, status: 'ready' })
    await settle()
    expect(captcha.get().picture).toBe(`picture ${order.length - 1}`)
  },
)

test.each(lost)('[T9][S11] one of the answers fails: $order, $missing', async ({ order, missing }) => {
  const { captcha, answers, at, answer, fail } = open()
  for (const index of order.toSorted((a, b) => a - b)) {
    at(index * 1_000)
    void captcha.load()
    await expect.poll(() => answers.length).toBe(index + 1)
  }
  for (const index of order)
    if (index === missing) fail(index)
    else answer(index, `picture ${index}`)
  const last = order.length - 1
  await expect.poll(() => captcha.get().status).toBe(missing === last ? 'failed' : 'ready')
  await settle()
  expect(captcha.get().picture).toBe(missing === last ? null : `picture ${last}`)
})

const presses = [0, 1, 250, 500, 750, 998, 999, 1_000, 1_001, 1_500, 2_000, 60_000, 3_600_000, -1, -1_000, -86_400_000]

test.each(presses)('[T9][LOG-04] a press %i ms after a picture', async (passed) => {
  const { captcha, answers, at } = open()
  at(100_000_000)
  void captcha.load()
  at(100_000_000 + passed)
  captcha.renew()
  await settle()
  expect(answers).toHaveLength(passed >= 0 && passed < 1_000 ? 1 : 2)
})

test.each([0, 1, 400, 999])(
  '[T9][S11] a picture that is used up after %i ms waits for the rest of its second',
  async (passed) => {
    const { captcha, answers, waits, at, answer } = open()
    const first = captcha.load()
    answer(0, 'first')
    await expect.poll(() => answers.length).toBe(1)
    answer(0, 'first')
    await first
    at(passed)
    const second = captcha.load()
    expect(captcha.get().status).toBe('loading')
    await settle()
    expect([answers.length, waits[0]?.for]).toEqual([1, 1_000 - passed])
    at(1_000)
    waits[0]?.over()
    await expect.poll(() => answers.length).toBe(2)
    answer(1, 'second')
    await second
    expect(captcha.get()).toEqual({ picture: 'second', status: 'ready' })
  },
)

test('[S11] many wishes within a second become one picture', async () => {
  const { captcha, answers, waits } = open()
  for (let wish = 0; wish < 5; wish++) void captcha.load()
  await settle()
  waits.forEach(({ over }) => over())
  await settle()
  expect([answers.length, waits.length]).toEqual([2, 4])
})

test('[S11] what is dropped does not come back when its answer comes late', async () => {
  const { captcha, answers, answer } = open()
  void captcha.load()
  await expect.poll(() => answers.length).toBe(1)
  captcha.drop()
  answer(0, 'late')
  await settle()
  expect(captcha.get()).toEqual({ picture: null, status: 'none' })
})

test('[REG-05] a picture that does not come is told, and can be asked for again', async () => {
  const server = createFakeServer({ unanswered: 'missing' })
  const captcha = createCaptcha(createTestClient(server), { wait: () => Promise.resolve() })
  await captcha.load()
  expect(captcha.get()).toEqual({ picture: null, status: 'failed' })
  server.answer(getCaptcha, 'picture')
  await captcha.load()
  expect(captcha.get().status).toBe('ready')
})
