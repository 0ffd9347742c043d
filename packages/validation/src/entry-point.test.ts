import { expect, test } from 'vitest'
import * as digits from './digits/index.ts'
import * as entryPoint from './index.ts'
import * as fold from './fold/index.ts'
import * as names from './names/index.ts'
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

test('the entry points of names and their comparison show these names', () => {
  expect(Object.keys(fold)).toEqual(['fold', 'wordsOf'])
  expect(Object.keys(names)).toEqual(['isNickname', 'nicknameLength', 'keptName', 'namePattern'])
})
