/** A face of a sheet: its family, its file, and the signs it is for. */
export type Face = { family: string; file: string; covers: (sign: number) => boolean }

const rangesOf = (list: string) =>
  list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })

/** The faces that a sheet loads from files, in the order of writing. */
export const facesOf = (sheet: string): Face[] =>
  [...sheet.matchAll(/@font-face \{([^}]*url[^}]*)\}/g)].map(([, body = '']) => {
    const ranges = rangesOf(/unicode-range:\s+([^;]+);/.exec(body)?.[1] ?? '')
    return {
      family: /font-family: '([^']+)'/.exec(body)?.[1] ?? '',
      file: /fonts\/([\w-]+\.woff2)/.exec(body)?.[1] ?? '',
      covers: (sign) => ranges.some(([from, to]) => from <= sign && sign <= to),
    }
  })

/**
 * The files that a browser loads for a text: a sign goes to the
 * first family that has it, there to the face written last.
 */
export const filesFor = (text: string, faces: readonly Face[], families: readonly string[]): string[] => {
  const files = [...text].flatMap((letter) => {
    const having = faces.filter(({ covers }) => covers(letter.codePointAt(0) ?? 0))
    const family = families.find((name) => having.some((face) => face.family === name))
    return having.findLast((face) => face.family === family)?.file ?? []
  })
  return [...new Set(files)].toSorted()
}
