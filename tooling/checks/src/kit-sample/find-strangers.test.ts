import { expect, test } from 'vitest'
import { findStrangers, describeStrangers } from './find-strangers.ts'

const components = ['button', 'icon-button', 'modal', 'header']

test('a component that nobody asked for is named by its class, and none by another that begins or ends alike', () => {
  const built = 'a.className="p-icon-button p-modal__title";.p-header{color:red}'
  expect(findStrangers(built, components, new Set(['modal']))).toEqual(['icon-button', 'header'])
  expect(findStrangers(built, components, new Set(['modal', 'icon-button', 'header']))).toEqual([])
})

test('the line about them names each, and the build that must come first', () => {
  expect(describeStrangers(['header', 'tabs'])).toBe(
    'components that nobody asked for came along: header, tabs. The packages must be built first: run pnpm build, then this again',
  )
})
