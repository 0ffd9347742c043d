/**
 * Whether a modal, a drawer or a popover is open. Floating panels do not count.
 *
 * @returns true while one is
 * @example if (!isOverlayOpen()) showPromotion()
 */
export const isOverlayOpen = (): boolean => document.querySelector('dialog:modal, [role="dialog"]') !== null
