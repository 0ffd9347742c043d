/** The kind of phone that a browser says it runs on, or null on anything else. */
export function phoneOf(userAgent: string): 'android' | 'ios' | null {
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : null
}
