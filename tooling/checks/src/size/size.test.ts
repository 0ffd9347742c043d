import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantForTest, root } from '../fixture.ts'
import { judge, type Budgets } from './judge.ts'
import { closure } from './manifest.ts'
import { judgeGames, measureGames } from './measure-games.ts'
import { measureEntryPoints } from './measure-entry-points.ts'
import { judgeImports, measureImports } from './measure-imports.ts'
import { measureSite } from './measure-site.ts'

const home = 'src/routes/index.tsx?tsr-split=component'
const modal = '../../packages/auth/src/react/login/login-modal.tsx'
const manifest = {
  'index.html': {
    file: 'assets/entry.js',
    isEntry: true,
    css: ['assets/entry.css'],
    imports: ['_stack.js'],
    assets: ['assets/latin-ext.woff2', 'assets/rest.css'],
  },
  '_stack.js': { file: 'assets/stack.js' },
  [home]: { file: 'assets/home.js', isDynamicEntry: true, imports: ['index.html', '_tiles.js'] },
  '_tiles.js': { file: 'assets/tiles.js', imports: ['_stack.js', 'index.html'] },
  'src/routes/game.tsx?tsr-split=component': { file: 'assets/game.js', isDynamicEntry: true, imports: ['index.html'] },
  'virtual:messages/EN': { file: 'assets/EN.js', isDynamicEntry: true },
  'virtual:messages/TY/first': { file: 'assets/TY.js', isDynamicEntry: true },
  'virtual:messages/TY/rest': { file: 'assets/TY-rest.js', isDynamicEntry: true },
  [modal]: { file: 'assets/modal.js', isDynamicEntry: true, imports: ['index.html', '_tiles.js'] },
  'src/shell/member-pages/member-bets.tsx': { file: 'assets/member-bets.js', isDynamicEntry: true },
  '../../node_modules/.pnpm/re2js@2/node_modules/re2js/build/index.js': {
    file: 'assets/build.js',
    isDynamicEntry: true,
  },
  'fonts/latin.woff2': { file: 'assets/latin-wght.woff2' },
  'fonts/latin-ext.woff2': { file: 'assets/latin-ext.woff2' },
}
const budgets: Budgets = {
  home: { js: 7_000, css: 2_000, fonts: 4_000 },
  words: 1_500,
  centrePage: 1_500,
  firstFonts: ['latin-wght'],
  neverInHome: { re2js: 'RE2JS' },
  neverInSite: { firebase: '@firebase/' },
  onlyIn: {},
  entryPoints: { '@parlour/site': { own: 100 } },
}

/** Signs that do not compress below their own number. */
const noise = (bytes: number): string => randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')

const site = (texts: Readonly<Record<string, string>> = {}): string => {
  const files = Object.values(manifest).flatMap((chunk) => [
    chunk.file,
    ...('css' in chunk ? chunk.css : []),
    ...('assets' in chunk ? chunk.assets : []),
  ])
  return plantForTest({
    'index.html': '<!doctype html>',
    '.vite/manifest.json': JSON.stringify(manifest),
    // Files of the site that the manifest does not name, as of workers, come with their texts.
    ...Object.fromEntries([...files, ...Object.keys(texts)].map((file) => [file, texts[file] ?? noise(1_000)])),
  })
}

const verdict = (client: string, limits: Budgets = budgets) =>
  judge(measureSite(client, limits.firstFonts, 'TY'), [], limits, (file) => readFileSync(join(client, file), 'utf8'))

test('a route loads the entry, its own chunk, all that they import, and the default language', () => {
  const { routes } = measureSite(site(), ['latin-wght'], 'TY')
  expect(routes.map(({ name }) => name)).toEqual(['home', 'game'])
  expect([...(routes[0]?.files ?? [])].toSorted()).toEqual([
    'assets/TY.js',
    'assets/entry.css',
    'assets/entry.js',
    'assets/home.js',
    'assets/latin-wght.woff2',
    'assets/stack.js',
    'assets/tiles.js',
  ])
})

