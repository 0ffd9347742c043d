import { expect, test } from 'vitest'
import * as digits from './digits/index.ts'
import * as entryPoint from './index.ts'

test('the entry point of the core shows these names', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'amountRule',
    'answerPatterns',
    'boundsOf',
    'checkFiles',
    'createFormDraft',
    'createValidator',
    'feedbackRules',
    'fieldSchema',
    'freeText',
    'isRealDate',
    'issueMessage',
    'loadValidator',
    'passwordStrength',
    'patternMessages',
    'paymentRules',
    'promotionPictures',
    'promotionRules',
    'readPicture',
    'ruleChecks',
    'textRule',
  ])
})

test('the entry point of digits shows this name', () => {
  expect(Object.keys(digits)).toEqual(['isWeakDigits'])
})
