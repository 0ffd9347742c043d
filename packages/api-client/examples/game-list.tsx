import { addFavourite, listFavouriteIds, listGames } from '@parlour/api-client/endpoints'
import { useEndpoint, useEndpointMutation } from '@parlour/api-client/react'

/** Slots with a heart; stands in an `<ApiProvider api={api}>` and the query client of the application. */
export function GameList() {
  const { data, error } = useEndpoint(listGames, { gameType: 'RNG' })
  const favour = useEndpointMutation(addFavourite, { invalidates: [listFavouriteIds] })
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul aria-busy={!data}>
      {data?.games.map(({ nodeId, nodeName, vassalage, gameType }) => (
        <li key={nodeId}>
          {nodeName} <button onClick={() => favour.send({ nodeId, vendor: vassalage, gameType })}>{favour.status === 'sending' ? '…' : '♥'}</button>
        </li>
      ))}
    </ul>
  )
}
