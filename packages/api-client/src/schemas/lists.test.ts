import { expect, test } from 'vitest'
import type { GenericSchema } from 'valibot'
import { listAnnouncements } from '../endpoints/index.ts'
import { itemOf, partsOf } from '../schema-parts.ts'
import { allEndpoints, sampleAnswer } from '../testing/index.ts'
import { runSchema } from './run-schema.ts'

type Path = readonly string[]

/** The lists and dictionaries of an answer, those inside the rows of others left out. */
function listsOf(schema: GenericSchema, path: Path = []): Path[] {
  const { type, wrapped, entries = {} } = partsOf(schema)
  if (itemOf(schema) || type === 'array' || type === 'record') return [path]
  if (wrapped) return listsOf(wrapped, path)
  return Object.entries(entries).flatMap(([name, entry]) => listsOf(entry, [...path, name]))
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, name) => Reflect.get(Object(held), name), value)

const withAt = (value: unknown, [name, ...rest]: Path, list: unknown): unknown =>
  name === undefined ? list : { ...Object(value), [name]: withAt(Reflect.get(Object(value), name), rest, list) }

const reads = allEndpoints.filter(({ idempotent }) => !idempotent)
const lists = reads.flatMap((endpoint) =>
  listsOf(endpoint.response).map((path) => ({ endpoint, path, name: [endpoint.name, ...path].join('.') })),
)

/** The same with its rows replaced: what the record reads of it, and how many rows were reported. */
const readWith = ({ endpoint, path }: (typeof lists)[number], change: (rows: unknown) => unknown) => {
  let dropped = 0
  const sample: unknown = sampleAnswer(endpoint)
  const checked = runSchema(endpoint.response, withAt(sample, path, change(at(sample, path))), () => dropped++)
  return { output: checked.issues ? null : at(checked.output, path), issues: checked.issues, dropped }
}
const sizeOf = (rows: unknown): number => Object.keys(Object(rows)).length

/** Lists beside what an answer is about: they are emptied and reported, and the answer stays. */
const beside = `
  getAgentDefaults.rates getContractImpact.lastMonth.steps previewOffer.besides previewOffer.ending previewOffer.lastMonth.steps listDownlines.trail getBalance.balance getDepositSettings.depositInfo.quickAmounts getMemberInfo.memberLabel
  getCardFishingProfit.games getLotteryProfit.games getPersonalProfit.games
  getMerchantWallet.transferVendors getMissionLeaderboard.prizes getMissionLeaderboard.terms.excludedCategories getMissionLeaderboard.terms.weights
  getProfile.fixed getAvatar.gallery getPromoCode.terms.excludedCategories getPromoCode.terms.weights
  getRaffleStatus.current.prizes getRaffleStatus.last.terms.excludedCategories getRaffleStatus.last.terms.weights
  getRaffleStatus.last.winners
  getRankProgress.terms.excludedCategories getRankProgress.terms.weights getRebate.list
  getRebate.terms.excludedCategories getRebate.terms.weights getReferralDetails.promotionDomains
  getReferralDetails.terms.excludedCategories getReferralDetails.terms.weights getSettings.childrenNodes
  getStatus.info.customerService getStatus.info.domainRoute getStatus.info.imageCDNs getStatus.info.launchGameCDNs
  getStatus.info.register getStatus.info.resources getStatus.info.whitelabel.childrenNodes getTeamAttention.changed getTeamAttention.newest getTeamOverview.days
  getWhitelabel.childrenNodes getWithdrawPlan.ties getWithdrawSettings.fixedWithdrawAmounts getWithdrawal.stages
  listAnnouncements.agent listAnnouncements.banners listAnnouncements.hot listAnnouncements.player
  listAnnouncements.popup listAnnouncements.promotion setDownlineRebate.rates
`
  .trim()
  .split(/\s+/)
  .toSorted()

test('[API-03] a list of which no row fits is an error, but for those beside what an answer is about, which are reported', () => {
  const emptied = lists.filter(
    (list) => !readWith(list, (rows) => (Array.isArray(rows) ? [false] : { A: false })).issues,
  )
  expect(emptied.map(({ name }) => name).toSorted()).toEqual(beside)
  for (const list of emptied)
    expect(readWith(list, (rows) => (Array.isArray(rows) ? [false] : { A: false })).dropped, list.name).toBeGreaterThan(
      0,
    )
})

test.each(lists.map((list) => [list.name, list] as const))(
  '[API-03] a row that does not fit is left out of %s and reported, and the others stay',
  (_, list) => {
    let size = 0
    const { output, dropped } = readWith(list, (rows) => {
      size = sizeOf(rows)
      return Array.isArray(rows) ? [false, ...rows] : { ...Object(rows), A: false }
    })
    expect([sizeOf(output), dropped]).toEqual([size, 1])
  },
)

test('[API-03] announcements of which nothing fits in any list are an error, none at all are none', () => {
  const read = (answer: object) => runSchema(listAnnouncements.response, answer)
  expect(read({ player: [{}], promotion: [5], banners: [] }).issues).toEqual(['value: none of 2 fits'])
  expect(read({ player: [], promotion: null }).issues).toBeNull()
  expect(read({ player: [{}], popup: [{ id: 1, title: 'Hello' }] })).toMatchObject({
    output: { player: [], popup: [{ id: 1 }] },
  })
})
