/** A card: rank (`A`, `2` to `9`, `T`, `J`, `Q`, `K`) and suit (`s`, `h`, `d`, `c`), as in `Kh`. */
export type Card = string
