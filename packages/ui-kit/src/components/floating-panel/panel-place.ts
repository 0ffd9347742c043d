/** Where a floating panel stands and how large it is, in px from the lower end corner of the window; plain JSON. */
export type PanelPlace = { inline: number; block: number; width: number; height: number; minimised: boolean }

/** A panel that was never moved. */
export const startPlace: PanelPlace = { inline: 24, block: 24, width: 400, height: 560, minimised: false }

/** The corners that size it; `start-start` is the upper one where the line begins. */
export const corners = ['start-start', 'start-end', 'end-start', 'end-end'] as const

/** One of its corners: block edge, then inline edge. */
export type Corner = (typeof corners)[number]

type Room = { width: number; height: number }

/** Least size in px. */
export const least: Room = { width: 320, height: 320 }
/** Free room to every edge of the window, in px. */
const gap = 8

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/** The place that fits into the window: small enough, and wholly inside. */
export const fitPlace = (place: PanelPlace, room: Room): PanelPlace => {
  const width = between(place.width, least.width, room.width - 2 * gap)
  const height = between(place.height, least.height, room.height - 2 * gap)
  return {
    ...place,
    width,
    height,
    inline: between(place.inline, gap, room.width - width - gap),
    block: between(place.block, gap, room.height - height - gap),
  }
}

/** Moved by px towards the start of the line and upwards. */
export const movePlace = (place: PanelPlace, inline: number, block: number, room: Room): PanelPlace =>
  fitPlace({ ...place, inline: place.inline + inline, block: place.block + block }, room)

/** One corner pulled by px towards the start of the line and upwards; the opposite corner stays where it is. */
export const sizePlace = (place: PanelPlace, corner: Corner, inline: number, block: number, room: Room): PanelPlace => {
  const next = { ...place }
  if (corner.startsWith('start'))
    next.height = between(place.height + block, least.height, room.height - gap - place.block)
  else {
    next.height = between(place.height - block, least.height, place.height + place.block - gap)
    next.block = place.block + place.height - next.height
  }
  if (corner.endsWith('start')) next.width = between(place.width + inline, least.width, room.width - gap - place.inline)
  else {
    next.width = between(place.width - inline, least.width, place.width + place.inline - gap)
    next.inline = place.inline + place.width - next.width
  }
  return fitPlace(next, room)
}
