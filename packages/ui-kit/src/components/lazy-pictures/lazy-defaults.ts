/**
 * [CON-03, LOB-09] When a picture of a long list loads: as soon as a tenth of it stands within 1.3 windows, looked at
 * once in 200 ms; the last 200 that came are shown at once when they come back.
 */
export const lazyDefaults = { cache: 200, preload: 1.3, throttle: 200, threshold: 0.1 } as const
