import { useApi } from '@parlour/api-client/react'
import { providersQuery } from '@parlour/games'
import { WalletScreen } from '@parlour/member/react'
import { useQuery } from '@tanstack/react-query'
import { useMemberHref } from '../use-member-href.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberWallet({ language, currency }: MemberPageProps) {
  const { data } = useQuery(providersQuery(useApi(), language))
  const cards = data?.data.lanes.flatMap((lane) => lane.cards) ?? []
  const logoOf = (vendor: string) => {
    const { smallIcon, lagerIcon } = cards.find(({ vassalage }) => vassalage === vendor) ?? {}
    return smallIcon ? { src: smallIcon, ...(lagerIcon && { inkSrc: lagerIcon }) } : undefined
  }
  return <WalletScreen language={language} currency={currency} hrefOfPage={useMemberHref()} logoOf={logoOf} />
}
