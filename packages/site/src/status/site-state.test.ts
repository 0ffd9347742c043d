import { expect, test } from 'vitest'
import { enabledModules, siteState } from './site-state.ts'

test('[SYS-16] maintenance goes before restriction', () => {
  expect(siteState({ maintenance: true, regionRestriction: true })).toBe('maintenance')
  expect(siteState({ maintenance: false, regionRestriction: true })).toBe('restricted')
  expect(siteState({ maintenance: false, regionRestriction: false })).toBe('open')
})

test("[API-07] a module is on when its node says '1'; a missing one is off", () => {
  const leaf = (modId: string, enabled: string) => ({ modId, enabled, childrenNodes: [] })
  const modules = enabledModules({
    modId: 'ROOT',
    enabled: '1',
    childrenNodes: [leaf('DIRECTREG3', '1'), leaf('FREEPLAY3', '0')],
  })
  expect(modules.has('DIRECTREG3')).toBe(true)
  expect(modules.has('FREEPLAY3')).toBe(false)
  expect(modules.has('CBS3')).toBe(false)
})
