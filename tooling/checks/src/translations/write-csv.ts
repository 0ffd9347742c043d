import { stringify } from 'csv-stringify/sync'
import { guard } from './formula.ts'
import type { Sheet } from './sheet.ts'

const kinds = ['package', 'places', 'forms', 'tagalog', 'used in'] as const

/**
 * A sheet as CSV (RFC 4180) that Excel opens as UTF-8: one row a text, the target in a column named after its language.
 */
export const writeCsv = ({ language, sections }: Sheet): string =>
  stringify(
    [
      ['id', 'source EN', `target ${language}`, ...kinds],
      ...sections.flatMap(({ units }) =>
        units.map(({ id, source, target, notes }) =>
          [
            id,
            source,
            target ?? '',
            ...kinds.map((kind) =>
              notes
                .filter((note) => note.kind === kind)
                .map((note) => note.text)
                .join('; '),
            ),
          ].map(guard),
        ),
      ),
    ],
    { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]|^\s|\s$/ },
  )
