import type * as v from 'valibot'

/** What stands in place of a list or dictionary of which nothing fits. */
export const noneFits = (value: readonly unknown[], why = ''): v.FailureDataset<v.BaseIssue<unknown>> => ({
  typed: false,
  value,
  issues: [
    {
      kind: 'transformation',
      type: 'none_fits',
      input: value,
      expected: null,
      received: '',
      message: `none of ${value.length} fits${why}`,
    },
  ],
})
