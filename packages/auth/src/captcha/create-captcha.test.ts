import { getCaptcha } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { createCaptcha } from '../index.ts'

test('[LOG-04] the picture is renewed at most once per second', async () => {
  let ticks = 0
  const server = createFakeServer().answer(getCaptcha, 'picture')
  const captcha = createCaptcha(createTestClient(server, { monotonic: () => ticks }))
  captcha.load()
  captcha.renew()
  ticks = 999
  captcha.renew()
  await expect.poll(() => captcha.get()).toEqual({ picture: 'picture', status: 'ready' })
  expect(server.calls).toHaveLength(1)
  ticks = 1_000
  captcha.renew()
  await expect.poll(() => server.calls.length).toBe(2)
})

test('[REG-05] of two pictures under way only the one asked for last shows', async () => {
  const answers: ((response: Response) => void)[] = []
  const fetch = () => new Promise<Response>((resolve) => void answers.push(resolve))
  const captcha = createCaptcha(createTestClient(createFakeServer(), { fetch }))
  const answer = (index: number, value: string) => answers[index]?.(Response.json({ success: true, value }))
  captcha.load()
  captcha.load()
  await expect.poll(() => answers.length).toBe(2)
  answer(1, 'new')
  await expect.poll(() => captcha.get().picture).toBe('new')
  answer(0, 'old')
  await new Promise((resolve) => setImmediate(resolve))
  expect(captcha.get()).toEqual({ picture: 'new', status: 'ready' })
})

test('[REG-05] a picture that does not come is told, and can be asked for again', async () => {
  const server = createFakeServer({ unanswered: 'missing' })
  const captcha = createCaptcha(createTestClient(server))
  captcha.load()
  await expect.poll(() => captcha.get()).toEqual({ picture: null, status: 'failed' })
  server.answer(getCaptcha, 'picture')
  captcha.load()
  await expect.poll(() => captcha.get().status).toBe('ready')
})
