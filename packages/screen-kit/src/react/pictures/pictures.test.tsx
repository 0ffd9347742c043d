import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { promotionPictures } from '@parlour/validation'
import validation from '@parlour/validation/messages/EN.json'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fileOf, heic, heldToTheSide, movingPng, smallPng } from '../../testing/picture-files.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PictureField, usePictures, type FormPictures, type KeptPicture } from '../index.ts'

const memory = (first: readonly KeptPicture[] = []) => {
  let kept = first
  return { read: () => kept, keep: (next: readonly KeptPicture[]) => void (kept = next) }
}

const show = async (store = memory()) => {
  let form: FormPictures | undefined
  const Field = () => {
    form = usePictures({ field: 'pictures', rule: promotionPictures, store })
    return <PictureField label="Pictures" pictures={form} rule={promotionPictures} />
  }
  const screen = await renderScreen(<Field />, validation)
  const input = screen.container.querySelector<HTMLInputElement>('[data-upload="files"]')!
  return { screen, store, input, form: () => form! }
}
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const png = (name = 'table.png') => fileOf(smallPng, name, 'image/png')

const sizeOf = async (dataUrl: string) => {
  const { width, height } = await createImageBitmap(await (await fetch(dataUrl)).blob())
  return [width, height]
}

test('[VAL-09] a picture is upright, and place and device are gone, before it leaves', async () => {
  const { input, form } = await show()
  expect(atob(heldToTheSide)).toMatch(/GPS 14\.5995.*Parlcam/s)
  await userEvent.upload(input, [fileOf(heldToTheSide, 'portrait.jpg', 'image/jpeg')])
  await expect.element(row('portrait.jpg').getByText('Ready')).toBeVisible()
  const [sent = ''] = (await form().settle()) ?? []
  expect(sent).toMatch(/^data:image\/jpeg;base64,/)
  expect(atob(sent.split(',')[1] ?? '')).not.toMatch(/GPS|Parlcam|Exif/)
  expect(await sizeOf(sent)).toEqual([8, 16])
})

test('[VAL-09] a PNG stays one; a photo of many pixels becomes small enough to be kept', async () => {
  const { input, form } = await show()
  const canvas = document.createElement('canvas')
  canvas.width = 4_000
  canvas.height = 3_000
  const surface = canvas.getContext('2d')!
  for (let at = 0; at < 400; at++) {
    surface.fillStyle = `hsl(${(at * 47) % 360} 80% ${20 + (at % 60)}%)`
    surface.fillRect((at * 137) % 4_000, (at * 89) % 3_000, 400, 300)
  }
  const photo = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), 'image/jpeg', 0.95))
  await userEvent.upload(input, [png(), new File([photo], 'photo.jpg', { type: 'image/jpeg' })])
  await expect.element(row('photo.jpg').getByText('Ready')).toBeVisible()
  const [first = '', second = ''] = (await form().settle()) ?? []
  expect(first).toMatch(/^data:image\/png;base64,/)
  expect(await sizeOf(second)).toEqual([2_560, 1_920])
  expect(second.length).toBeLessThan(1_400_000)
})

test.each([
  ['a picture of 5,242,881 bytes', fileOf(heldToTheSide, 'bad', 'image/jpeg', 5_242_881), /larger than 5 MB/],
  ['HEIC', fileOf(heic, 'bad', 'image/heic'), /not a PNG or JPEG/],
  ['a PNG that moves', fileOf(movingPng, 'bad', 'image/png'), /not a PNG or JPEG/],
] as const)('[VAL-09] %s says at its place what is wrong, and the good ones stay', async (_, file, words) => {
  const { form, screen } = await show()
  form().pick([png(), file])
  await expect.element(row('bad').getByText(words)).toBeVisible()
  await expect.element(row('table.png').getByText('Ready')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try bad again' })).not.toBeInTheDocument()
  expect(await form().settle()).toBeNull()
  await expect.element(screen.getByText(/^One picture cannot be sent/)).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
  await page.getByRole('button', { name: 'Remove bad' }).click()
  expect(await form().settle()).toHaveLength(1)
})

test('[VAL-09] three are taken, a fourth is not, and the field says so', async () => {
  const { form, screen, input } = await show()
  form().pick([png('1.png'), png('2.png'), png('3.png'), png('4.png')])
  await expect.element(row('3.png').getByText('Ready')).toBeVisible()
  await expect.element(row('4.png')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Add 3 pictures at most.')).toBeVisible()
  expect(input).toBeDisabled()
  await page.getByRole('button', { name: 'Remove 2.png' }).click()
  expect(input).toBeEnabled()
  expect(await form().settle()).toHaveLength(2)
})

test('[VAL-09] one that could not be read is tried again, and the others are not', async () => {
  const { form } = await show()
  const draw = vi.spyOn(window, 'createImageBitmap').mockRejectedValueOnce(new Error('no memory'))
  form().pick([png('first.png'), png('second.png')])
  await expect.element(row('first.png').getByText(/could not be read/)).toBeVisible()
  await expect.element(row('second.png').getByText('Ready')).toBeVisible()
  await page.getByRole('button', { name: 'Try first.png again' }).click()
  await expect.element(row('first.png').getByText('Ready')).toBeVisible()
  expect(draw).toHaveBeenCalledTimes(3)
  draw.mockRestore()
})

test('[VAL-09] dropped and pasted pictures are taken like chosen ones', async () => {
  const { screen } = await show()
  const zone = screen.container.querySelector('.p-upload__zone')!
  const dropped = new DataTransfer()
  dropped.items.add(png('dropped.png'))
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
  const pasted = new DataTransfer()
  pasted.items.add(png('pasted.png'))
  zone.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }))
  for (const name of ['dropped.png', 'pasted.png']) await expect.element(row(name).getByText('Ready')).toBeVisible()
})

test('[VAL-09] ready ones outlive a reload; what the server refuses stands at its picture', async () => {
  const store = memory()
  const { form } = await show(store)
  form().pick([png('1.png'), png('2.png'), fileOf(heic, 'bad', 'image/heic')])
  await expect.element(row('2.png').getByText('Ready')).toBeVisible()
  await expect.element(row('bad').getByText(/not a PNG/)).toBeVisible()
  expect(store.read().map(({ name }) => name)).toEqual(['1.png', '2.png'])
  document.body.replaceChildren()
  const later = await show(store)
  await expect.element(row('2.png').getByText('Ready')).toBeVisible()
  later.form().refuse(1, { field: 'pictures', code: 'file_type' })
  await expect.element(row('2.png').getByText(/not a PNG or JPEG/)).toBeVisible()
  await expect.element(row('1.png').getByText('Ready')).toBeVisible()
  later.form().clear()
  await expect.element(row('1.png')).not.toBeInTheDocument()
  expect(store.read()).toEqual([])
})
