import { getMerchantWallet, listWallets, transferAllToMain, transferWallet } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { bringBalance } from './bring-balance.ts'

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
    .answer(transferWallet, ({ vendor: to, amount }) => ({ transferId: '1', vendor: to, vendorBalance: amount / 100, mainBalance: 0 }))
  await bringBalance(createTestClient(server, { tokens }), vendor)
  const sent = server.calls.filter(({ endpoint }) => endpoint.startsWith('transfer'))
  return sent.map(({ endpoint, input }) => (endpoint === 'transferWallet' ? input : endpoint))
}

test('[LAU-06] a merchant with a single wallet moves nothing', async () => {
  expect(await moved('NLT', { main: 100 }, 1)).toEqual([])
})

test('[LAU-06] the whole balance goes into the wallet of the studio before its game is launched', async () => {
  expect(await moved('NLT', { main: 48.21 })).toEqual([{ type: 'IN', vendor: 'NLT', amount: 4821 }])
  expect(await moved('NLT', { main: 0, NLT: 48.21 })).toEqual([])
})

test('[LAU-06] what lies in the wallet of another studio comes home first', async () => {
  expect(await moved('NLT', { main: 1, OVT: 2 })).toEqual(['transferAllToMain', { type: 'IN', vendor: 'NLT', amount: 300 }])
  expect(await moved('XGS', { main: 1, OVT: 2 })).toEqual(['transferAllToMain'])
  expect(await moved('XGS', { main: 1 })).toEqual([])
})
