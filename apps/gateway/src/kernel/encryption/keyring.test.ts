import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { systemChance } from '../config/system-ports.ts'
import { loadKeyring } from './keyring.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const another = () => loadKeyring(site.gateway.db, systemChance, testNow)

test('[API-02] a key that another gateway made is found in the database, one that nobody made is not', async () => {
  const here = await another()
  const there = await another()
  await there.rotate(testNow + 1)
  const { kid } = there.current()
  expect(here.current().kid).not.toBe(kid)
  expect((await here.find(kid))?.kid).toBe(kid)
  expect(here.current().kid).toBe(kid)
  expect(await here.find('b0000000000')).toBeNull()
})

test('[API-02] a key is changed after a week and stays live for another; two gateways change it once', async () => {
  const here = await another()
  const there = await another()
  const old = here.current().kid
  const made = testNow + 1
  await here.rotateWhenOld(made + 7 * day - 1)
  expect(here.current().kid).toBe(old)
  await Promise.all([here.rotateWhenOld(made + 7 * day), there.rotateWhenOld(made + 7 * day)])
  expect(here.current().kid).not.toBe(old)
  expect(there.current().kid).toBe(here.current().kid)
  expect((await here.find(old))?.kid).toBe(old)
  await here.rotateWhenOld(made + 14 * day)
  expect(await here.find(old)).toBeNull()
})
