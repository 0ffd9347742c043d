import type { AdmissionFigures } from '../http/admission-queue.ts'
import type { AdmissionQueues } from '../http/with-admission.ts'
import type { Metrics } from './metrics.ts'

/** Adds the figures of the admission queues to the metrics, by class of requests. */
export function watchAdmission(metrics: Metrics, queues: Pick<AdmissionQueues, 'figures'>): void {
  const each = (figure: keyof AdmissionFigures) => async (): Promise<Record<string, number>> =>
    Object.fromEntries(Object.entries(queues.figures()).map(([name, figures]) => [name, figures[figure]]))
  const label = 'class'
  metrics.watch({
    name: 'parlour_admission_running',
    help: 'Requests of a class that are being answered',
    label,
    read: each('running'),
  })
  metrics.watch({
    name: 'parlour_admission_waiting',
    help: 'Requests of a class that wait to begin',
    label,
    read: each('waiting'),
  })
  metrics.watch({
    name: 'parlour_admission_served_total',
    help: 'Requests of a class that were answered',
    label,
    isTotal: true,
    read: each('served'),
  })
  metrics.watch({
    name: 'parlour_admission_refused_total',
    help: 'Requests of a class that were refused with 503 before any work',
    label,
    isTotal: true,
    read: each('refused'),
  })
  metrics.watch({
    name: 'parlour_admission_abandoned_total',
    help: 'Requests of a class whose client left before they began',
    label,
    isTotal: true,
    read: each('abandoned'),
  })
}
