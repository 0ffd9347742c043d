/** The middle of a month, which is in it in every time zone. */
export const monthOf = ({ startTime, endTime }: { readonly startTime: number; readonly endTime: number }): number =>
  (startTime + endTime) / 2
