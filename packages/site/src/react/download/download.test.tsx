import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { AppLinks, PhoneKind } from '../../index.ts'
import { DownloadModal, DownloadScreen } from '../index.ts'

const links = { android: 'https://vesper.example/', ios: 'https://vesper.example/app/vesper.mobileconfig' }
const inside = (children: ReactNode) => (
  <Surroundings server={createFakeServer()} messages={messages}>
    {children}
  </Surroundings>
)
const show = (given: AppLinks = links, device: PhoneKind | null = null) =>
  render(inside(<DownloadScreen links={given} brand="Vesper" device={device} />))

test('[MOD-03] [CON-03] four steps for each kind of phone, the first with its code', async () => {
  const screen = await show()
  const steps = screen.getByRole('list')
  expect(steps.getByRole('listitem').all()).toHaveLength(4)
  await expect
    .element(steps)
    .toMatchTextContent(/Scan the code.*Open the browser menu.*Choose Add to Home Screen.*Confirm with Add/)
  await expect.element(screen.getByRole('img', { name: 'QR code of Vesper for Android' })).toBeVisible()
  await screen.getByRole('radio', { name: 'iPhone' }).click()
  await expect.element(screen.getByRole('img', { name: 'QR code of Vesper for iPhone' })).toBeVisible()
  await expect
    .element(steps)
    .toMatchTextContent(/Scan the code.*Tap Share.*Choose Add to Home Screen.*Confirm with Add/)
  expect(steps.getByRole('listitem').all()).toHaveLength(4)
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[MOD-03] on the phone itself the first step is the link, not a code that nobody there can scan', async () => {
  const screen = await show(links, 'ios')
  await expect.element(screen.getByRole('link', { name: 'Open the link' })).toHaveAttribute('href', links.ios)
  await expect.element(screen.getByRole('img', { name: /QR code/ })).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Android' }).click()
  await expect.element(screen.getByRole('img', { name: 'QR code of Vesper for Android' })).toBeVisible()
})

test('[MOD-03] a resource that is missing has no code, and the step says how to go on', async () => {
  const screen = await show({ android: null, ios: links.ios })
  await expect.element(screen.getByRole('radio', { name: 'iPhone' })).toBeChecked()
  await screen.getByRole('radio', { name: 'Android' }).click()
  await expect.element(screen.getByText('Open this site on your phone')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: /QR code/ })).not.toBeInTheDocument()
})

test('[SYS-12] [MOD-03] where nothing is offered it says so', async () => {
  const screen = await show({ android: null, ios: null })
  await expect.element(screen.getByText('The app is not offered right now')).toBeVisible()
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument()
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[SIDE-04] [MOD-03] the window shows both codes, and closes', async () => {
  const onClose = vi.fn()
  await render(inside(<DownloadModal links={links} brand="Vesper" device={null} art="data:," onClose={onClose} />))
  const dialog = page.getByRole('dialog', { name: 'Vesper on your phone' })
  await expect.element(dialog.getByRole('img', { name: 'QR code of Vesper for Android' })).toBeVisible()
  await expect.poll(() => getComputedStyle(dialog.element()).opacity).toBe('1')
  expect(await axeFindings(dialog.element())).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
