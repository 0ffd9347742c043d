import { expect, test } from 'vitest'
import * as digits from './digits/index.ts'
import * as entryPoint from './index.ts'
import * as phone from './phone/index.ts'

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

test('the entry point of digits shows these names', () => {
  expect(Object.keys(digits)).toEqual(['isWeakDigits', 'latinDigits', 'plainDigits'])
})

test('the entry point of phone numbers shows these names', () => {
  expect(Object.keys(phone)).toEqual(['nationalNumber', 'readPhone'])
})
