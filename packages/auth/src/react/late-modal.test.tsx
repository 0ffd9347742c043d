import { createFakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeFindings } from '../testing/axe-findings.ts'
import { renderAuth } from '../testing/render-auth.tsx'
import { LateModal } from './late-modal.tsx'

const load = vi.fn()

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h1>Page</h1>
      <label>Note <input /></label>
      <button type="button" onClick={() => setOpen(true)}>Enter</button>
      <LateModal open={open} load={load} onFail={() => setOpen(false)} with={{}} />
    </>
  )
}

test('[LOG-01] a popup whose code did not come says so, keeps the page, and loads at the next click', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValue({ default: () => <p>Welcome back</p> })
  await renderAuth(<Page />, createFakeServer())
  await page.getByLabelText('Note').fill('typed before')
  const enter = page.getByRole('button', { name: 'Enter' })
  await enter.click()
  await expect.element(page.getByText(/^This window did not load/)).toBeVisible()
  await expect.element(page.getByLabelText('Note')).toHaveValue('typed before')
  expect(await axeFindings(document)).toEqual([])
  await enter.click()
  await expect.element(page.getByText('Welcome back')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
