import type { DoorFigures } from '../http/door.ts'
import type { Doors } from '../http/through-doors.ts'
import type { Metrics } from './metrics.ts'

/** Adds what the doors hold and have done to the metrics, by class of requests. */
export function watchDoors(metrics: Metrics, doors: Pick<Doors, 'figures'>): void {
  const each = (figure: keyof DoorFigures) => async (): Promise<Record<string, number>> =>
    Object.fromEntries(Object.entries(doors.figures()).map(([name, figures]) => [name, figures[figure]]))
  const label = 'class'
  metrics.watch({ name: 'parlour_door_running', help: 'Requests of a class that are being answered', label, read: each('running') })
  metrics.watch({ name: 'parlour_door_waiting', help: 'Requests of a class that wait to begin', label, read: each('waiting') })
  metrics.watch({ name: 'parlour_door_served_total', help: 'Requests of a class that were answered', label, isTotal: true, read: each('served') })
  metrics.watch({ name: 'parlour_door_refused_total', help: 'Requests of a class that were refused with 503 before any work', label, isTotal: true, read: each('refused') })
  metrics.watch({ name: 'parlour_door_abandoned_total', help: 'Requests of a class whose client left before they began', label, isTotal: true, read: each('abandoned') })
}
