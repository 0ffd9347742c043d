import { addFavourite, listFavouriteIds, listGames, type GameRow } from '@parlour/api-client/endpoints'
import { useEndpoint, useEndpointMutation } from '@parlour/api-client/react'

/** One game; its heart is a call of its own, so that one row says nothing about another. */
function Game({ game: { nodeId, nodeName, vassalage, gameType } }: { game: GameRow }) {
  const favour = useEndpointMutation(addFavourite, { invalidates: [listFavouriteIds] })
  return (
    <li>
      {nodeName}{' '}
      <button onClick={() => favour.send({ nodeId, vendor: vassalage, gameType })}>
        {favour.status === 'sending' ? '…' : '♥'}
      </button>
    </li>
  )
}

/** Slots with a heart; stands in an `<ApiProvider api={api} scope={…}>` and the query client of the application. */
export function GameList() {
  const { data, error } = useEndpoint(listGames, { gameType: 'RNG' })
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul aria-busy={!data}>
      {data?.games.map((game) => (
        <Game key={game.nodeId} game={game} />
      ))}
    </ul>
  )
}
