import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { CommandError } from './command.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const rules = async () => (await site.ask('GET', '/wps/system/setting/register')).body.value

test('[REG-01] a module is switched while the platform runs, and switched back', async () => {
  expect(await rules()).toMatchObject({ mobileNum: { enabled: false }, captcha: { enabled: false } })
  expect(await site.operate('module', 'regmobverf3', 'on')).toContainEqual({ module: 'REGMOBVERF3', state: 'on' })
  await site.operate('module', 'CAPTCHA3', 'on')
  expect(await rules()).toMatchObject({ mobileNum: { enabled: true, required: true }, captcha: { enabled: true } })
  expect(await site.operate('module', 'USERNAMEREG3', 'off')).toContainEqual({ module: 'USERNAMEREG3', state: 'off' })
  for (const [id, state] of [
    ['REGMOBVERF3', 'off'],
    ['CAPTCHA3', 'off'],
    ['USERNAMEREG3', 'on'],
  ] as const)
    await site.operate('module', id, state)
  expect(await rules()).toMatchObject({ mobileNum: { enabled: false }, captcha: { enabled: false } })
  await expect(site.operate('module', 'NOTHING3', 'on')).rejects.toThrow(CommandError)
  await expect(site.operate('module', 'REG3', 'maybe')).rejects.toThrow(CommandError)
})
