/** Whether something stands over the page that was opened there: a modal, a drawer, a popover. What floats beside the work does not count. */
export const isOverlayOpen = (): boolean => document.querySelector('dialog:modal, [role="dialog"]') !== null
