import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { chromiumArgs, chromiumPath } from '@parlour/vitest/chromium'
import type { CDPSession } from '@playwright/test'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { games } from '../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import { assign } from './posters/assign.ts'
import { drawPoster } from './posters/draw-poster.ts'

/** What a page of 42 posters costs as SVG, WebP and AVIF on a phone: bytes sent, and time to paint them. */
const kinds = { svg: 'image/svg+xml', webp: 'image/webp', avif: 'image/avif' } as const
type Kind = keyof typeof kinds
const names: readonly Kind[] = ['svg', 'webp', 'avif']

const density = 2.625
const [width, height] = [125, 167]
const mainThread = new Set(['Layout', 'PrePaint', 'Paint'])
const workers = new Set(['RasterTask', 'ImageDecodeTask'])

const page = games.filter((game) => game.category === 'RNG').slice(0, 42)
const looks = assign(games)
const files = new Map<string, Buffer>()
const bytes: Record<Kind, number> = { svg: 0, webp: 0, avif: 0 }
const drawing: Record<Kind, number> = { svg: 0, webp: 0, avif: 0 }

for (const game of page) {
  const look = looks.get(game.id)
  if (look === undefined) continue
  const svg = Buffer.from(drawPoster(game, look))
  const raster = sharp(
    await sharp(svg)
      .resize(Math.round(width * density), Math.round(height * density))
      .png()
      .toBuffer(),
  )
  for (const kind of names) {
    const from = performance.now()
    const file =
      kind === 'svg'
        ? svg
        : await (
            kind === 'webp' ? raster.clone().webp({ quality: 80 }) : raster.clone().avif({ quality: 55, effort: 3 })
          ).toBuffer()
    drawing[kind] += performance.now() - from
    files.set(`/${kind}/${game.id}`, file)
    bytes[kind] += kind === 'svg' ? brotliCompressSync(file).length : file.length
  }
}

const server = createServer(({ url = '/' }, response) => {
  const file = files.get(url)
  const kind = names.find((name) => url.startsWith(`/${name}`)) ?? 'svg'
  const pictures = page.map(({ id }) => `<img width=${width} height=${height} src="/${kind}/${id}">`).join('')
  response.setHeader('Content-Type', file ? kinds[kind] : 'text/html')
  response.end(
    file ?? `<body style="margin:0;display:grid;grid-template-columns:repeat(3,${width}px);gap:8px">${pictures}`,
  )
}).listen(0)

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly dur?: number
}

const traced = async (session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc', 'blink'] },
  })
  await work()
  await session.send('Tracing.end')
  await complete
  return events
}

const total = (events: readonly TraceEvent[], wanted: ReadonlySet<string>): number =>
  events.reduce((sum, { name, ph, dur = 0 }) => sum + (ph === 'X' && wanted.has(name) ? dur / 1000 : 0), 0)

const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] })
const { port } = server.address() as AddressInfo
const found: Record<Kind, { main: number; worker: number }[]> = { svg: [], webp: [], avif: [] }
for (let run = 0; run < 5; run += 1)
  for (const kind of names) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: density })
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const events = await traced(session, async () => {
      await tab.goto(`http://localhost:${port}/${kind}`, { waitUntil: 'load' })
      for (let y = 0; y < 2600; y += 300)
        await tab.evaluate(
          (top) =>
            new Promise<void>((resolve) => {
              scrollTo(0, top)
              requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))
            }),
          y,
        )
    })
    found[kind].push({ main: total(events, mainThread), worker: total(events, workers) })
    await context.close()
  }
await browser.close()
server.close()

const middle = (values: readonly number[]): string => `${Math.round(values.toSorted((a, b) => a - b)[2] ?? 0)} ms`
for (const kind of names)
  process.stdout.write(
    `${kind}: ${Math.round(bytes[kind] / 1024)} KB, main thread ${middle(found[kind].map(({ main }) => main))},` +
      ` raster and decode ${middle(found[kind].map(({ worker }) => worker))}, made in ${Math.round(drawing[kind] / page.length)} ms each\n`,
  )
