import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readComments } from '../../generate/read-comments.ts'
import { allEndpoints } from '../testing/index.ts'

const comments = readComments(fileURLToPath(new URL('../endpoints', import.meta.url)))

test.each(allEndpoints.map(({ name }) => name))(
  '[API-01] the reference says what %s does, and where that is written',
  (name) => {
    expect(comments[name]?.area).toMatch(/^[a-z]+$/)
    expect(comments[name]?.text).toMatch(/[Ss]ource: |Not in the contract/)
  },
)

test('[API-01] comments of members are found in rows of other files, through lists and wrappers', () => {
  expect(comments['listGames']?.members).toMatchObject({
    'request.gameType': 'Empty for all types.',
    'response.games.rtp': 'Return to player in percent, when the provider publishes it.',
  })
})
