// The published types end before `dropTables`.
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2'
    /** Tables of the font that are left out. */
    readonly dropTables?: readonly string[]
  }
  export default function subsetFont(font: Buffer, letters: string, options: SubsetOptions): Promise<Buffer>
}
