import { CopyText } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

const shown = 8

/** A hash or a secret of a draw: its ends, and a button that copies the whole of it, whose name is `label`. */
export function ShortDigest({ digest, label }: { digest: string; label: string }) {
  const text = usePromotionsText()
  return (
    <CopyText
      text={digest}
      shown={<span dir="ltr">{`${digest.slice(0, shown)}\u2026${digest.slice(-shown)}`}</span>}
      label={label}
      copiedLabel={text('promotions.referral.copied')}
    />
  )
}
