/** What is looked for: a selector, and how its accessible name or its text goes. */
export interface Sought {
  readonly css: string
  readonly name?: RegExp
}

/** Where it is, in CSS pixels of the viewport, or why it cannot be pressed. */
export type Place =
  | { readonly found: 'nothing' }
  | { readonly found: 'covered'; readonly by: string; readonly byWindow: boolean }
  | { readonly found: 'place'; readonly x: number; readonly y: number; readonly text: string }

/** Runs in the page. The first match that is shown is brought into view. */
function findInPage(css: string, name: string | null, flags: string): Place {
  const pattern = name === null ? null : new RegExp(name, flags)
  const textOf = (element: Element): string => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
    const by = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? [])
    const named = element.getAttribute('aria-label') ?? [...by, ...labels].map((each) => each.textContent).join(' ')
    return (named || (element as HTMLElement).innerText || element.getAttribute('alt') || '')
      .replace(/\s+/g, ' ')
      .trim()
  }
  const shown = [...document.querySelectorAll(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (pattern?.test(textOf(element)) ?? true),
  )
  if (!shown) return { found: 'nothing' }
  shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = shown.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const above = document.elementFromPoint(x, y)
  const label = above?.closest('label')
  if (above && (shown.contains(above) || above.contains(shown) || label?.control === shown))
    return { found: 'place', x, y, text: textOf(shown) }
  const open = above?.closest('dialog')
  return {
    found: 'covered',
    by: above ? `<${above.localName} class="${above.getAttribute('class') ?? ''}">` : 'nothing',
    byWindow: Boolean(open && !open.contains(shown)),
  }
}

/** The expression that finds something in a document, whichever engine runs it. */
export const placeExpression = ({ css, name }: Sought): string =>
  `(${findInPage.toString()})(${JSON.stringify(css)}, ${JSON.stringify(name?.source ?? null)}, ${JSON.stringify(name?.flags ?? '')})`
