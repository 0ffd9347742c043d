import type { ReactElement, ReactNode } from 'react'
import { useCallback, useState } from 'react'
import { DropdownMenu } from 'radix-ui'
import { useDirection } from '../../use-direction.ts'
import { useOverlayHost } from '../../use-overlay-host.ts'
import { Link } from '../link/link.tsx'

/** A line of the menu: something to do, a place to go, or a hairline. */
export type MenuItem =
  | {
      id: string
      label: string
      icon?: ReactNode
      href?: string
      onSelect?: () => void
      danger?: boolean
      end?: ReactNode
    }
  | { id: string; separator: true }

/** Props of `Menu`. */
export type MenuProps = {
  /** Name of the menu. */
  label: string
  /** The button that opens it; it must take a ref and spread props. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Above the items, for example who is here. */
  head?: ReactNode
  /** Where the head leads; it is then the first row of the menu. */
  headHref?: string | undefined
  /** Open from the start, for a menu that was loaded by the click that wanted it. */
  defaultOpen?: boolean
}

/**
 * A drop-down menu on radix-ui. It has an entry point of its own, so that it can load with the first press.
 *
 * @example <Menu label="Account" trigger={<Button>linhtran88</Button>} items={[{ id: 'out', label: 'Log out', onSelect: logout }]} />
 */
export const Menu = ({ label, trigger, items, head, headHref, defaultOpen }: MenuProps) => {
  const direction = useDirection()
  const { host, trigger: place } = useOverlayHost()
  // A menu that loaded after a key press did not get that key event: it focuses its first row itself.
  const [byKey, entered] = useState(
    () => defaultOpen === true && document.activeElement?.matches(':focus-visible') === true,
  )
  const enter = useCallback(
    (panel: HTMLElement | null) => {
      if (!byKey || !panel) return
      panel.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
      entered(false)
    },
    [byKey],
  )
  return (
    <DropdownMenu.Root defaultOpen={defaultOpen} modal={false} dir={direction}>
      <DropdownMenu.Trigger ref={place} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={host}>
        <DropdownMenu.Content
          ref={enter}
          className="p-dropdown"
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
        >
          {head && headHref === undefined ? <div className="p-dropdown__head">{head}</div> : null}
          {head && headHref !== undefined ? (
            <DropdownMenu.Item asChild className="p-dropdown__item p-dropdown__head">
              <Link href={headHref}>{head}</Link>
            </DropdownMenu.Item>
          ) : null}
          {items.map((item) =>
            'separator' in item ? (
              <DropdownMenu.Separator key={item.id} className="p-dropdown__line" />
            ) : (
              <DropdownMenu.Item
                key={item.id}
                asChild={item.href !== undefined}
                className="p-dropdown__item"
                data-danger={item.danger || undefined}
                onSelect={item.onSelect}
              >
                {item.href === undefined ? (
                  <>
                    {item.icon}
                    <span className="p-dropdown__label">{item.label}</span>
                    {item.end}
                  </>
                ) : (
                  <Link href={item.href}>
                    {item.icon}
                    <span className="p-dropdown__label">{item.label}</span>
                    {item.end}
                  </Link>
                )}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
