import { categories } from '@parlour/games'
import { useGamesText } from '@parlour/games/react'
import { BetsScreen } from '@parlour/member/react'
import type { MemberPageProps } from './page-props.ts'

export default function MemberBets(props: MemberPageProps) {
  const games = useGamesText()
  return (
    <BetsScreen
      {...props}
      categories={categories.map((value) => ({ value, label: games(`games.category.${value}`) }))}
    />
  )
}
