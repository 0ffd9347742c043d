import { CopyText } from '@parlour/ui-kit'
import { shortId } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

/** The id of a bet, to copy: what support asks for. */
export function BetId({ id, whole = false }: { id: string; whole?: boolean }) {
  const text = useMemberText()
  return (
    <CopyText
      text={id}
      shown={whole ? id : shortId(id)}
      label={text('member.bets.copy', { id: shortId(id) })}
      copiedLabel={text('member.bets.copied')}
    />
  )
}
