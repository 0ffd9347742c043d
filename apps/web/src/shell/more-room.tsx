import { LazyVisible } from '@parlour/ui-kit'

/** About as high as the lower part of home. */
const height = { phone: 1860, tablet: 2640, desktop: 2330, wide: 1990 }

/** Keeps the room of the lower part of home, from the document on: who is at its end when the scripts come stays there. */
export const MoreRoom = ({ onNear }: { onNear: () => void }) => <LazyVisible height={height} onNear={onNear} />
