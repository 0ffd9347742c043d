import { expect, test } from 'vitest'
import { pluralFaults } from './plural-branches.ts'

test('a form that stands for many numbers has to name the number', () => {
  const text = '{count, plural, one {Iyan ang nag-iisang laro} other {Lahat ng # laro}}'
  expect(pluralFaults(text, 'fil')).toEqual([
    'the form one of {count} stands for 0, 1, 2, 3 and more, and names no number',
  ])
  expect(pluralFaults(text, 'en')).toEqual([])
})

test('what is said of one alone stands in a case of its own', () => {
  expect(
    pluralFaults('{count, plural, =1 {Iyan lang ang laro} one {Lahat ng # laro} other {Lahat ng # na laro}}', 'fil'),
  ).toEqual([])
})

test('in Tagalog two forms differ by their linker alone, also within a sentence', () => {
  expect(pluralFaults('Sa {days, plural, one {# araw} other {# na araw}}', 'fil')).toEqual([])
  expect(pluralFaults('Sa {count, plural, one {# punto} other {# puntos}}', 'fil')).toHaveLength(1)
})
