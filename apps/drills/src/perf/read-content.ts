import { listGames } from '@parlour/api-client/endpoints'
import type { Browser, Page } from 'playwright'
import { pageSize, type Content, type HomeContent, type Shown } from '../../floors/content.ts'
import { clientOf } from '../people/client.ts'
import { freshContext, quiet } from './open-page.ts'

const readPage = (page: Page): Promise<Omit<HomeContent, 'banner'> & { banner: string }> =>
  page.evaluate(() => {
    const textsOf = (within: ParentNode, selector: string): string[] =>
      [...within.querySelectorAll<HTMLElement>(selector)]
        .map(({ innerText }) => innerText.trim())
        .filter((text) => text !== '')
    const main = document.querySelector('#main') ?? document.body
    const shown = [...main.querySelectorAll('section')].map((section) => ({
      title: section.querySelector('h2')?.innerText ?? '',
      tiles: [...section.querySelectorAll('img')]
        .filter((image) => image.checkVisibility())
        .map((image) => ({
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
      categories: [...main.querySelectorAll<HTMLAnchorElement>('nav a')].map(({ innerText, pathname }) => {
        const [name = '', count = ''] = innerText.split('\n')
        return { name, count, path: pathname }
      }),
      sections: shown.filter(({ title, tiles }) => title !== '' && tiles.length > 0),
      footer: textsOf(document, 'footer a, footer p'),
    }
  })

/** The games of the product's longest list, in its order. */
async function readGames(origin: string): Promise<Shown[]> {
  const api = clientOf(origin)
  const read = async (pageNo: number): Promise<Shown[]> => {
    const { games, totalPages } = await api.call(listGames, { gameType: 'RNG', language: 'EN', pageNo, pageSize })
    const shown = games.map(({ gameName, nodeName, showIcon, defaultIcon }) => ({
      name: gameName ?? nodeName,
      picture: showIcon ?? defaultIcon ?? '',
      eager: false,
    }))
    return pageNo < (totalPages ?? 0) ? [...shown, ...(await read(pageNo + 1))] : shown
  }
  return read(1)
}

/** Reads what the product's home shows at first load, on a phone and on a desktop, and its longest list. */
export async function readContent(browser: Browser, origin: string): Promise<Content> {
  const read = async (profile: 'mobile' | 'desktop') => {
    const context = await freshContext(browser, profile, origin)
    const page = await context.newPage()
    await page.goto(origin)
    await page.locator('#main section h2').last().waitFor()
    await quiet(page)
    const content = await readPage(page)
    await context.close()
    return content
  }
  const desktop = await read('desktop')
  const { banner: phone } = await read('mobile')
  return { ...desktop, banner: { phone, desktop: desktop.banner }, games: await readGames(origin) }
}
