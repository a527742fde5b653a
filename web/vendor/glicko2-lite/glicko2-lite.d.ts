/** As the package's own index.d.ts, but for an ES module. */
export default function rate(
  rating: number,
  rd: number,
  sigma: number,
  opponents: readonly [rating: number, rd: number, score: number][],
  options?: { rating?: number; tau?: number },
): { rating: number; rd: number; vol: number };
