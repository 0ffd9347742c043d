import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door of the core shows these names', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'amountRule', 'answerPatterns', 'boundsOf', 'createFormDraft', 'createValidator', 'fieldSchema', 'freeText', 'isRealDate',
    'issueMessage', 'loadValidator', 'passwordStrength', 'patternMessages', 'ruleChecks', 'textRule',
  ])
})