test('a window counts only what it adds to the first load', () => {
  const { windows } = measureSite(site(), ['latin-wght'], 'TY')
  expect(windows.map(({ name, files }) => [name, files])).toEqual([
    ['styles after the first paint', ['assets/rest.css']],
    ['login-modal', ['assets/modal.js', 'assets/tiles.js']],
    ['member-bets', ['assets/member-bets.js']],
    ['re2js', ['assets/build.js']],
  ])
})

test('the words of a language are listed by part', () => {
  const { words } = measureSite(site(), ['latin-wght'], 'TY')
  expect(words.map(({ name }) => name)).toEqual(['EN', 'TY first', 'TY rest'])
})

test('chunks that import one another are counted once', () => {
  const ring = { a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] } }
  expect([...closure(ring, ['a'])]).toEqual(['a.js', 'b.js'])
  expect(() => closure(ring, ['c'])).toThrow('no chunk c')
})

test('the page of a game weighs what it loads, shared parts with it, and may not weigh more than its budget', () => {
  const chunks = {
    'src/slot/main.tsx': { file: 'slot.js', isEntry: true, css: ['slot.css'], imports: ['_frame.js'] },
    '_frame.js': { file: 'frame.js', css: ['frame.css'] },
  }
  const files = ['slot.js', 'slot.css', 'frame.js', 'frame.css']
  const dist = plantForTest({
    '.vite/manifest.json': JSON.stringify(chunks),
    ...Object.fromEntries(files.map((file) => [file, noise(1_000)])),
  })
  const games = measureGames(dist)
  expect(games).toEqual([{ name: 'slot', js: expect.closeTo(1_600, -3), css: expect.closeTo(1_600, -3) }])
  expect(judgeGames(games, 10_000)).toEqual([])
  expect(judgeGames(games, 1_000)).toEqual([expect.stringContaining('the page of slot')])
})

test('a build within its budgets passes', () => {
  expect(verdict(site())).toEqual([])
})

test.each([
  ['home, scripts', 'assets/tiles.js', noise(9_000)],
  ['home, styles', 'assets/entry.css', noise(9_000)],
  ['home, fonts', 'assets/latin-wght.woff2', noise(9_000)],
  ['the words of EN', 'assets/EN.js', noise(9_000)],
  ['member-bets, its own chunk', 'assets/member-bets.js', noise(9_000)],
  ['home loads re2js', 'assets/tiles.js', 'class RE2JS {}'],
])('a build over its budget is named: %s', (complaint, file, text) => {
  expect(verdict(site({ [file]: text }))).toEqual([expect.stringContaining(complaint)])
})

test('a library that home may not load may load elsewhere', () => {
  expect(verdict(site({ 'assets/build.js': 'class RE2JS {}' }))).toEqual([])
})

test.each(['assets/entry.js', 'assets/modal.js', 'assets/worker.js'])(
  '[X13] what the site may not hold is found in every script: %s',
  (file) => {
    expect(verdict(site({ [file]: 'register("@firebase/auth")' }))).toEqual([
      expect.stringContaining(`${file} holds firebase`),
    ])
  },
)

test('[API-02] a library that one late chunk holds is found in every other, and where it loads at once', () => {
  const limits = { ...budgets, onlyIn: { 'crypto-js': { sign: 'Pkcs7', module: 're2js/build/index.js' } } }
  const held = { 'assets/build.js': 'Pkcs7' }
  expect(verdict(site(held), limits)).toEqual([])
  expect(verdict(site({ ...held, 'assets/modal.js': 'Pkcs7', 'assets/worker.js': 'Pkcs7' }), limits)).toEqual([
    expect.stringContaining('assets/modal.js holds crypto-js'),
    expect.stringContaining('assets/worker.js holds crypto-js'),
  ])
  expect(verdict(site(), limits)).toEqual(['assets/build.js no longer holds crypto-js ("Pkcs7")'])
  const stack = { onlyIn: { 'crypto-js': { sign: 'Pkcs7', module: '_stack.js' } } }
  expect(verdict(site({ 'assets/stack.js': 'Pkcs7' }), { ...budgets, ...stack })).toEqual([
    expect.stringContaining('assets/entry.js loads crypto-js at once'),
    expect.stringContaining('assets/tiles.js loads crypto-js at once'),
  ])
  const gone = { onlyIn: { 'crypto-js': { sign: 'Pkcs7', module: 'gone.ts' } } }
  expect(verdict(site(), { ...budgets, ...gone })).toEqual(['crypto-js: the build has no chunk of gone.ts'])
})

