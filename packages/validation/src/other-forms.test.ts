import { expect, test } from 'vitest'
import {
  boundsOf,
  createFormDraft,
  createValidator,
  feedbackRules,
  freeText,
  promotionPictures,
  promotionRules,
  textRule,
} from './index.ts'

test('[VAL-09] the comment of an application has at most 140 characters, and may be missing', () => {
  const { check } = createValidator(promotionRules)
  expect(check('remarks', { remarks: '' })).toBeNull()
  expect(check('remarks', { remarks: '😀'.repeat(140) })).toBeNull()
  expect(check('remarks', { remarks: 'a'.repeat(141) })).toEqual({
    field: 'remarks',
    code: 'pattern',
    patternId: 0,
    min: 1,
    max: 140,
  })
})

test('[VAL-09] pictures of an application: three, PNG or JPEG, 5 MB and 40 megapixels each', () => {
  expect(promotionPictures).toEqual({ kinds: ['png', 'jpeg'], maxCount: 3, maxBytes: 5_242_880, maxPixels: 40_000_000 })
})

test('[VAL-10] feedback has 10 to 1,000 characters, or what the brand says', () => {
  const codes = (bounds: Parameters<typeof feedbackRules>[0], lengths: readonly number[]) =>
    lengths.map(
      (length) => createValidator(feedbackRules(bounds)).check('content', { content: 'a'.repeat(length) })?.code,
    )
  expect(codes(undefined, [0, 9, 10, 1_000, 1_001])).toEqual(['required', 'pattern', undefined, undefined, 'pattern'])
  expect(codes({ min: 3, max: 5 }, [2, 3, 5, 6])).toEqual(['pattern', undefined, undefined, 'pattern'])
  expect(createValidator(feedbackRules()).check('type', { type: '' })?.code).toBe('required')
})

test('[VAL-02] a text rule without limits takes 1 to 255 characters and may be left out', () => {
  expect(textRule({})).toEqual({
    enabled: true,
    required: false,
    minLength: null,
    maxLength: null,
    acceptedPattern: '*',
    patternId: 0,
  })
  expect(textRule({ min: 2, max: 3, sameAs: 'x' })).toMatchObject({ minLength: 2, maxLength: 3, sameAs: 'x' })
  expect(boundsOf(freeText(true))).toEqual({ min: 1, max: 255 })
  expect(freeText(true).required).toBe(true)
})

test('[LOG-07] a draft keeps what was typed, never a secret, and nothing after it was emptied', () => {
  const draft = createFormDraft(['password', 'code'])
  expect(draft.read()).toEqual({})
  draft.keep({ username: 'demo01', password: 'abc', code: '123456', email: '' })
  expect(draft.read()).toEqual({ username: 'demo01' })
  draft.clear()
  expect(draft.read()).toEqual({})
})
