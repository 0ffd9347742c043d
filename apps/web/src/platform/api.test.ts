import { listHotGames } from '@parlour/api-client/endpoints'
import { expect, test, vi } from 'vitest'
import { platform } from '../brand-platform-contract.ts'

vi.mock('virtual:messages/pseudo', () => ({ pseudo: [] }))
vi.mock('#brand-platform', () => ({ platform: { ...platform, hosts: { api: 'https://api.example' } } }))
const { createPageClient } = await import('./api.ts')

test('[API-03] the site reports how many rows of which call it left out', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  vi.stubGlobal('location', new URL('https://site.test/'))
  vi.stubGlobal('window', globalThis)
  const row = { nodeId: 1, gameId: 'HOT_GAME,1', gameName: 'Owl Hour', vassalage: 'XX' }
  const list = [row, { nodeId: 2 }, null]
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value: { list } }))
  const api = createPageClient({ get: () => null, expired: () => undefined }, () => 'EN', vi.fn())
  expect((await api.call(listHotGames, {})).list).toHaveLength(1)
  expect(report.mock.calls).toEqual([[new Error('listHotGames: 2 left out')]])
})
