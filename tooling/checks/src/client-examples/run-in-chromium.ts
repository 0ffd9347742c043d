import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromiumArgs, chromiumPath } from '@parlour/vitest/chromium'
import { build } from 'esbuild'
import { chromium } from 'playwright'

const page = '<!doctype html><title>Examples</title><ul id="games"></ul><div id="react"></div>'

const main = `
  import { showGames } from './examples/browser.ts'
  import { renderGames } from './examples/react-page.tsx'
  Object.assign(window, { showGames, renderGames })`

/**
 * Bundles the examples for browsers in the folder they were
 * installed in: the script of the page, and that of the worker.
 */
async function bundle(folder: string): Promise<ReadonlyMap<string, string>> {
  const options = { bundle: true, write: false, format: 'esm', jsx: 'automatic', absWorkingDir: folder } as const
  const [site, worker] = await Promise.all([
    build({ ...options, stdin: { contents: main, resolveDir: folder } }),
    build({ ...options, entryPoints: [join(folder, 'examples/worker.ts')] }),
  ])
  return new Map([
    ['/main.js', site.outputFiles[0]?.text ?? ''],
    ['/worker.js', worker.outputFiles[0]?.text ?? ''],
  ])
}

/**
 * Runs the examples for a page, a worker and React in Chromium, on a site at `port` that the gateway answers.
 *
 * @throws when one does not show games, or the browser complains
 */
export async function runInChromium(folder: string, port: number, gateway: string): Promise<void> {
  const scripts = await bundle(folder)
  const server = createServer(({ url = '' }, answer) => {
    const script = scripts.get(url)
    answer.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript').end(script ?? page)
  })
  await new Promise<void>((done) => void server.listen(port, done))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  try {
    const tab = await browser.newPage()
    const complaints: string[] = []
    tab.on('pageerror', (error) => complaints.push(error.message))
    await tab.goto(`http://localhost:${port}/`)
    await tab.addScriptTag({ url: '/main.js', type: 'module' })
    await tab.evaluate(`showGames(${JSON.stringify(gateway)}, document.getElementById('games'))`)
    assert.equal(await tab.locator('#games li').count(), 5)
    await tab.evaluate(`renderGames(${JSON.stringify(gateway)}, document.getElementById('react'))`)
    await tab.locator('#react li').first().waitFor({ timeout: 20_000 })
    const counted = await tab.evaluate(`new Promise((resolve) => {
      const worker = new Worker('/worker.js', { type: 'module' })
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.postMessage({ baseUrl: ${JSON.stringify(gateway)}, word: 'fruit' })
    })`)
    assert.ok((counted as { count?: number }).count, `the worker answered ${JSON.stringify(counted)}`)
    assert.deepEqual(complaints, [])
  } finally {
    await browser.close()
    server.close()
  }
}
