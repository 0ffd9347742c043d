import { expect, test } from 'vitest'
import { engines } from '../../play/engines/engines.ts'
import { engineMessages } from './frame-messages.ts'

test('[LAU-05] a word of an engine never takes the place of one that every game shows', () => {
  expect(Object.keys(engines)).toHaveLength(8)
  expect(() => engineMessages('frame', ['frame.back'])).toThrow('frame.back would take the place of frame.back')
})
