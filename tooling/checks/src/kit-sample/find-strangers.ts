/**
 * The components whose class stands in a built text though it does not use them.
 * @param components names of all folders of the kit's components
 * @param wanted those that the page takes, with the parts they are made of
 */
export const findStrangers = (built: string, components: readonly string[], wanted: ReadonlySet<string>): string[] =>
  components.filter((name) => !wanted.has(name) && new RegExp(`\\bp-${name}(?![a-z0-9-])`).test(built))

/** One line about such components; old builds of the packages are the usual cause. */
export const describeStrangers = (strangers: readonly string[]): string =>
  `components that nobody asked for came along: ${strangers.join(', ')}. The packages must be built first: run pnpm build, then this again`
