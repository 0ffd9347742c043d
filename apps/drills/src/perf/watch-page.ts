/** What a page tells of itself. Times in milliseconds since its navigation began. */
export interface Watched {
  fcp: number
  lcp: number
  /** Address of the largest picture; empty where it is text. */
  picture: string
  cls: number
  /** What long tasks took beyond 50 ms, in all. */
  blocked: number
  /** When the login button was there and answered. */
  ready: number
  /** When four tiles had their pictures. */
  tiles: number
  /** From an input to the paint after it, the longest since the list was emptied. */
  inputs: number[]
  /** What tasks of more than 50 ms took, since the list was emptied. */
  tasks: number[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Runs in every page before its own scripts. It stands alone: what it needs is inside. */
export function watchPage(): void {
  const watched: Watched = {
    fcp: Number.NaN,
    lcp: Number.NaN,
    picture: '',
    cls: 0,
    blocked: 0,
    ready: Number.NaN,
    tiles: Number.NaN,
    inputs: [],
    tasks: [],
  }
  window.watched = watched
  const observe = (
    type: string,
    see: (entry: PerformanceEntry & { url?: string; value?: number; hadRecentInput?: boolean }) => void,
  ): void =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => see(entry))).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime, url = '' }) =>
    Object.assign(watched, { lcp: startTime, picture: url }),
  )
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) watched.cls += value
  })
  observe('longtask', ({ duration }) => {
    watched.blocked += Math.max(0, duration - 50)
    watched.tasks.push(duration)
  })
  const afterPaint = (then: () => void): unknown => requestAnimationFrame(() => setTimeout(then))
  const answers = (element: Element | null): boolean =>
    element !== null &&
    (element.hasAttribute('data-native') || Object.keys(element).some((key) => key.startsWith('__reactProps')))
  const look = (): void => {
    const button =
      [...document.querySelectorAll('header button')].find(({ textContent }) => textContent === 'Log in') ?? null
    if (Number.isNaN(watched.ready) && answers(button))
      afterPaint(() => {
        watched.ready = performance.now()
      })
    const drawn = [...document.querySelectorAll<HTMLImageElement>('li img')].filter(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    )
    if (Number.isNaN(watched.tiles) && drawn.length >= 4)
      afterPaint(() => {
        watched.tiles = performance.now()
      })
    if (Number.isNaN(watched.ready + watched.tiles)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  for (const kind of ['click', 'keydown', 'input'])
    addEventListener(kind, ({ timeStamp }) => afterPaint(() => watched.inputs.push(performance.now() - timeStamp)), {
      capture: true,
    })
}
