import { vietnamParams } from '@parlour/games'
import { VietnamHall } from '@parlour/games/react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useShellText } from '../shell/use-shell-text.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { hrefs } from './-hrefs.ts'
import { withWords } from './-with-words.ts'

export const Route = createFileRoute('/vnlottery')({ validateSearch: vietnamParams, loader: withWords, component: Vietnam })

function Vietnam() {
  const search = Route.useSearch()
  const { language, openLottery } = useSite()
  const navigate = useNavigate()
  useTitle(useShellText()('web.head.vietnam'))
  return (
    <VietnamHall
      {...search}
      language={language}
      homeHref={hrefs.home}
      onPlay={openLottery}
      onGameCode={(gameCode) => void navigate({ href: hrefs.vietnam({ gameCode }), replace: true, resetScroll: false })}
    />
  )
}
