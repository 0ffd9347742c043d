import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, testNow } from '../../app/testing/moments.ts'
import { openPlayer } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { languages } from '../../kernel/http/languages.ts'
import { giveAndNotify, issueAndNotify } from './give-and-notify.ts'
import { freeTerms, paidAfterPlay, playOnly, wageringMultiplier } from './terms.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const title = { EN: 'Gift', TY: 'Gift', CN: 'Gift', TH: 'Gift', VI: 'Gift', ID: 'Gift' }
const conditions = {
  free: freeTerms,
  stake: wageringMultiplier(3, 14),
  playOnly: playOnly(7),
  locked: paidAfterPlay(50, 30),
}

test('[BEY-02] a message about a reward says what its terms ask for, in every language, and never that nothing has to be staked', async () => {
  const { token, memberId } = await openPlayer(site, 'notified1')
  const { db, ports } = site.gateway
  for (const [name, terms] of Object.entries(conditions)) {
    const claim = { memberId, type: 'MANUAL', title, amount: 1_000, terms, at: testNow }
    await db.transaction(async (tx) => {
      await giveAndNotify(tx, ports, { ...claim, reference: `given/${name}` })
      await issueAndNotify(tx, ports, { ...claim, reference: `issued/${name}`, expiresAt: testNow + day })
    })
  }
  const textsIn = async (language: string): Promise<readonly string[]> => {
    const answer = await site.ask('GET', '/wps/relay/CSP_getInbox?size=100', { token, headers: { Language: language } })
    return answer.body.value.list
      .filter((row: { title: string }) => row.title.startsWith('Gift'))
      .map(({ content }: { content: string }) => content)
  }
  const english = (await textsIn('EN')).toReversed()
  expect(english).toHaveLength(8)
  const ends = (text: string) => expect.stringMatching(new RegExp(`${text}\\.$`))
  expect(english).toEqual(
    expect.arrayContaining([
      ends('You may withdraw it at once'),
      ends('You may withdraw it once you have claimed it'),
      ends('Stake ₱30.00 before you withdraw it'),
      ends('It can be played, not withdrawn'),
      ends('It is paid once you have staked ₱500.00'),
      ends('before then gives it up'),
    ]),
  )
  for (const language of Object.keys(languages)) {
    const texts = await textsIn(language)
    expect(new Set(texts).size).toBe(8)
    expect(texts.filter((text) => /(?<![\d.,])0[.,]00/.test(text))).toEqual([])
  }
})