test('an entry point over its budget is named', () => {
  const measured = measureSite(site(), budgets.firstFonts, 'TY')
  expect(judge(measured, [{ name: '@parlour/site', own: 101, whole: 900 }], budgets, () => '')).toEqual([
    '@parlour/site, own code: 101 bytes, 1 over the budget of 100',
  ])
})

test('an entry point is measured without its peers and the rest of the workspace', async () => {
  const folder = plantForTest({
    'packages/site/package.json': JSON.stringify({
      name: '@parlour/site',
      exports: { '.': { '@parlour/source': './src/index.ts' } },
      dependencies: { inside: '1' },
      peerDependencies: { react: '19' },
    }),
    'packages/site/src/index.ts': `import { use } from 'react'\nimport { it } from 'inside'\nimport { api } from '@parlour/api-client'\nexport const all: unknown = [use, it, api]`,
    'node_modules/inside/package.json': '{"name":"inside","main":"index.js"}',
    'node_modules/inside/index.js': `export const it = '${noise(2_000)}'`,
  })
  const [entryPoint] = await measureEntryPoints(folder)
  expect(entryPoint?.name).toBe('@parlour/site')
  expect(entryPoint?.own).toBeLessThan(200)
  expect(entryPoint?.whole).toBeGreaterThan(1_500)
})

test('[API-06] an import brings what it uses and no more, and is named when it is over its budget', async () => {
  const code = (names: string) => `import { ${names} } from '@parlour/api-client/endpoints'\nconsole.log(${names})`
  const sizes = await measureImports(root, {
    one: { code: code('getCaptcha'), whole: 10 },
    two: { code: code('getCaptcha, listGames'), whole: 50_000 },
  })
  const [one, two] = sizes
  expect(one?.whole).toBeLessThan(two?.whole ?? 0)
  expect(judgeImports(sizes)).toEqual([expect.stringContaining('one: ')])
})

test('an import can be weighed without what loads later, until it is asked for, and without what a site has anyway', async () => {
  const code = "export * from '@parlour/validation'\nexport * from '@parlour/validation/react'"
  const budget = { code, whole: 6_010, outside: ['react'] }
  const [all, atOnce] = await measureImports(root, { all: budget, atOnce: { ...budget, atOnce: true } })
  expect(atOnce?.whole).toBeGreaterThan(3_000)
  expect(atOnce?.whole).toBeLessThan(6_370)
  // The engine for patterns alone is several times as large.
  expect(all?.whole).toBeGreaterThan(25_000)
})

test('the budgets in force are those of the issue: 131 kB of scripts, 10 of styles, no more than 19.5 K of fonts', () => {
  const inForce = JSON.parse(readFileSync(join(root, 'tooling/checks/budgets.json'), 'utf8')) as Budgets
  expect(inForce.home).toEqual({ js: 132_600, css: 10_000, fonts: 18_500 })
  expect(inForce.centrePage).toBe(20_000)
  expect(Object.keys(inForce.neverInHome)).toEqual([
    'crypto-js',
    'dompurify',
    'what formatjs formats with',
    'the parser of messages',
    'embla-carousel',
    'icons that only other pages show',
    'the balance of a member',
    'radix-ui',
    're2js',
    'tweetnacl',
  ])
  expect(Object.keys(inForce.neverInSite)).toEqual(['firebase', 'geetest'])
  expect(inForce.onlyIn['crypto-js']?.module).toMatch(/ciphers\/legacy\/index\.ts$/)
})
