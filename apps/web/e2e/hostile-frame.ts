import type { Page } from '@playwright/test'

/** Ways of a frame to lead the page that holds it elsewhere, as its script takes them. */
const navigations = [
  'top.location = there',
  'top.location.href = there',
  'top.location.replace(there)',
  "open(there, '_top')",
  "follow('_top')",
  "send('_top')",
  'parent.location = there',
  "open(there, '_parent')",
  "follow('_parent')",
]

/** Ways to stop the page with a dialog. */
const dialogs = [
  "alert('now')",
  "confirm('now')",
  "prompt('now')",
  'print()',
  'onbeforeunload = (event) => { event.preventDefault(); return "stay" }',
]

/** Ways to put a file on the disk. */
const downloads = [
  "fetchFile('data:application/octet-stream,x')",
  "fetchFile(URL.createObjectURL(new Blob(['x'])))",
  "fetchFile('/file')",
  "document.body.append(Object.assign(document.createElement('iframe'), { src: '/file' }))",
]

/** What a message may say; none is the greeting of a game. */
const bent =
  "[null, 0, '', 'ready', 'close', [], { type: 'ready' }, { type: 'ready', v: 2 }, { type: ['ready'], v: 1 }, { type: 'close' }, { type: 'balance-changed' }, { type: 'login' }, JSON.parse('{\"__proto__\":{\"type\":\"ready\",\"v\":1}}'), { get type() { return 'close' } }, { type: 'close', url: there }]"

/** How often a frame tries whatever it can. */
export const attempts = navigations.length + dialogs.length + downloads.length

/** A page in a frame that tries all of it when it loads, and again in every press. */
const hostile = (there: string): string => `<!doctype html><title>hostile</title><button id="press">Press</button>
<script>
  const there = ${JSON.stringify(there)}
  const follow = (target) => Object.assign(document.createElement('a'), { href: there, target }).click()
  const send = (target) => { const form = Object.assign(document.createElement('form'), { action: there, target }); document.body.append(form); form.submit() }
  const fetchFile = (href) => Object.assign(document.createElement('a'), { href, download: 'x.bin' }).click()
  let tried = 0
  const all = [${[...navigations, ...dialogs, ...downloads].map((way) => `() => { ${way} }`).join(', ')}]
  const tryAll = () => {
    for (const go of all) { try { go() } catch {} tried++ }
    document.title = 'tried ' + tried
  }
  window.say = (times) => {
    const shapes = ${bent}
    for (let at = 0; at < times; at++) {
      const { port1, port2 } = new MessageChannel()
      port1.postMessage({ type: 'close' })
      ;(at % 2 ? parent : top).postMessage(shapes[at % shapes.length], '*', [port2])
    }
  }
  addEventListener('load', tryAll)
  document.getElementById('press').addEventListener('click', tryAll)
</script>`

/** Has every page of the games' host be a hostile one, with a file beside it. */
export async function letHostileIn(page: Page, there: string): Promise<void> {
  await page.route(/\/\/play\.localhost/, (route) =>
    route.request().url().endsWith('/file')
      ? route.fulfill({
          contentType: 'application/octet-stream',
          headers: { 'Content-Disposition': 'attachment' },
          body: 'x',
        })
      : route.fulfill({ contentType: 'text/html', body: hostile(there) }),
  )
}
