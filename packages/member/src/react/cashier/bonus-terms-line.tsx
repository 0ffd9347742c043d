import type { BonusTerms } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useMemberText } from '../use-member-text.ts'

interface BonusTermsLineProps {
  terms: BonusTerms
  currency: string
  categoryName: (code: string) => string
}

/** All terms of a bonus in words, to stand wherever a figure of it does (BEY-02). */
export function BonusTermsLine({ terms, currency, categoryName }: BonusTermsLineProps) {
  const text = useMemberText()
  const format = useFormat()
  const {
    wagerMultiple,
    wagerOn,
    playOnly,
    locked,
    validDays,
    expiresAt,
    timeZone,
    maxBet,
    excludedCategories,
    weights,
    minDeposit,
  } = terms
  const zone = timeZone ?? 'UTC'
  const days = validDays ? text('member.bonus.days', { days: validDays, zone }) : null
  const isFree = wagerMultiple === 0
  const requirement = playOnly
    ? text('member.bonus.on.playOnly')
    : isFree
      ? text('member.bonus.on.free')
      : text(`member.bonus.on.${wagerOn ?? 'bonus'}`, { times: wagerMultiple })
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [text(locked ? 'member.deposit.wageringLocked' : 'member.deposit.wageringRequirement'), requirement],
    [text('member.bonus.time'), expiresAt ? format.dateTime(expiresAt) : days],
    [text('member.bonus.maxBet'), maxBet ? format.money(maxBet, currency) : text('member.bonus.noMaxBet')],
    [text('member.bonus.excluded'), format.list(excludedCategories.map(categoryName))],
    [
      text('member.bonus.weights'),
      format.list(
        Object.entries(weights ?? {}).map(([code, share]) => `${categoryName(code)} ${format.percent(share)}`),
      ),
    ],
    [text('member.bonus.least'), minDeposit ? format.money(minDeposit, currency) : null],
  ]
  const told = facts
    .flatMap(([name, value]) => (value ? [text('member.bonus.term', { name, value })] : []))
    .join(' \u00b7 ')
  if (playOnly) return `${told}. ${text('member.withdraw.tie.playOnly')}`
  if (isFree) return `${told}.`
  return `${told}. ${text(locked ? 'member.bonus.ruleLocked' : 'member.bonus.rule')}`
}
