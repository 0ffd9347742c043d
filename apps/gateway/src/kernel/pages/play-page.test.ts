import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPlay, type BuiltPlay } from '../../app/testing/built-play.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { engineNames } from '../../play/engines/engine-name.ts'
import { filesOf } from './play-page.ts'

const play = 'http://play.localhost:4100'
let site: TestGateway
let built: BuiltPlay
beforeAll(async () => {
  built = await builtPlay(engineNames)
  site = await startTestGateway({ playFolder: built.playFolder })
})
afterAll(async () => {
  await site.close()
  await built.remove()
})

test('the page of a game runs only its own scripts and may be held by the site alone', async () => {
  const address = `${play}/slot/10273`
  const page = await site.fetch(address)
  const policy = page.headers.get('content-security-policy') ?? ''
  const html = await page.text()
  expect(policy).toContain('frame-ancestors http://localhost:4100 http://www.localhost:4100')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("img-src 'self' data:")
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  expect(html).toContain('<title>Fruit Parade</title>')
  for (const file of ['slot.js', 'slot.css', 'frame.js', 'frame.css'])
    expect(html).toContain(`"/frames/assets/${file}" nonce="${nonce}"`)
  expect(await (await site.fetch(address)).text()).not.toContain(nonce)
})

test('a game has the page of its own engine only, and nothing else of the build is sent', async () => {
  expect((await site.fetch(`${play}/slot/10270`)).status).toBe(404)
  expect((await site.fetch(`${play}/generic-game/10273`)).status).toBe(404)
  const lost = await (
    await site.fetch(`${play}/generic-game/10273`, { headers: { 'Accept-Language': 'vi-VN,vi;q=0.9,en;q=0.8' } })
  ).text()
  expect(lost).toContain('<html lang="vi">')
  expect(lost).toContain('Tiền chơi thử')
  expect((await site.fetch(`${play}/frames/assets/frame.js`)).headers.get('content-type')).toContain('text/javascript')
  for (const path of [
    'frames/.vite/manifest.json',
    'frames/tsconfig.json',
    'frames/frame/server.js',
    'frames/assets/..%2f.vite%2fmanifest.json',
    'fonts/..%2f..%2fpackage.json',
  ])
    expect((await site.fetch(`${play}/${path}`)).status).toBe(404)
  expect((await site.fetch(`${play}/wps/system/status`)).status).toBe(404)
})

test.each(engineNames)(
  'the document of %s, with its words in six languages, stays under 15,000 bytes as it travels',
  async (engine) => {
    const game = site.gateway.catalogue.games.find((one) => one.engine === engine)
    const page = await site.fetch(`${play}/${engine}/${game?.id}`, { headers: { 'Accept-Encoding': 'br' } })
    expect(page.headers.get('content-encoding')).toBe('br')
    expect((await page.arrayBuffer()).byteLength).toBeLessThan(15_000)
  },
)

test('a page links what its chunks import, each file once, and says which engine was not built', () => {
  const shared = { file: 'assets/frame.js', css: ['assets/frame.css'] }
  const manifest = {
    '_frame.js': shared,
    'src/slot/main.tsx': {
      file: 'assets/slot.js',
      css: ['assets/frame.css', 'assets/slot.css'],
      imports: ['_frame.js'],
    },
  }
  expect(filesOf(manifest, 'slot')).toEqual({
    script: 'assets/slot.js',
    styles: ['assets/frame.css', 'assets/slot.css'],
    imports: ['assets/frame.js'],
  })
  expect(() => filesOf(manifest, 'crash')).toThrow('the pages of the games were built without crash')
})
