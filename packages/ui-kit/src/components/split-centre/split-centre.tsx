import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconArrowLeft, IconClose } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { SideMenuItem } from '../side-menu/side-menu-item.ts'
import { SideMenu } from '../side-menu/side-menu.tsx'
import { SkipLink } from '../skip-link/skip-link.tsx'

/** Props of `SplitCentre`. */
export type SplitCentreProps = {
  /** Name of the menu, for example the member centre. */
  label: string
  /** Who is here: a `ProfileHead`. */
  head: ReactNode
  /** Entries in groups; each is a link of its own, so that every page has an address. */
  groups: readonly (readonly SideMenuItem[])[]
  /** What the list shows between head and entries on a phone: the balance. */
  summary?: ReactNode
  /** Under the entries: signing out. */
  foot?: ReactNode
  /** Title of the page that is open. */
  title: string
  /** On a phone: the list of entries, or the page that was chosen. From 768 on both stand side by side. */
  shows: 'list' | 'page'
  /** Address of the list, for the arrow back on a phone. */
  backHref: string
  /** Accessible name of the arrow back on a phone. */
  backLabel: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** Text of the link that leads past the menu; it shows once it has the focus. */
  skipLabel: string
  /** Escape outside of a field that is written in, the cross and a click on what lies behind. */
  onClose: () => void
  children: ReactNode
}

const texts = ['text', 'search', 'tel', 'email', 'url', 'password', 'number']

const isWrittenIn = (element: Element | null): boolean =>
  (element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && texts.includes(element.type))) &&
  element.value !== ''

/**
 * A centre with a menu at its side, as a sheet over the page: 40 px of the page stay in view above it. On a phone it is
 * a list, and a page for each entry. What lies behind is drawn by the application, which also makes it inert.
 *
 * @example
 * <SplitCentre
 *   label="Member centre"
 *   head={<ProfileHead avatar={<Avatar />} name="linhtran88" />}
 *   groups={groups}
 *   title="Deposit"
 *   shows="page"
 *   backHref="/member"
 *   backLabel="Back"
 *   closeLabel="Close"
 *   skipLabel="Skip to the page"
 *   onClose={close}
 * >
 *   {page}
 * </SplitCentre>
 */
export const SplitCentre = ({
  label,
  head,
  groups,
  summary,
  foot,
  title,
  shows,
  backHref,
  backLabel,
  closeLabel,
  skipLabel,
  onClose,
  children,
}: SplitCentreProps) => {
  const id = useId()
  const page = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)

  // The element that opened it is inert now: the focus moves here, and screen readers announce the title. It is no
  // region, since a main is in none.
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [])

  // Each page begins at its title, before an application puts back where one was on the way back.
  useLayoutEffect(() => {
    page.current?.scrollTo(0, 0)
  }, [title])

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Out of a field that something is written in, Escape leads out of the field alone: nothing typed is lost by it.
    if (isWrittenIn(document.activeElement)) sheet.current?.focus({ preventScroll: true })
    else onClose()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onEscape(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className="p-centre" data-shows={shows}>
      <button type="button" className="p-centre__behind" tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        ref={sheet}
        className="p-centre__sheet"
        tabIndex={-1}
        role="group"
        {...(shows === 'page' ? { 'aria-labelledby': id } : { 'aria-label': label })}
      >
        {shows === 'page' ? (
          <SkipLink
            href={`#${id}`}
            label={skipLabel}
            onClick={(event) => {
              // The address keeps its page: the title takes the focus, no fragment is added.
              event.preventDefault()
              page.current?.querySelector('h1')?.focus()
            }}
          />
        ) : null}
        <div className="p-centre__menu">
          <div className="p-centre__head">{head}</div>
          {summary ? <div className="p-centre__summary">{summary}</div> : null}
          <SideMenu label={label} groups={groups} variant="drawer" />
          {foot ? <div className="p-centre__foot">{foot}</div> : null}
        </div>
        <main ref={page} className="p-centre__page" aria-labelledby={id}>
          <div className="p-centre__top">
            <IconButton className="p-centre__back" href={backHref} label={backLabel} icon={<IconArrowLeft />} />
            <h1 id={id} className="p-centre__title" tabIndex={-1}>
              {title}
            </h1>
            <IconButton
              bordered
              className="p-centre__close"
              label={closeLabel}
              icon={<IconClose />}
              onClick={onClose}
            />
          </div>
          <div className="p-centre__body">{children}</div>
        </main>
      </div>
    </div>
  )
}
