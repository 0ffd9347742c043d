import { expect, test } from 'vitest'
import { inEachLanguage, languages, type Language } from '../../kernel/http/languages.ts'
import { missionRules } from '../missions/mission-rules.ts'
import { missionText, missionTitle } from '../missions/mission-messages.ts'
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
    loginTitle,
    raffleTitle,
    upgradeTitle(2),
  ]
  for (const words of named) for (const language of foreign) expect(words[language], words.EN).not.toBe(words.EN)
  expect(new Set(named.map(({ VI }) => VI)).size).toBe(named.length)
})

test('[I18N-02] the sums of a mission are written in the style of the language', () => {
  const [race] = missionRules
  if (!race) throw new Error('no mission')
  expect(missionText(race, 'EN')).toContain('₱10,850:')
  expect(missionText(race, 'VI')).toContain('10.850\u00a0₱,')
})
