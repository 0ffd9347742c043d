/** The packages as they are written, so that tests need no build. */
export default {
  ssr: { resolve: { conditions: ['@parlour/source', 'module', 'node'] } },
  test: { include: ['src/**/*.test.ts'] },
}
