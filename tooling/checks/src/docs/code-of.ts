const block = /^```[^\n]*\n([^]*?)^```/gm

/** The code of a document: its fenced and indented blocks, and what stands in backticks. */
export function codeOf(text: string): { readonly blocks: readonly string[]; readonly spans: readonly string[] } {
  const prose = text.replace(block, '')
  return {
    blocks: [
      ...[...text.matchAll(block)].map(([, code = '']) => code),
      ...[...prose.matchAll(/^ {4}(.+)$/gm)].map(([, line = '']) => line),
    ],
    spans: [...prose.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span),
  }
}
