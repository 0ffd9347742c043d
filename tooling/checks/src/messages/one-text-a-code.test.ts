import { expect, test } from 'vitest'
import { twofoldCodes } from './one-text-a-code.ts'

test('a code that reads otherwise on the site than in the answer is told, one that the site does not say or that takes an argument is not', () => {
  const site = {
    'api.code.login.forbidden': 'This account is closed.',
    'api.code.game.maintenance': 'Closed for now.',
    'api.code.points.low': 'You do not have enough points.',
  }
  const gateway = {
    'login.forbidden': 'This account is blocked.',
    'game.maintenance': 'Closed for now.',
    'points.low': 'You have {balance}.',
    'letter.welcome': 'Hello',
  }
  expect(twofoldCodes(site, gateway)).toEqual(['login.forbidden'])
})
