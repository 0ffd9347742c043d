import { expect, test } from 'vitest'
import { feedbackBounds, feedbackText, roomFor } from './feedback-text.ts'

test('[SVC-02] what is sent is the text, with the contact below it where there is one', () => {
  expect(feedbackText({ content: ' It is slow. ', contact: ' ' }, 'Reach me')).toBe('It is slow.')
  expect(feedbackText({ content: 'It is slow.', contact: '+63 900' }, 'Reach me')).toBe(
    'It is slow.\n\nReach me: +63 900',
  )
})

test('[VAL-10] text and contact together fit what the platform takes', () => {
  const contact = { contact: '+63 900 000 0000' }
  const room = roomFor(contact, 'Reach me', feedbackBounds)
  expect(roomFor({ contact: '' }, 'Reach me', feedbackBounds)).toBe(1_000)
  expect([...feedbackText({ ...contact, content: 'x'.repeat(room) }, 'Reach me')]).toHaveLength(1_000)
})
