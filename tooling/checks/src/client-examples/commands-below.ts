/**
 * The commands that a readme gives below a heading, line by line.
 *
 * @param heading the text of the heading, without its marks
 * @throws RangeError when there is no such heading, or no command below it
 * @example commandsBelow(readme, 'Node') // ['cp -r … examples', 'node examples/list-games.ts …']
 */
export function commandsBelow(readme: string, heading: string): string[] {
  const section = readme.split(/^(?=#{1,6} )/m).find((part) => part.replace(/^#+ /, '').startsWith(`${heading}\n`))
  const block = /^```sh\n([^]*?)^```$/m.exec(section ?? '')?.[1] ?? ''
  const commands = block.split('\n').flatMap((line) => line.replace(/\s+#.*$/, '').trim() || [])
  if (commands.length === 0) throw new RangeError(`the readme has no command below “${heading}”`)
  return commands
}
