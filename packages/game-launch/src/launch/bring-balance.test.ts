import { getMerchantWallet, listWallets, transferAllToMain, transferWallet } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { createBringBalance } from './bring-balance.ts'

const tokens = { get: () => 't', expired: () => undefined }

interface Purse {
  readonly main: number
  readonly NLT?: number
  readonly OVT?: number
}

const wallet = (vendor: string | null, balance: number) => ({ accountTypeId: vendor ? 101 : 2, vendor, balance })

async function moved(vendor: string, { main, NLT = 0, OVT = 0 }: Purse, isSingle = 0): Promise<unknown[]> {
  const server = createFakeServer()
    .answer(getMerchantWallet, { isSingle, transferVendors: ['NLT', 'OVT'] })
    .answer(listWallets, { list: [wallet(null, main), wallet('NLT', NLT), wallet('OVT', OVT)] })
    .answer(transferAllToMain, { mainBalance: main + NLT + OVT, moved: [], left: [] })
    .answer(transferWallet, ({ vendor: to, amount }) => ({
      transferId: '1',
      vendor: to,
      vendorBalance: amount / 100,
      mainBalance: 0,
    }))
  await createBringBalance(createTestClient(server, { tokens }))(vendor)
  const sent = server.calls.filter(({ endpoint }) => endpoint.startsWith('transfer'))
  return sent.map(({ endpoint, input }) => (endpoint === 'transferWallet' ? input : endpoint))
}

test('[LAU-06] a merchant with a single wallet moves nothing', async () => {
  expect(await moved('NLT', { main: 100 }, 1)).toEqual([])
})

test('[LAU-06] the whole balance goes into the wallet of the provider before its game is launched', async () => {
  expect(await moved('NLT', { main: 48.21 })).toEqual([{ type: 'IN', vendor: 'NLT', amount: 4821 }])
  expect(await moved('NLT', { main: 0, NLT: 48.21 })).toEqual([])
})

test('[LAU-06] wallets without a main one are an error where its sum is asked for, and not a sum of nothing', async () => {
  const server = createFakeServer()
    .answer(getMerchantWallet, { isSingle: 0, transferVendors: ['NLT'] })
    .answer(listWallets, { list: [wallet('NLT', 5)] })
  const bring = createBringBalance(createTestClient(server, { tokens }))
  await expect(bring('NLT')).rejects.toMatchObject({ name: 'ContractError', issues: ['list: no main wallet'] })
  expect(server.callsOf(transferWallet)).toEqual([])
  server.answer(listWallets, { list: [wallet('XGS', 5)] })
  await bring('XGS')
})

test('[LAU-06] what lies in the wallet of another provider comes home first', async () => {
  expect(await moved('NLT', { main: 1, OVT: 2 })).toEqual([
    'transferAllToMain',
    { type: 'IN', vendor: 'NLT', amount: 300 },
  ])
  expect(await moved('XGS', { main: 1, OVT: 2 })).toEqual(['transferAllToMain'])
  expect(await moved('XGS', { main: 1 })).toEqual([])
})

const holding = (purse: { main: number; NLT: number }, idempotency: 'honoured' | 'ignored' = 'honoured') => {
  const server = createFakeServer({ idempotency })
    .answer(getMerchantWallet, { isSingle: 0, transferVendors: ['NLT', 'OVT'] })
    .answer(listWallets, () => ({ list: [wallet(null, purse.main), wallet('NLT', purse.NLT)] }))
    .answer(transferWallet, ({ vendor, amount }) => {
      purse.main -= amount / 100
      purse.NLT += amount / 100
      return { transferId: '1', vendor, vendorBalance: purse.NLT, mainBalance: purse.main }
    })
  const keys = () => server.callsOf(transferWallet).map(({ headers }) => headers.get('Idempotency-Key'))
  return {
    server,
    keys,
    bring: createBringBalance(createTestClient(server, { tokens, capabilities: { idempotency } })),
  }
}

test('[LAU-06] where keys are ignored, a transfer whose answer was lost is not sent again: the wallets show what it moved', async () => {
  const purse = { main: 100, NLT: 0 }
  const { server, keys, bring } = holding(purse, 'ignored')
  server.fail('reset', transferWallet, 1)
  await expect(bring('NLT')).rejects.toMatchObject({ kind: 'unsure' })
  expect(purse).toEqual({ main: 0, NLT: 100 })
  await bring('NLT')
  expect([keys().length, purse]).toEqual([1, { main: 0, NLT: 100 }])
})

test('[LAU-06] a transfer whose answer was lost is settled by its own key, before the balances are read again', async () => {
  const purse = { main: 100, NLT: 0 }
  const { server, keys, bring } = holding(purse)
  server.fail('reset', transferWallet, 1)
  await expect(bring('NLT')).rejects.toMatchObject({ kind: 'unsure' })
  purse.main += 5
  await bring('NLT')
  const [first, settled, later] = keys()
  expect([settled === first, later === first, purse]).toEqual([true, false, { main: 0, NLT: 105 }])
})

test('[LAU-06] while nobody knows, nothing else moves; a refusal settles it, and it goes on from what is where', async () => {
  const purse = { main: 100, NLT: 0 }
  const { server, keys, bring } = holding(purse)
  server.fail('offline', transferWallet, 2)
  await expect(bring('NLT')).rejects.toMatchObject({ kind: 'unsure' })
  await expect(bring('NLT')).rejects.toMatchObject({ kind: 'unsure' })
  expect(server.callsOf(listWallets)).toHaveLength(1)
  server.answer(transferWallet, () => {
    throw new FakeRefusal('wallet.balance.low')
  })
  purse.main = 0
  await bring('NLT')
  expect(new Set(keys()).size).toBe(1)
})

test('[LAU-06] [API-05] a transfer home that is answered without a balance: the wallets are read again for it', async () => {
  const purse = { main: 1, OVT: 2 }
  const server = createFakeServer()
    .answer(getMerchantWallet, { isSingle: 0, transferVendors: ['NLT', 'OVT'] })
    .answer(listWallets, () => ({ list: [wallet(null, purse.main), wallet('OVT', purse.OVT)] }))
    .answer(transferAllToMain, () => {
      Object.assign(purse, { main: purse.main + purse.OVT, OVT: 0 })
      return null as never
    })
    .answer(transferWallet, null as never)
  const bring = createBringBalance(createTestClient(server, { tokens }))
  await bring('NLT')
  expect(server.callsOf(transferWallet).map(({ input }) => input)).toEqual([{ type: 'IN', vendor: 'NLT', amount: 300 }])
  expect(server.callsOf(listWallets)).toHaveLength(2)
})
