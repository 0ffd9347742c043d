import { Surroundings } from '@parlour/auth/testing/react'
import { createFakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import '@parlour/ui-kit/styles.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { TakenNotice } from './taken-notice.tsx'

/** A button whose place the link takes at once. */
function Taking() {
  const [isTaken, setTaken] = useState(false)
  return isTaken ? (
    <TakenNotice amount={null} terms={null} currency="PHP" recordHref="#record" />
  ) : (
    <button style={{ position: 'fixed', inset: 0 }} onClick={() => setTaken(true)}>
      Take
    </button>
  )
}

test('[MEM-06] a link that comes up under a double click is not followed by it, but by the next press', async () => {
  const screen = await render(
    <Surroundings server={createFakeServer()} session={createTestSession()} messages={messages}>
      <Taking />
    </Surroundings>,
  )
  const button = screen.getByRole('button', { name: 'Take' }).element()
  const press = (target: Element, detail: number) =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  press(button, 1)
  const link = screen.getByRole('link', { name: 'See it in the account record' })
  await expect.element(link).toBeVisible()
  expect(press(link.element(), 2)).toBe(false)
  await link.click()
  expect(location.hash).toBe('#record')
})
