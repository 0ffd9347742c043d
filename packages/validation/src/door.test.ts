import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door of the core shows these names', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'boundsOf', 'compilePattern', 'createValidator', 'fieldSchema', 'freeText', 'isRealDate', 'issueMessage',
    'loadValidator', 'passwordStrength', 'patternMessages', 'ruleChecks',
  ])
})
