import { expect, test } from 'vitest'
import * as digits from './digits/index.ts'
import * as door from './index.ts'

test('the door of the core shows these names', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'amountRule', 'answerPatterns', 'boundsOf', 'checkFiles', 'createFormDraft', 'createValidator', 'feedbackRules', 'fieldSchema',
    'freeText', 'isRealDate', 'issueMessage', 'loadValidator', 'passwordStrength', 'patternMessages', 'paymentRules',
    'promotionPictures', 'promotionRules', 'readPicture', 'ruleChecks', 'textRule',
  ])
})

test('the door of digits shows this name', () => {
  expect(Object.keys(digits)).toEqual(['isWeakDigits'])
})
