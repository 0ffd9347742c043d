import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FloatingPanel, startPlace } from './components/floating-panel/index.ts'
import { isOverlayOpen, Modal } from './index.ts'

const labels = { move: 'Move', resize: 'Resize', minimise: 'Minimise', close: 'Close', restore: 'Open' }

test('[BEY-03] a modal stands over the page while it is open; a panel that floats beside the work does not', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <FloatingPanel
      title="Chat"
      icon={null}
      labels={labels}
      place={startPlace}
      onPlace={() => undefined}
      onClose={() => undefined}
    >
      Hello
    </FloatingPanel>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Chat' })).toBeVisible()
  expect(isOverlayOpen()).toBe(false)
  const modal = await render(
    <Modal open name="logout" title="Log out?">
      Really
    </Modal>,
  )
  await expect.element(modal.getByRole('dialog', { name: 'Log out?' })).toBeVisible()
  expect(isOverlayOpen()).toBe(true)
  await modal.unmount()
  expect(isOverlayOpen()).toBe(false)
})
