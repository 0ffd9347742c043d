import type { FieldProps } from '../field/field-frame.tsx'
import type { DayRange } from './iso-day.ts'
import type { RangePanelProps, RangeTexts } from './range-panel.tsx'
import type { RangePreset } from './range-preset.ts'
import { useId, useState, type ReactNode } from 'react'
import { Popover } from 'radix-ui'
import { useNarrow } from '../../use-narrow.ts'
import { useOverlayHost } from '../../use-overlay-host.ts'
import { IconCalendar, IconCaretLeft, IconCaretRight } from '../../icons/index.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Modal } from '../modal/modal.tsx'
import { rangeText } from './day-text.ts'
import { PresetChips, PresetRow } from './preset-chips.tsx'
import { RangePanel } from './range-panel.tsx'

/** Props of `DateRange`. */
export type DateRangeProps = Pick<FieldProps, 'hint' | 'error' | 'required'> &
  Omit<RangePanelProps, 'words' | 'head'> & {
    /** Names the control; shown above it with `look: 'field'`, else only read out. */
    label: string
    /** A button of 44 for the head of a page, or a field of 48 for a form or a row of filters. */
    look?: 'button' | 'field'
    presets?: readonly RangePreset[]
    /** The presets stand beside the button from 768 px on, not in the pop-over. */
    beside?: boolean
    /** The periods before and after this one, as buttons beside it; without days a button does nothing. */
    steps?: Readonly<Record<'earlier' | 'later', { label: string; days: DayRange | null }>>
    /** Shown while nothing is chosen. */
    placeholder?: string
    words: RangeTexts & { presets: string; close: string }
  }

/**
 * [MEM-04] A range of days, by a preset or two presses in a month; a
 * sheet on a phone. Days are `YYYY-MM-DD`, `today` is the server's.
 *
 * @example <DateRange label="Period" value={range} onValue={setRange} today="2026-01-15" locale="en" words={words} />
 */
export const DateRange = (props: DateRangeProps) => {
  const {
    label,
    look = 'button',
    presets = [],
    beside = false,
    steps,
    placeholder,
    words,
    hint,
    error,
    required,
    value,
    onValue,
    locale,
  } = props
  const id = useId()
  const narrow = useNarrow()
  const { host, trigger } = useOverlayHost()
  const [open, setOpen] = useState(false)
  const choose = (range: DayRange) => {
    setOpen(false)
    onValue(range)
  }
  const chips =
    presets.length > 0 && (!beside || narrow) ? (
      <PresetChips {...props} label={words.presets} presets={presets} onValue={choose} />
    ) : null
  const panel = <RangePanel {...props} onValue={choose} head={chips} />
  const shown = value ? rangeText(value, locale) : placeholder
  const button = (
    <button
      ref={trigger}
      type="button"
      id={id}
      className="p-range__button"
      data-look={look}
      data-tone={error ? 'bad' : undefined}
      data-empty={value ? undefined : ''}
      aria-label={look === 'button' ? `${label}: ${shown ?? ''}` : undefined}
      aria-labelledby={look === 'field' ? `${id}-label ${id}-value` : undefined}
      aria-describedby={error || hint ? `${id}-message` : undefined}
      aria-haspopup="dialog"
      onClick={narrow ? () => setOpen(true) : undefined}
    >
      <IconCalendar size={18} />
      <span className="p-range__value" id={`${id}-value`}>
        {shown}
      </span>
    </button>
  )
  const control = narrow ? (
    <>
      {button}
      <Modal
        open={open}
        name="dateRange"
        title={label}
        closeLabel={words.close}
        onClose={() => setOpen(false)}
        width={400}
      >
        {panel}
      </Modal>
    </>
  ) : (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{button}</Popover.Trigger>
      <Popover.Portal container={host}>
        <Popover.Content
          className="p-range__pop"
          aria-label={label}
          align={look === 'field' ? 'start' : 'end'}
          sideOffset={8}
          collisionPadding={12}
        >
          {panel}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
  const framed =
    look === 'field' ? (
      <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
        {control}
      </FieldFrame>
    ) : (
      control
    )
  const step = (way: 'earlier' | 'later', icon: ReactNode) => {
    const { label: name, days } = steps?.[way] ?? { label: '', days: null }
    return (
      <IconButton
        bordered
        className="p-range__step"
        label={name}
        icon={icon}
        // At a limit the button keeps the focus and goes no further.
        aria-disabled={!days || undefined}
        onClick={() => days && onValue(days)}
      />
    )
  }
  return (
    <div className="p-range" data-look={look}>
      {beside && presets.length > 0 ? (
        <div className="p-range__beside">
          <PresetRow {...props} label={words.presets} presets={presets} />
        </div>
      ) : null}
      {steps ? step('earlier', <IconCaretLeft size={18} />) : null}
      {framed}
      {steps ? step('later', <IconCaretRight size={18} />) : null}
    </div>
  )
}
