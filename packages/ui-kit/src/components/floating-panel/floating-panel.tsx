import type { CSSProperties, KeyboardEvent, ReactNode, Ref, SyntheticEvent } from 'react'
import type { PanelPlace } from './panel-place.ts'
import { Tabs } from 'radix-ui'
import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useDirection } from '../../use-direction.ts'
import { useNarrow } from '../../use-narrow.ts'
import { IconClose, IconMinus } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { PanelHandle } from './panel-handle.tsx'
import { corners, startPlace } from './panel-place.ts'
import { usePlace } from './use-place.ts'
import { usePull } from './use-pull.ts'

/** One icon of the rail; `label` names it. */
export type PanelTab = { id: string; label: string; icon: ReactNode }

/** Names of what can be done with the panel. */
export type FloatingPanelLabels = {
  move: string
  resize: string
  minimise: string
  restore: string
  close?: string
  rail?: string
}

/** The handle of the panel: minimises it, as Escape does. */
export type FloatingPanelHandle = { minimise: () => void }

/** Props of `FloatingPanel`. */
export type FloatingPanelProps = {
  /** For a frame that handles Escape itself: its key events do not reach the page. */
  ref?: Ref<FloatingPanelHandle>
  /** Name of the panel, in its head. */
  title: string
  /** A hint after the title, for example the member's name. */
  hint?: ReactNode
  labels: FloatingPanelLabels
  /** The stored place; without it the panel opens in the lower end corner. */
  place?: PanelPlace
  /** Called after each move, resize or minimise; store the place as JSON. */
  onPlace?: (place: PanelPlace) => void
  /** Called by the close button; without it, or without `labels.close`, there is none. */
  onClose?: () => void
  /** Icons in the coral rail, and which one is open. */
  tabs?: readonly PanelTab[]
  /** Id of the open tab. */
  tab?: string
  onTab?: (id: string) => void
  /** Icon of the chip. */
  icon?: ReactNode
  /** Unread, on the chip; say it in `labels.restore` too. */
  count?: ReactNode
  /** What it holds, for example a frame; it stays loaded while the panel is minimised. */
  children: ReactNode
}

/**
 * [MOD-06] A panel over the page that can be moved, resized and minimised; a sheet on a phone.
 *
 * @example
 * <FloatingPanel title="Chat" labels={{ move: 'Move', resize: 'Resize', minimise: 'Minimise', restore: 'Open chat' }}>
 *   <iframe title="Chat" src={url} />
 * </FloatingPanel>
 */
export const FloatingPanel = ({
  ref,
  title,
  hint,
  labels,
  place: start = startPlace,
  onPlace,
  onClose,
  tabs,
  tab,
  onTab,
  icon,
  count,
  children,
}: FloatingPanelProps) => {
  const box = useRef<HTMLDialogElement>(null)
  const chip = useRef<HTMLButtonElement>(null)
  const phone = useNarrow()
  const direction = useDirection()
  const { place, move, size, done, minimise } = usePlace(start, onPlace)
  const { pulling, pointer, onKeyDown } = usePull({ onPull: move, onDone: done })
  const { minimised } = place
  const closeLabel = onClose ? labels.close : undefined

  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog || minimised) return
    if (phone) dialog.showModal()
    else dialog.open = true
    return () => dialog.close()
  }, [minimised, phone])

  const turned = useRef(false)
  useLayoutEffect(() => {
    if (!turned.current) return
    turned.current = false
    ;(minimised ? chip.current : box.current?.querySelector<HTMLElement>('[data-minimise]'))?.focus()
  }, [minimised])

  const turn = (next: boolean) => {
    minimise(next)
    turned.current = true
  }
  useImperativeHandle(ref, () => ({ minimise: () => turn(true) }))
  const onEscape = (event: KeyboardEvent | SyntheticEvent) => {
    if (('key' in event && event.key !== 'Escape') || event.defaultPrevented) return
    event.preventDefault()
    turn(true)
  }
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--inline': `${place.inline}px`,
    '--block': `${place.block}px`,
    '--width': `${place.width}px`,
    '--height': `${place.height}px`,
  }

  return (
    <>
      <dialog
        ref={box}
        className="p-floating"
        style={style}
        aria-label={title}
        data-pulling={pulling || undefined}
        data-closable={closeLabel ? '' : undefined}
        onKeyDown={onEscape}
        onCancel={onEscape}
      >
        <div className="p-floating__head" {...(phone ? {} : pointer)}>
          <p className="p-floating__title">
            <span className="p-floating__name">{title}</span>
            {hint ? <span className="p-floating__hint">{hint}</span> : null}
          </p>
          {phone ? null : (
            <button type="button" className="p-floating__move" aria-label={labels.move} onKeyDown={onKeyDown} />
          )}
          <IconButton
            data-still=""
            data-minimise=""
            className="p-floating__minimise"
            label={labels.minimise}
            icon={<IconMinus />}
            onClick={() => turn(true)}
          />
          {closeLabel ? (
            <IconButton
              data-still=""
              className="p-floating__minimise"
              label={closeLabel}
              icon={<IconClose />}
              onClick={onClose}
            />
          ) : null}
        </div>
        {tabs ? (
          <Tabs.Root
            className="p-floating__body"
            orientation="vertical"
            dir={direction}
            value={tab}
            onValueChange={onTab}
          >
            <Tabs.List className="p-floating__rail" aria-label={labels.rail}>
              {tabs.map(({ id, label, icon: sign }) => (
                <Tabs.Trigger key={id} value={id} className="p-floating__tab" aria-label={label}>
                  {sign}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <Tabs.Content className="p-floating__content" value={tab ?? ''}>
              {children}
            </Tabs.Content>
          </Tabs.Root>
        ) : (
          <div className="p-floating__body">
            <div className="p-floating__content">{children}</div>
          </div>
        )}
        {phone
          ? null
          : corners.map((corner) => (
              <PanelHandle
                key={corner}
                corner={corner}
                label={labels.resize}
                onPull={(way) => size(corner, way)}
                onDone={done}
              />
            ))}
      </dialog>
      {minimised ? (
        <button
          ref={chip}
          type="button"
          className="p-floating-chip"
          aria-label={labels.restore}
          onClick={() => turn(false)}
        >
          {icon}
          <span className="p-floating-chip__title">{title}</span>
          {count ? <span className="p-floating-chip__count">{count}</span> : null}
        </button>
      ) : null}
    </>
  )
}
