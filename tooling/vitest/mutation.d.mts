/** Options of Stryker for a package: what it breaks, and how many breaks the tests must notice. */
export declare const defineMutation: (mutate: readonly string[]) => object
