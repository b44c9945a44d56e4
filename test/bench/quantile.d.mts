/** Types of `quantile.mjs`. */
export function quantile(list: readonly number[], part: number): number;
