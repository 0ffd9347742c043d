import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { LazyModal } from './lazy-modal.tsx'

const load = vi.fn()
const lost = new TypeError('Failed to fetch dynamically imported module')

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h1>Page</h1>
      <label>
        Note <input />
      </label>
      <button type="button" onClick={() => setOpen(true)}>
        Enter
      </button>
      <LazyModal open={open} load={load} onFail={() => setOpen(false)} with={{}} />
    </>
  )
}

test('[LOG-01] a popup whose code did not come says so, keeps the page, and loads at the next click', async () => {
  load.mockReset().mockRejectedValueOnce(lost)
  load.mockResolvedValue({ default: () => <p>Welcome back</p> })
  await renderScreen(<Page />)
  await page.getByLabelText('Note').fill('typed before')
  const enter = page.getByRole('button', { name: 'Enter' })
  await enter.click()
  await expect.element(page.getByText(/^This window did not load/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible()
  await expect.element(page.getByLabelText('Note')).toHaveValue('typed before')
  expect(await axeFindings(document.body)).toEqual([])
  await enter.click()
  await expect.element(page.getByText('Welcome back')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('[D1] offline a popup says so, and opens by itself once the network is back', async () => {
  load
    .mockReset()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ default: () => <p>Welcome back</p> })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderScreen(<Page />)
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect.element(page.getByText('You are offline. This opens once the connection is back.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Load again' })).not.toBeInTheDocument()
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Welcome back')).toBeVisible()
  await expect.element(page.getByText(/^You are offline/)).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})
