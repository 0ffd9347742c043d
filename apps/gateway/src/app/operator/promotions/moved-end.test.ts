import { listAnnouncements } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { platformState, promotions, type Database } from '../../../kernel/db/index.ts'
import { promotionFile, said } from '../../testing/promotion-file.ts'
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts'
import { announceCommand } from '../announce.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const operate = (...args: readonly string[]) => site.operate('promotion', ...args)
const added = async (changes: Parameters<typeof promotionFile>[0]): Promise<string> =>
  /\d+/.exec(String(await operate('add', '--file', promotionFile(changes))))?.[0] ?? ''
const change = (id: string, file: object) => operate('change', id, '--file', JSON.stringify(file))
const endOf = async (id: string): Promise<unknown> =>
  (JSON.parse(String(await operate('show', id))) as { end: unknown }).end
const refusal = async (work: Promise<unknown>): Promise<string[]> =>
  String(await work.catch((error: unknown) => error))
    .replace('CommandError: ', '')
    .split('\n')

const end = '2026-12-22T23:59:59'
const untilThe22nd = {
  EN: ['Until 22 December.'],
  TY: ['Hanggang Disyembre 22.'],
  CN: ['截至12月22日。'],
  ID: ['Sampai 22 Desember.'],
  TH: ['ถึง 22 ธันวาคม'],
  VI: ['Đến hết 22/12.'],
}

test('[PRM-01] [BEY-02] the end of a promotion does not move while a text names the former day: each is said with its language, and new texts go with the new end', async () => {
  const id = await added({ end, lines: untilThe22nd })
  const lines = [
    'lines in TY: it goes on with Disyembre 22: Hanggang Disyembre 22.',
    'lines in EN: it goes on with 22 December: Until 22 December.',
    'lines in CN: it goes on with 12月22: 截至12月22日。',
    'lines in TH: it goes on with 22 ธันวาคม: ถึง 22 ธันวาคม',
    'lines in VI: it goes on with 22/12: Đến hết 22/12.',
    'lines in ID: it goes on with 22 Desember: Sampai 22 Desember.',
    'change the promotion with new texts and the end',
  ]
  for (const moved of ['2026-12-30T23:59:59', '2027-01-22T23:59:59', '2026-11-22T12:00:00'])
    expect(await refusal(operate('end', id, '--at', moved))).toEqual(lines)
  expect(await refusal(change(id, { end: null }))).toEqual(lines)
  expect(await endOf(id)).toBe(end)
  // What is left as it was in one language is said.
  const later = { ...said(['Until 30 December.']), VI: untilThe22nd.VI }
  expect(await refusal(change(id, { end: '2026-12-30T23:59:59', lines: later }))).toEqual([lines[4], lines[6]])
  expect(await operate('end', id, '--at', '2026-12-22T20:00')).toMatch(/ends at 2026-12-22T20:00:00/)
  expect(await change(id, { end: '2026-12-30T23:59:59', lines: said(['Until 30 December.']) })).toMatch(/is changed/)
  expect(await refusal(operate('end', id, '--at', '2026-12-24T00:00'))).toContain(
    'lines in EN: it goes on with 30 December: Until 30 December.',
  )
  // One that is over is shown no more.
  expect(await operate('end', id)).toMatch(/ends at/)
})

test('[BEY-02] a day that stands without its month is held to the new end too, and texts without a day are left alone', async () => {
  const id = await added({ end, lines: said(['Until the 22nd.']) })
  expect(await refusal(operate('end', id, '--at', '2026-12-30T23:59:59'))).toContain(
    'texts in EN: 22 is in neither the rule nor the terms',
  )
  await operate('end', id)
  const plain = await added({ end: '2027-03-10T23:59:59', lines: said(['For the first 10 marks.']) })
  expect(await operate('end', plain, '--at', '2027-03-01T00:00')).toMatch(/ends at 2027-03-01/)
  await operate('end', plain)
})

test('[BEY-02] a notice of a promotion names only figures of its rule and terms, and a sum only with how often it is staked', async () => {
  const id = await added({ end })
  const announce = (...texts: readonly string[]) => site.operate('announce', ...texts, '--promotion', id)
  expect(await refusal(announce('Card night', '₱99 for a stake of ₱4,000, staked 2 times.'))).toEqual([
    'texts in EN: 99 is in neither the rule nor the terms',
  ])
  expect(
    await refusal(announce('Card night: ₱8.50', 'Tonight.', 'Gabi ng baraha: ₱9', 'Ngayong gabi, 3 beses.')),
  ).toEqual([
    'texts in EN: they do not say that it is staked 2 times',
    'texts in TY: 9, 3 is in neither the rule nor the terms',
    'texts in TY: they do not say that it is staked 2 times',
  ])
  const notices = async () =>
    (await site.ask('GET', `${listAnnouncements.path}?types=PL`)).body.value.player.filter(
      ({ linkedPromotionId }: { linkedPromotionId: number | null }) => linkedPromotionId === Number(id),
    )
  expect(await notices()).toEqual([])
  expect(await announce('Card night until 22 December', '₱8.50 for the first 10, at 20:00. Stake it 2 times.')).toMatch(
    /^Published/,
  )
  expect(await announce('Card night', 'It has begun.')).toMatch(/^Published/)
  expect(await notices()).toHaveLength(2)
  expect(await refusal(site.operate('announce', 'Friday', 'Free.', '--promotion', '999'))).toEqual([
    'there is no promotion 999',
  ])
  // A notice that is no longer right goes; the other one stays.
  expect(await operate('end', id, '--at', '2026-12-30T23:59:59')).toMatch(/ Notices taken down, .*: 1\.$/)
  expect(await notices()).toMatchObject([{ title: 'Card night' }])
  // Without a promotion a notice is held to nothing.
  expect(await site.operate('announce', 'Closed', 'Back in 30 minutes.')).toMatch(/^Published/)
})

test('[BEY-02] a notice that waits for a change of its promotion is held to what the change has made of it', async () => {
  const id = await added({ end })
  const { gateway } = site
  const rule = { type: 'TURNOVER', category: 'PVP', stake: 400_000, reward: 800, first: 10 } as const
  // The change is written while the notice waits for the row that both of them lock.
  const behind = (tx: Database) =>
    new Proxy(tx, {
      get: (known, name) =>
        name === 'insert'
          ? (table: typeof platformState) => {
              if (table === platformState)
                void known
                  .update(promotions)
                  .set({ rule })
                  .where(eq(promotions.id, Number(id)))
                  .execute()
              return known.insert(table)
            }
          : Reflect.get(known, name),
    })
  const db = {
    transaction: (work: (tx: Database) => unknown) => gateway.db.transaction(async (tx) => work(behind(tx))),
  }
  const announce = (text: string) =>
    announceCommand.run({ ...gateway, db: db as never }, ['Card night', text, '--promotion', id])
  expect(await refusal(announce('₱8.50 for the first 10. Stake it 2 times.'))).toEqual([
    'texts in EN: 8.5 is in neither the rule nor the terms',
  ])
  expect(await announce('₱8 for the first 10. Stake it 2 times.')).toMatch(/^Published/)
})
