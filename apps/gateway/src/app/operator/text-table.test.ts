import { expect, test } from 'vitest'
import { textTable } from './text-table.ts'

test('what members wrote cannot steer the terminal that shows it', () => {
  const words = 'Hi\u001b[2J\u001b]0;owned\u0007 \u009b31m\u202e there\r\nnext'
  expect(textTable([{ id: 1, content: words }])).toBe(
    'id  content\n--  ----------------------------\n1   Hi[2J]0;owned 31m there next',
  )
  expect(textTable(`Sent to ${words}.\nDone.`)).toBe('Sent to Hi[2J]0;owned 31m there\nnext.\nDone.')
  expect(textTable([{ name: 'Peña 👍' }])).toContain('Peña 👍')
})
