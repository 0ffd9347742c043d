import { expect, test, vi } from 'vitest'

vi.mock('virtual:messages/pseudo', () => ({ pseudo: [] }))
const { firstCalls } = await import('./first-calls.ts')

const paths = (path: string) =>
  firstCalls(path, 'EN', 'localhost').map(({ url }) => new URL(url, 'http://site.test').pathname)

test('before the scripts are there a page asks for status, announcements and providers; home for its games as well', () => {
  const shell = ['/wps/system/status', '/wps/relay/MCSFE_getListAnnouncements', '/wps/relay/GCSGAME_newGameVendor']
  expect(paths('/rng')).toEqual(shell)
  expect(paths('/')).toEqual([...shell, '/wps/relay/GCSGAME_hotGamesV2', '/wps/relay/GCSGAME_gameList'])
})

test('a call begun early is the one the screen makes: same language, same module; the token only where a guest may have one', () => {
  const [status, announcements, providers] = firstCalls('/', 'TY', 'site.test')
  expect(status).toMatchObject({ url: '/wps/system/status?url=site.test', token: false })
  expect(status?.headers).toEqual({ Merchant: 'vesper', Language: 'TY', Device: 'web', ModuleId: 'COMM3' })
  expect(announcements?.token).toBe(true)
  expect(providers?.url).toContain('language=TY')
})
