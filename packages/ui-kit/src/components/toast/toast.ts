import type { Tone } from '../notice/notice.tsx'

/** One short message; errors and those with `stay` wait to be closed. */
export type Toast = { tone?: Tone; text: string; action?: { label: string; onClick: () => void }; stay?: boolean }

/** Shows and takes away toasts; `show` gives the number that `dismiss` takes. */
export type Toaster = { show: (toast: Toast) => number; dismiss: (id: number) => void }
