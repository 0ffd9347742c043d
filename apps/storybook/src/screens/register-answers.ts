import {
  checkUsername,
  createAffiliateUrl,
  createDownline,
  deleteAffiliateUrl,
  getGlobalRebateSettings,
  listAffiliateUrls,
  listRegisteredAffiliates,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'

const day = 86_400_000

const seeds = [
  ['M4PLX9QT', 'Facebook group', 0, 1286, 74, 39],
  ['VQ7KD2HR', 'Quezon City team', 2, 412, 58, 55],
  ['T8HNB1WC', 'Cockfight friends', 0, 96, 18, 25],
  ['ZK31CWMA', 'Radio week', 0, 203, 0, 3],
] as const

const rates = { RNG: 0.004, LIVE: 0.003, SPORTS: 0.0035, LOTT: 0.005, FISH: 0.004, PVP: 0.0025 }

const links = (at: number, nameOf: (name: string) => string) =>
  seeds.map(([code, name, type, opened, registered, days], index) => ({
    affiUrlId: String(501 + index),
    code,
    url: `https://vesper.example/register?affiliateCode=${code}`,
    type,
    note: nameOf(name),
    rates,
    opened,
    registered,
    createTime: at - days * day,
  }))

/** Lets a server tell what an agent can hand on, its invitation links, and who came by them. */
export function answerRegister(
  server: FakeServer,
  at: number,
  nameOf: (name: string) => string = (name) => name,
): FakeServer {
  const list = links(at, nameOf)
  return server
    .answer(checkUsername, null)
    .answer(getGlobalRebateSettings, {
      list: Object.entries(rates).map(([productType, rate]) => ({
        productType,
        lowest: 0,
        highest: 0.02,
        step: 0.0005,
        own: rate + 0.002,
      })),
    })
    .answer(createDownline, ({ username, type }) => ({ memberId: '88', account: username, type }))
    .answer(listAffiliateUrls, {
      list,
      totals: { opened: 1997, registered: 150 },
      totalPages: 1,
      totalCount: 4,
    } as never)
    .answer(createAffiliateUrl, list[0] as never)
    .answer(deleteAffiliateUrl, null)
    .answer(listRegisteredAffiliates, {
      list: ['jaymendoza', 'cathyq', 'naquino', 'ruelpogi'].map((account, index) => ({
        memberId: String(70 + index),
        account,
        type: 0,
        code: seeds[index % 2]?.[0] ?? '',
        registeredAt: at - index * 2 * day,
      })),
      totals: null,
      totalPages: 3,
      totalCount: 24,
    })
}

/** An agent without rates, links or people. */
export const answerNoLinks = (server: FakeServer): FakeServer =>
  server
    .answer(getGlobalRebateSettings, { list: [] })
    .answer(listAffiliateUrls, { list: [], totals: { opened: 0, registered: 0 }, totalPages: 0, totalCount: 0 })
    .answer(listRegisteredAffiliates, { list: [], totals: null, totalPages: 0, totalCount: 0 })
