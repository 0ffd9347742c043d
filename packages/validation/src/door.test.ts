import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door of the core shows these names', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'amountRule', 'answerPatterns', 'boundsOf', 'checkFiles', 'createFormDraft', 'createValidator', 'feedbackRules', 'fieldSchema',
    'freeText', 'isRealDate', 'isWeakDigits', 'issueMessage', 'loadValidator', 'passwordStrength', 'patternMessages', 'paymentRules',
    'promotionPictures', 'promotionRules', 'readPicture', 'ruleChecks', 'textRule',
  ])
})
