const { dataset } = document.documentElement

/** Notes what the site says of the panel that holds this page: `hidden` while it is minimised, `shown` again. */
export function noteShown(type: unknown): void {
  if (type !== 'hidden' && type !== 'shown') return
  dataset['panel'] = type
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Whether somebody can see this page: its tab is in front, and the panel that holds it is not minimised. */
export const isSeen = (): boolean => document.visibilityState === 'visible' && dataset['panel'] !== 'hidden'
