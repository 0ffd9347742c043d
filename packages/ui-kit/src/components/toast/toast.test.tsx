import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { ToastProvider, useToast } from './toast-provider.tsx'
import * as stories from './toast.stories.tsx'

checkStories(stories)

const Buttons = () => {
  const { show } = useToast()
  return <button type="button" onClick={() => show({ tone: 'bad', text: 'The network dropped.' })}>Fail</button>
}

test('an error is announced and stays until it is closed', async () => {
  const screen = await render(<ToastProvider label="Messages" closeLabel="Close"><Buttons /></ToastProvider>)
  await userEvent.click(screen.getByRole('button', { name: 'Fail' }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The network dropped.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
