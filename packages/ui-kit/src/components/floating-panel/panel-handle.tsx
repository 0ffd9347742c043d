import type { Corner } from './panel-place.ts'
import { usePull } from './use-pull.ts'

type Props = {
  corner: Corner
  label: string
  onPull: (way: { inline: number; block: number }) => void
  onDone: () => void
}

/**
 * A corner of the panel. All four take a pointer; the first one
 * also takes the focus and arrow keys, so that Tab stops once.
 */
export const PanelHandle = ({ corner, label, onPull, onDone }: Props) => {
  const { pointer, onKeyDown, pulling } = usePull({ onPull, onDone })
  const look = { className: 'p-floating__handle', 'data-corner': corner, 'data-pulling': pulling || undefined }
  if (corner !== 'start-start') return <div {...look} {...pointer} aria-hidden="true" />
  return <button {...look} {...pointer} type="button" aria-label={label} onKeyDown={onKeyDown} />
}
