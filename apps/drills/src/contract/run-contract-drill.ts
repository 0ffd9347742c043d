import { startContractPlatform } from '@parlour/servers'
import { chromium } from 'playwright'
import { startSite } from './start-site.ts'
import { stretches } from './walk-site.ts'

/** What came of a drill: what failed, what the platform saw that the contract does not say, what the console said. */
export interface DrillResult {
  readonly failures: readonly string[]
  readonly requestFaults: readonly string[]
  readonly console: readonly string[]
  readonly effects: Readonly<Record<string, number>>
}

interface DrillOptions {
  readonly viewport: { readonly width: number; readonly height: number }
  /** Where pictures of each stretch go; without it none are taken. */
  readonly pictures?: string | undefined
  readonly only?: number | undefined
}

/**
 * Walks the site that is built for the contract, in Chromium, against a platform that has the contract's calls alone.
 */
export async function runContractDrill({ viewport, pictures, only }: DrillOptions): Promise<DrillResult> {
  const platform = await startContractPlatform()
  const site = await startSite(platform)
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
  const failures: string[] = []
  const said: string[] = []
  try {
    const context = await browser.newContext({ viewport })
    await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }])
    await context.addInitScript(() => self === top && localStorage.setItem('lang', 'EN'))
    const page = await context.newPage()
    page.setDefaultTimeout(8_000)
    page.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        !message.text().startsWith('Failed to load resource') &&
        said.push(message.text()),
    )
    page.on(
      'response',
      (answer) => answer.status() >= 400 && said.push(`${answer.status()} ${new URL(answer.url()).pathname}`),
    )
    page.on('pageerror', (error) => said.push(String(error)))
    for (const { name, effect, walk } of stretches.slice(0, only)) {
      try {
        await walk(page, site.origin)
        const times = effect ? (platform.effects()[effect] ?? 0) : 1
        if (times !== 1) failures.push(`${name}: ${times} effects`)
      } catch (error) {
        failures.push(`${name}: ${String(error).split('\n')[0]}`)
      }
      if (pictures) await page.screenshot({ path: `${pictures}/${viewport.width}-${name.replaceAll(/\W+/g, '-')}.png` })
    }
  } finally {
    await browser.close()
    await site.stop()
    await platform.stop()
  }
  const requestFaults = platform.requests
    .filter(({ faults }) => faults.length > 0)
    .map(({ method, path, faults }) => `${method} ${path}: ${faults.join(', ')}`)
  return {
    failures,
    requestFaults: [...new Set(requestFaults)],
    console: [...new Set(said)],
    effects: platform.effects(),
  }
}
