import * as v from 'valibot'

/** A sum of a request, in minor units: whole and above zero. Its member must stand in the record's `amounts`. */
export const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
