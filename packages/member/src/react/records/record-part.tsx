import { useFormat } from '@parlour/i18n/react'
import { PageBar } from '@parlour/ui-kit'
import { dayStart } from '@parlour/i18n'
import type { ShownDays } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

interface RecordPartProps {
  days: ShownDays
  /** Whether the page saves a file of all parts. */
  inFile?: boolean
  /** The address of a part. */
  hrefOfPart: (part: number) => string
}

/** Which part of a period longer than one call takes is shown, and the way to the others; nothing of a shorter one. */
export function RecordPart({ days: { from, to, whole }, inFile, hrefOfPart }: RecordPartProps) {
  const text = useMemberText()
  const format = useFormat()
  if (!whole) return null
  const { part, parts } = whole
  const day = (iso: string) => format.date(dayStart(iso))
  return (
    <PageBar
      label={text('member.record.parts')}
      page={part}
      pages={parts}
      hrefOf={hrefOfPart}
      prevLabel={text('member.record.prevPart')}
      nextLabel={text('member.record.nextPart')}
      pageLabel={(each) => text('member.record.part', { part: format.number(each) })}
    >
      {text('member.record.partShown', {
        from: day(from),
        to: day(to),
        part: format.number(part),
        parts: format.number(parts),
      })}{' '}
      {inFile ? text('member.record.partFile') : null}
    </PageBar>
  )
}
