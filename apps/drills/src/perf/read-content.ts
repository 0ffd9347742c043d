import type { Browser, Page } from 'playwright'
import type { Content } from '../../floors/content.ts'
import { freshContext } from './open-page.ts'

const readPage = (page: Page): Promise<Omit<Content, 'banner'> & { banner: string }> =>
  page.evaluate(() => {
    const textsOf = (within: ParentNode, selector: string): string[] =>
      [...within.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText.trim()).filter((text) => text !== '')
    const main = document.querySelector('#main') ?? document.body
    const shown = [...main.querySelectorAll('section')].map((section) => ({
      title: section.querySelector('h2')?.innerText ?? '',
      tiles: [...section.querySelectorAll('img')].filter((image) => image.checkVisibility()).map((image) => ({
        name: image.alt || (image.closest<HTMLElement>('li, article')?.innerText.split('\n')[0] ?? ''),
        picture: image.getAttribute('src') ?? '',
        eager: image.loading === 'eager',
      })),
    }))
    const first = main.querySelector('img')
    return {
      title: document.title,
      places: textsOf(document, 'header nav a'),
      banner: new URL(first?.currentSrc ?? '', location.href).pathname,
      categories: [...main.querySelectorAll<HTMLElement>('nav a')].map(({ innerText }) => {
        const [name = '', count = ''] = innerText.split('\n')
        return { name, count }
      }),
      sections: shown.filter(({ title, tiles }) => title !== '' && tiles.length > 0),
      footer: textsOf(document, 'footer a, footer p'),
    }
  })

/** Reads what the product's home shows at first load, on a phone and on a desktop. */
export async function readContent(browser: Browser, origin: string): Promise<Content> {
  const read = async (profile: 'mobile' | 'desktop') => {
    const context = await freshContext(browser, profile, origin)
    const page = await context.newPage()
    await page.goto(origin)
    await page.locator('#main section h2').last().waitFor()
    await page.waitForLoadState('networkidle')
    const content = await readPage(page)
    await context.close()
    return content
  }
  const desktop = await read('desktop')
  const { banner: phone } = await read('mobile')
  return { ...desktop, banner: { phone, desktop: desktop.banner } }
}
