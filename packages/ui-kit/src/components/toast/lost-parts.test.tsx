import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastProvider, useToast } from './toast-provider.tsx'

vi.mock('./toast-item.tsx', () => {
  throw new Error('the toast did not come')
})

const Say = () => {
  const { show } = useToast()
  return (
    <button type="button" onClick={() => show({ tone: 'bad', text: 'The network dropped.' })}>
      Say
    </button>
  )
}

test('[SYS-20] a toast whose parts do not come says its sentence, and the page stands', async () => {
  const screen = await render(
    <ToastProvider label="Messages" closeLabel="Close">
      <Say />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Say' }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The network dropped. Close')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Say' })).toBeVisible()
})
