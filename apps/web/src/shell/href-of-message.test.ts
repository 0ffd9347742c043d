import { expect, test } from 'vitest'
import { hrefOfMessage } from './href-of-message.ts'

test.each([
  ['contract.offeredBy', '/agent/agentContracts'],
  ['contract.accepted', '/agent/agentContracts?tab=given'],
  ['contract.rejectedFor', '/agent/agentContracts?tab=given'],
  ['written', undefined],
  [null, undefined],
])('[AGT-04] a message of the kind %s leads to %s', (kind, href) => {
  expect(hrefOfMessage({ kind })).toBe(href)
})
