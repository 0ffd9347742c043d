import readCode from 'jsqr'
import { waitFor } from '@parlour/vitest/wait-for'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { QrCard } from './qr-card.tsx'
import { QrCode } from './qr-code.tsx'
import { savePicture } from './save-picture.ts'
import * as stories from './qr.stories.tsx'

checkStories(stories)

const link = 'https://app.vesper.example/android/vesper-4.2.1.apk'
const words = { label: 'QR code of the app', copyLabel: 'Copy link', copiedLabel: 'Copied' }

/** The dots of a picture, on a canvas of `size` px. */
const dots = async (address: string, size: number) => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')!
  pen.drawImage(picture, 0, 0, size, size)
  return pen.getImageData(0, 0, size, size).data
}
const addressOf = (code: Element) =>
  `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`

test.each([100, 168, 336])('[CON-03] the drawn code can be read at %i px', async (size) => {
  const screen = await render(<QrCode value={link} label="Code" />)
  const data = await dots(addressOf(screen.getByRole('img').element()), size)
  expect(readCode(data, size, size)?.data).toBe(link)
})

test('[CON-03] a bare code is 100 px; that of a card 168 with a quiet zone of 3 modules, in a wrapper of 200', async () => {
  const screen = await render(
    <>
      <QrCode value={link} label="Bare" />
      <QrCard {...words} link={link} />
    </>,
  )
  expect(screen.getByRole('img', { name: 'Bare' }).element().getBoundingClientRect().width).toBe(100)
  const code = screen.getByRole('img', { name: 'QR code of the app' }).element()
  expect([code.getBoundingClientRect().width, code.getBoundingClientRect().height]).toEqual([168, 168])
  expect(screen.container.querySelector('.p-qr-card')?.getBoundingClientRect().width).toBe(200)
  expect(code.querySelector('path:last-of-type')?.getAttribute('d')).toMatch(/^M3 3/)
})

test('[CON-03] level M: a code stays readable with a stain on its middle', async () => {
  const screen = await render(<QrCode value={link} label="Code" size={330} />)
  const data = await dots(addressOf(screen.getByRole('img').element()), 330)
  for (let y = 140; y < 185; y += 1)
    for (let x = 140; x < 185; x += 1) data.set([255, 255, 255, 255], (y * 330 + x) * 4)
  expect(readCode(data, 330, 330)?.data).toBe(link)
})

test('[CON-03] the saved picture is 800 px with a white edge of 20, and can be read', async () => {
  const screen = await render(<QrCard {...words} link={link} />)
  const picture = await savePicture(screen.getByRole('img').element() as unknown as SVGSVGElement)
  const address = URL.createObjectURL(picture!)
  const data = await dots(address, 800)
  URL.revokeObjectURL(address)
  const dark = (x: number, y: number) => data[(y * 800 + x) * 4]! < 128
  expect([dark(400, 10), dark(10, 400), dark(19, 19), dark(22, 22)]).toEqual([false, false, false, true])
  expect(readCode(data, 800, 800, { inversionAttempts: 'dontInvert' })?.data).toBe(link)
})

test('[SIDE-04] without a link there is no card', async () => {
  const screen = await render(<QrCard {...words} />)
  expect(screen.container.childElementCount).toBe(0)
})

test('[CON-03] a link that no code can hold is copied only', async () => {
  const screen = await render(<QrCard {...words} link={link.padEnd(2_331, 'x')} />)
  await expect.element(screen.getByRole('img', { name: words.label })).toBeVisible()
  await screen.rerender(<QrCard {...words} link={link.padEnd(2_332, 'x')} />)
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})

test('where copying is refused, the address stands there, chosen', async () => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: vi.fn(async () => {
        throw new Error('refused')
      }),
    },
  })
  const screen = await render(<QrCard {...words} link={link} />)
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await expect.element(screen.getByRole('textbox', { name: 'Copy link' })).toHaveValue(link)
  await expect.element(screen.getByRole('textbox', { name: 'Copy link' })).toHaveFocus()
  await waitFor(() => expect(String(getSelection())).toBe(link))
})
