import { settled } from '@parlour/vitest/settled'
import { Component, isValidElement, type ComponentType, type ReactNode } from 'react'
import { render } from 'vitest-browser-react'

/** A story as `composeStories` makes it: what it is given stands in the place of its own arguments. */
export type ComposedStory = ComponentType<object> & { readonly args: object }

/** A value that a control does not take draws nothing. */
class Guard extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

/** What a person may set a control to, beside what stands there; nothing for what no control writes. */
function otherValue(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value * 2 + 1
  if (typeof value === 'string') return `${value} 2`
  if (Array.isArray(value)) return value.length > 0 ? value.slice(0, -1) : undefined
  if (typeof value !== 'object' || value === null || isValidElement(value)) return undefined
  const others = Object.entries(value).map(([name, member]) => [name, otherValue(member)] as const)
  return others.every(([, other]) => other === undefined)
    ? undefined
    : { ...value, ...Object.fromEntries(others.filter(([, other]) => other !== undefined)) }
}

/** An id that React gives: what begins anew has others. */
const madeId = /_r_\w+?_/g

/** What is on the page, with what its fields hold. */
const drawn = (): string =>
  new XMLSerializer().serializeToString(document.body).replaceAll(madeId, '') +
  JSON.stringify(
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((field) => [
      field.value,
      field.checked,
    ]),
  )

/** How often a story is drawn again until it stays as it is. */
const mostLooks = 10

/** What is on the page once drawing it again changes nothing: what is on its way would pass for what a control did. */
async function drawnTwice(again: () => Promise<unknown>): Promise<string> {
  await settled()
  let before = drawn()
  for (let look = 0; look < mostLooks; look++) {
    await again()
    await settled()
    const now = drawn()
    if (now === before) break
    before = now
  }
  return before
}

/** The first control of a story that changes what is drawn, set as Storybook does: on the story that stands there. */
export async function controlThatChanges(Story: ComposedStory): Promise<string | undefined> {
  for (const [control, value] of Object.entries(Story.args)) {
    const other = otherValue(value)
    if (other === undefined) continue
    const show = (args: object) => (
      <Guard>
        <Story {...args} />
      </Guard>
    )
    const screen = await render(show({}))
    const before = await drawnTwice(() => screen.rerender(show({})))
    await screen.rerender(show({ [control]: other }))
    await settled()
    const isChanged = screen.container.hasChildNodes() && drawn() !== before
    await screen.unmount()
    if (isChanged) return control
  }
  return undefined
}
