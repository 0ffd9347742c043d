import type { FileSizes } from './measure-files.ts'

const anchor = (
  name: string,
  files: number,
  lines: number,
  median: number,
  p90: number,
  max: number,
  longest = '',
): FileSizes => ({ name, files, lines, median, p90, max, longest })

/** The codebases that this one takes after, as they were counted in 2026. */
export const anchors: readonly FileSizes[] = [
  anchor('ky source', 30, 4_001, 48, 324, 1_140, 'Ky.ts'),
  anchor('wagmi core/actions', 79, 4_896, 50, 120, 160),
  anchor('wagmi react/hooks', 72, 4_476, 50, 94, 354),
  anchor('valibot actions', 232, 12_630, 37, 130, 339),
  anchor('TanStack kitchen-sink routes', 19, 819, 30, 81, 155),
  anchor('bulletproof-react features', 26, 1_451, 48, 91, 119),
  anchor('circuit-ui components', 262, 23_110, 49, 224, 621),
  anchor('embla core', 40, 3_170, 62, 117, 317),
]
