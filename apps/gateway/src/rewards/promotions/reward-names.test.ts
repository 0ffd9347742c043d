import { expect, test } from 'vitest'
import { inEachLanguage, languages, type Language } from '../../kernel/http/languages.ts'
import { missionRules } from '../missions/mission-rules.ts'
import { missionText, missionTitle, prizeRule } from '../missions/mission-messages.ts'
import { loginTitle } from './login-streak.ts'
import { raffleTitle } from './raffle-rules.ts'
import { upgradeTitle } from '../rank/rank-rewards.ts'
import { channelGroups, channelsIn, groupName } from '../../money/deposit/channels.ts'

const foreign = (Object.keys(languages) as Language[]).filter((language) => language !== 'EN' && language !== 'TY')
const card = (language: Language) =>
  channelGroups
    .flatMap((group) => channelsIn(group, language))
    .flatMap(({ banks }) => banks)
    .find(({ bankCode }) => bankCode === 'CARD')

test('[I18N-01] ways of deposits, missions and rewards have a name of their own in every language', () => {
  const named = [
    ...channelGroups.map((group) => inEachLanguage((language) => groupName(group, language))),
    inEachLanguage((language) => card(language)?.bankName ?? ''),
    ...missionRules.flatMap((rule) =>
      [missionTitle, missionText].map((word) => inEachLanguage((language) => word(rule, language))),
    ),
    ...missionRules.slice(1).map((rule) => inEachLanguage((language) => prizeRule(rule, language))),
    loginTitle,
    raffleTitle,
    upgradeTitle(2),
  ]
  for (const words of named) for (const language of foreign) expect(words[language], words.EN).not.toBe(words.EN)
  expect(new Set(named.map(({ VI }) => VI)).size).toBe(named.length)
})

test('[I18N-02] the amounts and shares of a mission are written in the style of the language', () => {
  const reels = missionRules.find(({ measure }) => measure === 'ROUNDS')
  if (!reels) throw new Error('no mission')
  expect(prizeRule(reels, 'EN')).toContain('0.03% of ₱20 ')
  expect(prizeRule(reels, 'VI')).toContain('0,03% của 20\u00a0₱ ')
})
