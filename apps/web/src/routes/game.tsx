import { GameScreen } from '@parlour/game-launch/react'
import { statusQuery } from '@parlour/site'
import { useApi } from '@parlour/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { brand } from '../brand.ts'
import { ensureWords } from '../platform/language.ts'
import { deploymentOrigins } from '../platform/origins.ts'
import { useTitle } from '../shell/use-title.ts'
import { useSite } from '../shell/use-site.ts'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))

export const Route = createFileRoute('/game')({
  validateSearch: v.object({
    // The router checks an address it has already read once more: a number must stay the number it is.
    node: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0)), 0),
    vendor: v.fallback(text(16), ''),
    room: v.optional(v.fallback(text(128), '')),
    name: v.optional(v.fallback(text(80), '')),
  }),
  loader: ({ context: { store } }) => ensureWords(store),
  component: Game,
})

function Game() {
  const { node, vendor, room, name } = Route.useSearch()
  const { language, secretsShown, openLogin, refreshBalance } = useSite()
  useTitle(name || null)
  const navigate = useNavigate()
  const router = useRouter()
  const { data: status } = useQuery(statusQuery(useApi(), window.location.host))
  const known = deploymentOrigins().play
  const named = status?.info.launchGameCDNs ?? []
  const exit = () => {
    refreshBalance()
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: '/' })
  }
  return (
    <GameScreen
      game={{ nodeId: node, vendor, roomId: room || null, name: name ?? '' }}
      merchant={brand.merchant}
      language={language}
      gameOrigins={named.filter((origin) => known.includes(origin))}
      suspended={secretsShown}
      onLogin={openLogin}
      onExit={exit}
      onBalanceChanged={refreshBalance}
    />
  )
}
