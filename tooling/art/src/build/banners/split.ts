import type { BannerLanguage } from '../../banners.ts'

const tags: Partial<Record<BannerLanguage, string>> = { CN: 'zh', TH: 'th' }

/** Thai words from abroad that the dictionary would cut. */
const whole = new Set(['ดีลเลอร์', 'แบล็คแจ็ค', 'บาคาร่า', 'โป๊กเกอร์', 'ดาร์บี้', 'ทัวร์นาเมนต์', 'ลอตเตอรี่', 'วงล้อ', 'ปูซอย'])
const begins = (text: string) => [...whole].some((word) => word !== text && word.startsWith(text))

/** Where a text may break: its words, and what stands between two of them on one line. */
export interface Breaks {
  readonly words: readonly string[]
  readonly joint: string
}

/**
 * The words of a text; Chinese and Thai break by the dictionary, and a sign of punctuation stays with what it follows.
 */
export const breaksOf = (text: string, language: BannerLanguage): Breaks => {
  const tag = tags[language]
  if (tag === undefined) return { words: text.split(' '), joint: ' ' }
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1)
    const joins =
      last !== undefined &&
      (isWordLike !== true || /[\d₱.,:%·-]$/u.test(last) || /^[ๆฯ]/u.test(segment) || begins(last))
    if (joins) words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return { words, joint: '' }
}

/** One line of words, without a blank at its ends. */
export const joined = ({ joint }: Breaks, words: readonly string[]): string =>
  words.join(joint).trim().replace(/[，]$/u, '')
