import * as v from 'valibot'

/** A step of a pipe that says what a caller gets where a transform made something else of the value; it runs nothing. */
/* @__NO_SIDE_EFFECTS__ */
export const readsAs = <Output>(
  output: v.GenericSchema<unknown, unknown>,
): v.MetadataAction<Output, { readonly readsAs: v.GenericSchema }> => v.metadata({ readsAs: output })
