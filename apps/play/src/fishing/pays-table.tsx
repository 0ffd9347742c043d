import type { Speech } from '../frame/speech.ts'
import { FishIcon } from './fish-icon.tsx'
import type { Species } from '../calls/fishing.ts'

interface PaysTableProps {
  readonly speech: Speech
  readonly species: readonly Species[]
  /** What every shot gives back, in percent. */
  readonly percent: number
}

/** What each species pays, and how likely a shot at it catches. */
export function PaysTable({ speech: { word, figure }, species, percent }: PaysTableProps) {
  return (
    <table class="pays">
      <thead>
        <tr>
          <th scope="col">{word('fish')}</th>
          <th scope="col">{word('pays')}</th>
          <th scope="col">{word('chance')}</th>
        </tr>
      </thead>
      <tbody>
        {species.map(({ code, pays }) => (
          <tr key={code}>
            <th scope="row">
              <FishIcon species={code} />
              {word(`name.${code}`)}
            </th>
            <td>{figure(pays, 0)}×</td>
            <td>{figure(percent / pays, 3)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
