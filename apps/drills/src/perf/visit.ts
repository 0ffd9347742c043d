import { setTimeout as wait } from 'node:timers/promises'
import { depthToPaint, type Asked } from './depth.ts'
import { collect, metricsOf, type Opened } from './open-page.ts'

type Figures = Record<string, number>

const kinds: Readonly<Record<string, Asked['kind']>> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Image: 'img',
  Font: 'font',
  XHR: 'data',
  Fetch: 'data',
}

interface Seen extends Asked {
  end: number
  bytes: number
  cached: boolean
  failed: boolean
}

/** Listens to all that a page asks for, until it is stopped. */
function listen({ session }: Opened) {
  const seen = new Map<string, Seen>()
  let last = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    if (!request.url.startsWith('http')) return
    last = Date.now()
    const by =
      initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url ?? initiator.url ?? null
    seen.set(requestId, {
      url: request.url,
      kind: kinds[type ?? ''] ?? 'other',
      start: timestamp * 1000,
      end: Infinity,
      by,
      bytes: 0,
      cached: false,
      failed: false,
    })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) =>
    Object.assign(seen.get(requestId) ?? {}, { cached: true }),
  )
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = seen.get(requestId)
    if (request)
      Object.assign(request, {
        cached: request.cached || response.fromDiskCache === true,
        failed: response.status >= 400,
      })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    last = Date.now()
    Object.assign(seen.get(requestId) ?? {}, { end: timestamp * 1000, bytes: encodedDataLength })
  })
  session.on('Network.loadingFailed', ({ requestId, timestamp, canceled }) =>
    Object.assign(seen.get(requestId) ?? {}, { end: timestamp * 1000, failed: canceled !== true }),
  )
  return {
    requests: () => [...seen.values()],
    quiet: () => Date.now() - last > 1_500 && [...seen.values()].every(({ end }) => end < Infinity),
  }
}

/** Visits an address and waits until the page has its marks and is quiet. Times in milliseconds, sizes in bytes. */
export async function visit(opened: Opened, url: string): Promise<Figures> {
  const { page, session } = opened
  const net = listen(opened)
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  const marked = (): Promise<boolean> => page.evaluate(() => !Number.isNaN(window.watched.ready + window.watched.tiles))
  for (const end = Date.now() + 60_000; Date.now() < end && !(net.quiet() && (await marked()));) await wait(200)
  const watched = await page.evaluate(() => window.watched)
  const dom = await page.evaluate(() => document.getElementsByTagName('*').length)
  const metric = await metricsOf(session)
  await collect(session)
  const heap = (await metricsOf(session))('JSHeapUsedSize')
  // A picture that a script puts into the page is said to be the page's own: only what its HTML names is.
  const html = await page.request.get(url).then((answer) => answer.text())
  const requests = net
    .requests()
    .map((request) =>
      request.by === url && !html.includes(new URL(request.url).pathname) ? { ...request, by: null } : request,
    )
  const began = requests[0]?.start ?? 0
  const bytesOf = (...of: Asked['kind'][]): number =>
    requests.filter(({ kind }) => of.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0)
  const depth = depthToPaint(watched.picture, began + watched.lcp, requests)
  const beforePaint = requests
    .filter(({ end }) => end - began <= watched.lcp)
    .reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
    js: bytesOf('js'),
    css: bytesOf('css'),
    font: bytesOf('font'),
    img: bytesOf('img'),
    data: bytesOf('data'),
    code: bytesOf('html', 'js', 'css', 'font'),
    requests: requests.filter(({ cached }) => !cached).length,
    failed: requests.filter(({ failed }) => failed).length,
    depth,
    // What 150 ms a level and 1.6 Mbps ask of the largest paint, whatever the processor does.
    lcpNet: depth * 150 + beforePaint / 200,
    fcp: watched.fcp,
    lcp: watched.lcp,
    cls: watched.cls,
    ready: watched.ready,
    tiles: watched.tiles,
    blocked: watched.blocked,
    cpu: metric('TaskDuration') * 1000,
    script: metric('ScriptDuration') * 1000,
    heap,
    dom,
  }
}
