import { axeFindings } from '@parlour/vitest/axe'
import { whole } from '@parlour/vitest/sample'
import { render, type ComponentChild } from 'preact'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import '../frame/frame.css'

/** Draws a page into the document for one test; answers its element. */
export function show(child: ComponentChild): HTMLElement {
  const host = document.createElement('div')
  host.id = 'app'
  document.body.append(host)
  render(child, host)
  onTestFinished(() => {
    render(null, host)
    host.remove()
    sessionStorage.clear()
  })
  return host
}

const stillSheet = new CSSStyleSheet()
stillSheet.replaceSync('*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important }')

/** What axe finds on the page, and what is wider than it, at the sizes that games are made for; in `npm test` axe looks at the first of them. */
export async function findings(widths: readonly number[] = [320, 1440]): Promise<string[]> {
  const found: string[] = []
  const before = { width: innerWidth, height: innerHeight }
  document.documentElement.lang = 'en'
  document.title = 'Game'
  document.adoptedStyleSheets = [stillSheet]
  for (const [at, width] of widths.entries()) {
    await page.viewport(width, 800)
    if (document.documentElement.scrollWidth > width)
      found.push(`${width}: the page is ${document.documentElement.scrollWidth} px wide`)
    if (at > 0 && !whole) continue
    const broken = await axeFindings(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    found.push(...broken.map((finding) => `${width}: ${finding}`))
  }
  document.adoptedStyleSheets = []
  await page.viewport(before.width, before.height)
  return found
}
