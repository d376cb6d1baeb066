import fc from 'fast-check';

/**
 * Generates damaged copies of the given files. Each copy has a few changed bytes, and about a third are
 * truncated as well.
 */
export const damagedFile = (...files: Buffer[]): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 }),
      fc.nat(),
    )
    .map(([file, changes, cut]) => {
      const damaged = Buffer.from(file);
      for (const [at, value] of changes) damaged[at % damaged.length] = value;
      return cut % 3 === 0 ? damaged.subarray(0, cut % damaged.length) : damaged;
    });
