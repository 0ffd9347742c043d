import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { poster } from '../../testing/pictures.ts'
import { LazyImage } from './lazy-image.tsx'
import { PictureHostsContext } from './picture-hosts.ts'
import { DefaultPosterContext, Poster } from './poster.tsx'
import * as stories from './lazy-image.stories.tsx'

checkStories(stories)

test('[CON-03] [SYS-21] a picture is tried three times more, then its place is taken by the fallback', async () => {
  const tries: string[] = []
  const note = ({ target }: Event) => target instanceof HTMLImageElement && tries.push(target.src)
  document.addEventListener('error', note, true)
  const screen = await render(
    <LazyImage
      eager
      src="/no-such-picture.png"
      errorSrc={poster('Default', 1)}
      alt="Reef"
      width={30}
      height={40}
      wait={5}
    />,
  )
  await expect.element(screen.getByRole('img', { name: 'Reef' })).toHaveAttribute('data-failed', 'true')
  document.removeEventListener('error', note, true)
  expect(tries.map((src) => new URL(src).search)).toEqual(['', '?try=1', '?try=2', '?try=3'])
  expect(screen.getByRole('img').element().getAttribute('src')).toContain('data:image/svg')
})

test('[SYS-19] a picture comes from the host of the moment; when that fails, the next try goes to the next host', async () => {
  const heard: string[] = []
  const hosts = {
    place: (src: string) => (heard.length < 2 ? `/no-such-host${src}` : poster(src, 2)),
    failed: (url: string) => heard.push(`failed ${url}`),
    served: () => heard.push('served'),
  }
  const picture = (around: typeof hosts | undefined) => (
    <PictureHostsContext value={around}>
      <LazyImage eager src="/reef.png" alt="Reef" width={30} height={40} wait={5} />
    </PictureHostsContext>
  )
  const screen = await render(picture(hosts))
  await expect.poll(() => heard).toEqual(['failed /no-such-host/reef.png', 'failed /no-such-host/reef.png', 'served'])
  const shown = screen.getByRole('img').element().getAttribute('src')
  expect(shown).toContain('data:image/svg')
  // A picture that stands keeps its address, whatever hosts there are by now.
  await screen.rerender(picture({ ...hosts, place: () => '/another.png' }))
  expect(screen.getByRole('img').element().getAttribute('src')).toBe(shown)
})

test.each([
  ['/no-such-poster.png', 'failed'],
  ['', 'missing'],
])('[SYS-21] a poster (%j, %s) gives way to the default one of the page, or to its own', async (src) => {
  const ours = poster('Default', 1)
  const screen = await render(
    <DefaultPosterContext value={ours}>
      <figure aria-label="tile">
        <Poster eager src={src} width={30} height={40} retries={0} />
      </figure>
      <figure aria-label="own">
        <Poster eager src={src} errorSrc={poster('Own', 2)} width={30} height={40} retries={0} />
      </figure>
    </DefaultPosterContext>,
  )
  const shown = (name: string) =>
    screen.getByRole('figure', { name }).element().querySelector('img')?.getAttribute('src')
  await expect.poll(() => shown('tile')).toBe(ours)
  await expect.poll(() => shown('own')).toBe(poster('Own', 2))
})
