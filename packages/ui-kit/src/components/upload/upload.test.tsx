import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import type { UploadFile } from './upload-file.ts'
import { Upload } from './upload.tsx'
import * as stories from './upload.stories.tsx'

checkStories(stories)

const words = {
  drop: 'Drop it here',
  choose: 'Choose',
  camera: 'Camera',
  waiting: 'Waits',
  done: 'Sent',
  percent: (percent: number) => `${percent}%`,
  list: 'Files',
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Retry ${name}`,
  remove: (name: string) => `Remove ${name}`,
}
const wired = (files: UploadFile[] = []) => ({
  label: 'Proof',
  words,
  files,
  onPick: vi.fn(),
  onRemove: vi.fn(),
  onRetry: vi.fn(),
})
const picture = (name = 'a.png') => new File([new Uint8Array(8)], name, { type: 'image/png' })

const drop = (zone: Element, files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  for (const type of ['dragover', 'drop'])
    zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }))
}

test('picked and dropped files reach their owner; one alone where one is wanted', async () => {
  const one = wired()
  const screen = await render(<Upload {...one} />)
  const input = screen.container.querySelector<HTMLInputElement>('[data-upload=files]')
  const data = new DataTransfer()
  data.items.add(picture())
  if (input) input.files = data.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(one.onPick.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name))).toEqual([['a.png']])
  drop(screen.container.querySelector('.p-upload__zone') as Element, [picture('b.png'), picture('c.png')])
  expect(one.onPick.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name))).toEqual([
    ['a.png'],
    ['b.png'],
  ])
})

test('nothing is taken while it is disabled, and the page does not open a dropped file', async () => {
  const full = wired()
  const screen = await render(<Upload {...full} disabled />)
  drop(screen.container.querySelector('.p-upload__zone') as Element, [picture()])
  expect(full.onPick).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('button', { name: 'Choose' })).toBeDisabled()
})

test('a phone is asked for its camera where that is wanted', async () => {
  const screen = await render(<Upload {...wired()} capture="environment" />)
  expect(screen.container.querySelector('[data-upload=camera]')?.getAttribute('capture')).toBe('environment')
})

test('the ends of files are announced, percents are not', async () => {
  const file = { id: 'a', name: 'a.png', status: 'sending', percent: 61.7 } as const
  const screen = await render(<Upload {...wired([file])} />)
  await expect.element(screen.getByText('62%')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await screen.rerender(<Upload {...wired([{ ...file, status: 'done' }])} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('a.png: Sent')
  const other = { id: 'b', name: 'b.png', status: 'failed', error: 'Dropped' } as const
  await screen.rerender(<Upload {...wired([{ ...file, status: 'done' }, other])} />)
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('b.png: Dropped')
})

test('a picture of the person shows, and its address is given back', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const screen = await render(
    <Upload {...wired([{ id: 'a', name: 'a.png', picture: picture(), status: 'waiting' }])} />,
  )
  const address = screen.container.querySelector('img')?.src
  expect(address).toMatch(/^blob:/)
  await screen.unmount()
  expect(revoke).toHaveBeenCalledWith(address)
  revoke.mockRestore()
})

test('cancel, retry and remove name their file', async () => {
  const list = wired([
    { id: 'a', name: 'a.png', status: 'sending' },
    { id: 'b', name: 'b.png', status: 'failed', error: 'Dropped', retry: true },
  ])
  const screen = await render(<Upload {...list} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.png' }))
  await userEvent.click(screen.getByRole('button', { name: 'Retry b.png' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.png' }))
  expect([list.onRemove.mock.calls, list.onRetry.mock.calls]).toEqual([[['a'], ['b']], [['b']]])
})
