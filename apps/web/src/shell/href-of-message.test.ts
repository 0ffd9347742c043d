import { expect, test } from 'vitest'
import { hrefOfMessage } from './href-of-message.ts'

test.each([
  ['[AGT-04]', 'contract.offeredBy', '/agent/agentContracts'],
  ['[AGT-04]', 'contract.accepted', '/agent/agentContracts?tab=given'],
  ['[AGT-04]', 'contract.rejectedFor', '/agent/agentContracts?tab=given'],
  ['[MEM-06]', 'promotion.approved', '/member/rewardCenter'],
  ['[MEM-06]', 'reward.waitingLocked', '/member/rewardCenter'],
  ['[MEM-06]', 'promotion.rejected', '/member/rewardCenter?tab=applications'],
  ['[PRM-01]', 'promotion.ending', '/promotions'],
  ['[BEY-09]', 'bonus.promised', '/member/bonusDetails'],
  ['[CHT-02]', 'written', undefined],
  ['[CHT-02]', null, undefined],
])('%s a message of the kind %s leads to %s', (_id, kind, href) => {
  expect(hrefOfMessage({ kind })).toBe(href)
})
