import { waitFor } from '@parlour/vitest/wait-for'
import { expect, test } from 'vitest'
import { meetSite, namedSite } from './meet-site.ts'

const sites = ['https://www.vesper.example', 'http://localhost:4100']
const site = 'https://www.vesper.example'

test('[S12] only a site of the settings is met, by its exact origin', () => {
  expect(namedSite(`#site=${encodeURIComponent(site)}`, sites)).toBe(site)
  const others = [
    '',
    '#',
    '#site=',
    '#site=*',
    '#site=null',
    `#other=${site}`,
    '#site=https://www.vesper.example.evil.example',
    '#site=https://www.vesper.example/',
    '#site=http://www.vesper.example',
  ]
  expect(others.map((hash) => namedSite(hash, sites))).toEqual(others.map(() => null))
})

const meet = (forget: boolean) => {
  const told: { message: unknown; target: unknown; port: MessagePort }[] = []
  const holder = {
    postMessage: (message: unknown, target: unknown, [port]: MessagePort[]) =>
      port && told.push({ message, target, port }),
  } as unknown as Window
  const window = { opener: holder as Window | null, closed: 0, close: () => void window.closed++ }
  Object.assign(globalThis, { window })
  return { met: meetSite('task', site, holder, forget), window, port: () => told[0]?.port as MessagePort, told }
}

test('[T4] the window that opened the page is told at the site’s own origin, and forgotten before others run', () => {
  const kept = meet(false)
  expect(kept.told.map(({ message, target }) => [message, target])).toEqual([
    [{ parlour: 'ready', page: 'task' }, site],
  ])
  expect(kept.window.opener).not.toBeNull()
  expect(meet(true).window.opener).toBeNull()
})

test('[T4] what does not fit as a task is passed over; the first that fits is the task, and its answer closes the page', async () => {
  const { met, port, window: page } = meet(true)
  const end = port()
  for (const odd of [
    null,
    'verify',
    { task: 'verify' },
    { task: 'verify', action: 'login', more: 1 },
    { task: 'evil', action: 'login' },
  ])
    end.postMessage(odd)
  end.postMessage({ task: 'verify', action: 'sms' })
  expect(await met.task).toEqual({ task: 'verify', action: 'sms' })
  const answered = new Promise((resolve) => (end.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data)))
  met.answer({ answer: 'cancelled' })
  expect(await answered).toEqual({ answer: 'cancelled' })
  expect(page.closed).toBe(0)
  await waitFor(() => expect(page.closed).toBe(1))
  end.close()
})
