// Writes what the screens show of a guest's site into `answers/`, as a running gateway says it: pnpm answers [origin].
import { writeFileSync } from 'node:fs'
import { newestRequest } from '@parlour/games'
import {
  callUrl,
  getHelpCenter,
  listAnnouncements,
  listGames,
  listHotGames,
  listProviders,
  listWinners,
  type Endpoint,
} from '@parlour/api-client/endpoints'

const origin = process.argv[2] ?? 'http://localhost:4100'

type Recorded = readonly [file: string, record: Endpoint, input: object, language?: string]

const recorded: readonly Recorded[] = [
  ['announcements-en', listAnnouncements, {}],
  ['announcements-ty', listAnnouncements, {}, 'TY'],
  ['games-fish', listGames, { gameType: 'FISH', pageSize: 42 }],
  ['games-live', listGames, { gameType: 'LIVE', pageSize: 42 }],
  ['games-new', listGames, newestRequest('EN')],
  ['games-rng', listGames, { gameType: 'RNG', pageSize: 42 }],
  ['games-sports', listGames, { gameType: 'SPORTS', pageSize: 42 }],
  ['help-en', getHelpCenter, {}],
  ['help-ty', getHelpCenter, {}, 'TY'],
  ['hot', listHotGames, {}],
  ['vendors', listProviders, {}],
  ['winners-day', listWinners, { period: 'day' }],
  ['winners-month', listWinners, { period: 'month' }],
]

for (const [file, record, input, language = 'EN'] of recorded) {
  const answer = await fetch(origin + callUrl(record, input as never), {
    headers: { Merchant: 'vesper', Language: language, ...(record.moduleId && { ModuleId: record.moduleId }) },
  })
  const { success, value, message } = (await answer.json()) as { success: boolean; value: unknown; message: string }
  if (!success) throw new Error(`${record.name} was refused: ${message}`)
  writeFileSync(new URL(`answers/${file}.json`, import.meta.url), JSON.stringify(value))
}
